"""Small files: WebP through PIL, 16-bit PNG by hand (PIL cannot write RGB16)."""
import struct
import zlib
import numpy as np


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92*x, 1.055*x**(1/2.4)-0.055)


def to_image(a):
    from PIL import Image
    return Image.fromarray((np.clip(a, 0, 1)*255+0.5).astype(np.uint8))


def save_webp(path, a, quality=90, lossless=False, alpha_quality=100):
    to_image(a).save(path, quality=quality, method=4, lossless=lossless, alpha_quality=alpha_quality)


def _paeth(a, b, c):
    p = a.astype(np.int16)+b-c
    pa, pb, pc = np.abs(p-a), np.abs(p-b), np.abs(p-c)
    return np.where((pa <= pb) & (pa <= pc), a, np.where(pb <= pc, b, c)).astype(np.uint8)


def save_png16(path, q):
    """HxWx3 uint16 -> PNG. Each row takes the filter with the smallest residual, as libpng does."""
    h, w, _ = q.shape
    raw = q.astype(">u2").view(np.uint8).reshape(h, w*6)
    left = np.zeros_like(raw)
    left[:, 6:] = raw[:, :-6]
    up = np.zeros_like(raw)
    up[1:] = raw[:-1]
    corner = np.zeros_like(raw)
    corner[1:, 6:] = raw[:-1, :-6]
    mean = ((left.astype(np.uint16)+up)//2).astype(np.uint8)
    rows = np.stack([raw, raw-left, raw-up, raw-mean, raw-_paeth(left, up, corner)])
    cost = np.abs(rows.view(np.int8).astype(np.int32)).sum(2)
    best = cost.argmin(0)
    lines = np.c_[best.astype(np.uint8), rows[best, np.arange(h)]]
    chunk = lambda t, d: struct.pack(">I", len(d))+t+d+struct.pack(">I", zlib.crc32(t+d) & 0xffffffff)
    with open(path, "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n"+chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 16, 2, 0, 0, 0))
                + chunk(b"IDAT", zlib.compress(lines.tobytes(), 9))+chunk(b"IEND", b""))
