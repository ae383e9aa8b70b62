"""Closed outlines, distances to a line and band-limited noise, all in metres."""
import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree
from podlib.curves import resample


def resample_closed(pts, step):
    return resample(np.vstack([pts, pts[:1]]), step)[:-1]


def round_corners(pts, radius, step=.001):
    """Cloth has no mathematical corners."""
    return gaussian_filter1d(resample_closed(pts, step), radius/step, axis=0, mode="wrap")


def turned_left(pts):
    """The same closed outline, counter-clockwise."""
    x, y = pts[:, 0], pts[:, 1]
    return pts if np.sum(x*np.roll(y, -1)-np.roll(x, -1)*y) > 0 else pts[::-1]


def within(pts, q, per_metre=4000.0):
    """Points inside a closed outline, by drawing it: outlines of thousands of points are too many for `curves.inside`."""
    from PIL import Image, ImageDraw
    lo = pts.min(0)-.01
    w, h = np.ceil((pts.max(0)+.01-lo)*per_metre).astype(int)
    im = Image.new("1", (int(w), int(h)))
    ImageDraw.Draw(im).polygon([tuple(v) for v in (pts-lo)*per_metre], fill=1)
    drawn, at = np.asarray(im), ((q-lo)*per_metre).astype(int)
    ok = (at >= 0).all(1) & (at[:, 0] < w) & (at[:, 1] < h)
    r = np.zeros(len(q), bool)
    r[ok] = drawn[at[ok, 1], at[ok, 0]]
    return r


def edge_distance(pts, q, step=.0004):
    """Distance of points to a closed outline."""
    return cKDTree(resample_closed(pts, step)).query(q)[0]


def both(pts):
    """A line of the right half and its mirror image."""
    pts = np.asarray(pts)
    return [pts, pts*[-1, 1]]


def whole(pts):
    """A line of the right half that ends at x = 0 -> the whole line, from right to left."""
    pts = np.asarray(pts)
    return np.vstack([pts, (pts*[-1, 1])[::-1][1:]])


class Near:
    """Signed distance (+ = left of its direction), arc length and end flag of points beside a line."""
    def __init__(self, pts, step=.0004):
        self.p = resample(pts, step)
        d = np.gradient(self.p, axis=0)
        self.n = np.c_[-d[:, 1], d[:, 0]]/np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-12)
        self.s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(self.p, axis=0), axis=1))]
        self.tree = cKDTree(self.p)

    def __call__(self, q, reach=np.inf):
        d, i = self.tree.query(q, distance_upper_bound=reach)
        ok = np.isfinite(d)
        i = np.where(ok, i, 0)
        left = ((q-self.p[i])*self.n[i]).sum(-1) >= 0
        end = (i == 0) | (i == len(self.p)-1)
        return np.where(ok, np.where(left, d, -d), 9.0), self.s[i], end & ok


def noise(shape, cell, wave, seed, stretch=(1, 1), angle=0.0):
    """Gaussian field of unit variance with wavelengths around `wave`; a stretch below 1 makes it longer along that axis."""
    h, w = shape
    fy, fx = np.meshgrid(np.fft.fftfreq(h, cell), np.fft.rfftfreq(w, cell), indexing="ij")
    c, s = np.cos(angle), np.sin(angle)
    f = np.hypot((fx*c+fy*s)*stretch[0], (-fx*s+fy*c)*stretch[1])*wave
    pass_band = np.exp(-((f-1)/.45)**2)*(f > 0)
    z = np.fft.irfft2(np.fft.rfft2(np.random.default_rng(seed).normal(size=shape))*pass_band, s=shape)
    return z/z.std()
