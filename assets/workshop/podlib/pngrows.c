/* Undoes PNG row filters in place, 6 bytes a pixel (RGB16). Python would need a minute per map for this. */
#include <stdint.h>
#include <stdlib.h>

void unfilter(int h, int n, const uint8_t *in, uint8_t *out) {
    for (int y = 0; y < h; y++) {
        const uint8_t *r = in+(size_t)y*(n+1); uint8_t *o = out+(size_t)y*n, *up = y ? o-n : 0; int kind = *r++;
        for (int x = 0; x < n; x++) {
            int a = x >= 6 ? o[x-6] : 0, b = up ? up[x] : 0, c = up && x >= 6 ? up[x-6] : 0, p = 0;
            if (kind == 1) p = a;
            else if (kind == 2) p = b;
            else if (kind == 3) p = (a+b)/2;
            else if (kind == 4) { int q = a+b-c, pa = abs(q-a), pb = abs(q-b), pc = abs(q-c); p = pa <= pb && pa <= pc ? a : pb <= pc ? b : c; }
            o[x] = (uint8_t)(r[x]+p);
        }
    }
}
