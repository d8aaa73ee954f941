/* No guard: the body of a kernel, included where it is wanted. */
        v[i] = v[i] * FACTOR + i;
