"""Small files: WebP through PIL, UV maps as the differences of neighbours (PIL cannot write 16 bits per channel)."""
import numpy as np


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92*x, 1.055*x**(1/2.4)-0.055)


def to_image(a):
    from PIL import Image
    return Image.fromarray((np.clip(a, 0, 1)*255+0.5).astype(np.uint8))


def save_webp(path, a, quality=90, lossless=False):
    to_image(a).save(path, quality=quality, method=4, lossless=lossless)


def _neighbours(a):
    """Left, above and above left of every entry; 0 outside."""
    p = np.pad(a, ((1, 0), (1, 0)))
    return p[1:, :-1], p[:-1, 1:], p[:-1, :-1]


def steady(a, give=1):
    """Whole numbers that are what their neighbours predict wherever that is no more than `give` from the truth: most of a UV map is
    the noise of its own rounding, which does not pack. Walks along diagonals, whose entries do not depend on each other. 0 stays 0."""
    h, w = a.shape
    out = np.zeros((h+1, w+1), np.int64)
    for k in range(h+w-1):
        y = np.arange(max(0, k-w+1), min(h, k+1))
        x = k-y
        here, left, above, corner = a[y, x], out[y+1, x], out[y, x+1], out[y, x]
        guess = np.where((left > 0) & (above > 0) & (corner > 0), left+above-corner, np.where(left > 0, left, above))
        out[y+1, x+1] = np.where((here > 0) & (guess > 0) & (np.abs(guess-here) <= give), guess, here)
    return out[1:, 1:]


def save_uv(path, q, ids, step):
    """HxWx2 whole numbers of `step`, HxW part ids -> lossless WebP of twice the height (assets/products/FORMAT.md)."""
    from PIL import Image
    h, w = ids.shape
    out = np.zeros((2*h, w, 3), np.uint8)
    for c in range(2):
        a = steady(q[..., c].astype(np.int64))
        left, above, corner = _neighbours(a)
        all_three = (left > 0) & (above > 0) & (corner > 0)
        predicted = np.where(all_three, left+above-corner, np.where(left > 0, left, above))
        diff = (a-predicted+32768) % 65536-32768
        folded = np.where(diff < 0, -2*diff-1, 2*diff)
        out[:h, :, c], out[h:, :, c] = folded >> 8, folded & 255
    out[:h, :, 2], out[h:, :, 2] = ids, step
    Image.fromarray(out).save(path, lossless=True, quality=100, method=5)


def load_uv(path):
    """What save_uv wrote, as HxWx3: u x 65535, v x 65535, part id."""
    from PIL import Image
    p = np.asarray(Image.open(path).convert("RGB")).astype(np.int64)
    h, w = p.shape[0]//2, p.shape[1]
    out = np.zeros((h, w, 3), np.int64)
    for c in range(2):
        folded = p[:h, :, c]*256+p[h:, :, c]
        diff = np.where(folded & 1, -((folded+1) >> 1), folded >> 1).tolist()
        above = [0]*w
        for y, row in enumerate(diff):
            line, left, corner = [0]*w, 0, 0
            for x, d in enumerate(row):
                up = above[x]
                left = ((left+up-corner if left and up and corner else left or up)+d) & 65535
                line[x], corner = left, up
            out[y, :, c], above = line, line
    out[..., :2] *= p[h, 0, 2]
    out[..., 2] = p[:h, :, 2]
    return out
