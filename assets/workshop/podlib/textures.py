"""Surface details drawn with numpy: weaves, ribs, stitches, wood, plaster. Heights are zero-mean unless said."""
import numpy as np


def linen(n=1024, seed=3, cell=8):
    """Zero-mean woven noise."""
    r = np.random.default_rng(seed)
    k = n//cell+1
    a = r.normal(0, 1, (n, k)).repeat(cell, 1)[:, :n]
    b = r.normal(0, 1, (k, n)).repeat(cell, 0)[:n]
    return (a+b)*.5


def weave(h, w, cell=16, seed=4):
    """Coarse canvas: crossing threads of varying thickness."""
    r = np.random.default_rng(seed)
    a = r.normal(0, 1, (h, w//cell+1)).repeat(cell, 1)[:, :w]
    return a+r.normal(0, 1, (h//cell+1, w)).repeat(cell, 0)[:h]


def wood(n=1024, seed=2):
    """Straight grain along u, multiplier around 1."""
    r = np.random.default_rng(seed)
    g = np.zeros((n, n))
    for k, a in ((4, .05), (16, .06), (64, .05), (256, .03)):
        line = np.interp(np.linspace(0, k, n), np.arange(k+1), r.normal(0, 1, k+1))
        wob = np.interp(np.linspace(0, 6, n), np.arange(7), r.normal(0, n/k*.12, 7))
        g += a*line[(np.arange(n)[:, None]+wob[None, :]).astype(int) % n]
    return 1+g


def soft_noise(n=1024, cells=(4, 8, 16, 64), seed=7):
    """Cloudy zero-mean noise that tiles (plaster, stone, felt)."""
    from scipy.ndimage import zoom
    r = np.random.default_rng(seed)
    g = np.zeros((n, n))
    for k in cells:
        base = r.normal(0, 1, (k, k))
        g += zoom(np.pad(base, 1, mode="wrap"), n/k, order=3, mode="grid-wrap")[n//k:n//k+n, n//k:n//k+n]/len(cells)
    return g


def terry(h, w, seed=6, cell=3):
    """Towel loops or rug pile: blurred speckle."""
    from scipy.ndimage import gaussian_filter
    g = gaussian_filter(np.random.default_rng(seed).normal(0, 1, (h, w)), cell*.45, mode="wrap")
    return g/g.std()


def groove(d, width, depth):
    return -depth*np.exp(-(d/width)**2)


def stitch(d, along, width=.0007, depth=.22, pitch=.0028):
    """Dashed needle line at distance 0; `along` is the arc length in metres."""
    return groove(d, width, depth)*(0.55+0.45*np.sign(np.sin(along/pitch*np.pi)))


def planks(n=1024, rows=5, seed=9):
    """Table top: multiplier with plank joints, grain along u, tiles."""
    g = wood(n, seed)
    r = np.random.default_rng(seed)
    band = n//rows
    for k in range(rows):
        sl = slice(k*band, (k+1)*band if k < rows-1 else n)
        g[sl] = np.roll(g[sl], int(r.integers(n)), 1)*(1+r.normal(0, .05))
        g[k*band:k*band+2] *= .55
    return g
