"""2D curves for sewing patterns and profiles. Everything is metres, points are Nx2 arrays."""
import math
import numpy as np


def bezier(p0, p1, p2, p3, n=60):
    t = np.linspace(0, 1, n)[:, None]
    p0, p1, p2, p3 = map(np.asarray, (p0, p1, p2, p3))
    return (1-t)**3*p0 + 3*(1-t)**2*t*p1 + 3*(1-t)*t**2*p2 + t**3*p3


def resample(pts, step):
    """Polyline -> points at (nearly) equal arc length, both ends kept."""
    pts = np.asarray(pts, float)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))]
    q = np.linspace(0, s[-1], max(1, int(round(s[-1]/step)))+1)
    return np.c_[np.interp(q, s, pts[:, 0]), np.interp(q, s, pts[:, 1])]


def mirror(pts):
    """Mirror at x=0 and reverse, to close a half outline."""
    return np.asarray(pts)[::-1]*[-1, 1]


def inside(poly, q):
    """Vectorised point in polygon."""
    x, y = q[:, 0], q[:, 1]
    r = np.zeros(len(q), bool)
    x0, y0 = poly[:, 0], poly[:, 1]
    x1, y1 = np.roll(x0, -1), np.roll(y0, -1)
    for a, b, c, d in zip(x0, y0, x1, y1):
        if b != d:
            r ^= ((b > y) != (d > y)) & (x < (c-a)*(y-b)/(d-b)+a)
    return r


def outline_distance(poly, q):
    """Distance of points to a closed or open polyline (resampled finely)."""
    from scipy.spatial import cKDTree
    return cKDTree(resample(poly, .0008)).query(q)


def rect_loop(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def rounded_rect(w, h, r, n=10):
    """Closed outline, counter-clockwise, centred."""
    pts = []
    for cx, cy, a0 in ((w/2-r, h/2-r, 0), (-w/2+r, h/2-r, 90), (-w/2+r, -h/2+r, 180), (w/2-r, -h/2+r, 270)):
        for k in range(n+1):
            a = math.radians(a0+90*k/n)
            pts.append((cx+r*math.cos(a), cy+r*math.sin(a)))
    return np.array(pts)


def superellipse(w, h, exponent, n=244):
    """Rounded square with slightly bulging sides, counter-clockwise from the lower right corner."""
    a = np.linspace(-np.pi/4, 2*np.pi-np.pi/4, n+1)
    c, s = np.cos(a), np.sin(a)
    r = 1/(np.abs(c)**exponent+np.abs(s)**exponent)**(1/exponent)
    return np.c_[r*c*w/2, r*s*h/2]


def arc(cx, cy, r, a0, a1, n=6):
    t = np.radians(np.linspace(a0, a1, n))
    return [(cx+r*math.cos(k), cy+r*math.sin(k)) for k in t]


def smooth(pts, closed=False, n=200):
    """Cubic spline through points."""
    from scipy.interpolate import CubicSpline
    p = np.asarray(pts, float)
    if closed:
        p = np.vstack([p, p[:1]])
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    q = np.linspace(0, s[-1], n+1)
    out = CubicSpline(s, p, bc_type="periodic" if closed else "not-a-knot")(q)
    return out[:-1] if closed else out
