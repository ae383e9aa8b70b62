"""Sewing details over pattern space. `fine` (metres) is only bump, `coarse` (metres) moves the mesh, `tone` darkens."""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from podlib.flatlay.lines import Near, both, noise, round_corners, whole, within
from podlib.maps import area


class Detail:
    def __init__(self, outline, margin=.012, cell=.0005):
        self.lo, self.cell = outline.min(0)-margin, cell
        self.nx, self.ny = np.ceil((outline.max(0)+margin-self.lo)/cell).astype(int)
        self.size = np.array([self.nx, self.ny])*cell
        self.x, self.y = np.meshgrid(self.lo[0]+(np.arange(self.nx)+.5)*cell, self.lo[1]+(np.arange(self.ny)+.5)*cell)
        self.fine, self.coarse, self.tone = (np.full((self.ny, self.nx), v, np.float32) for v in (0, 0, 1))

    @property
    def points(self):
        return np.c_[self.x.ravel(), self.y.ravel()]

    def near(self, line, reach):
        """`Near` for every texel, 9 m beyond the reach; only the box round the line is searched."""
        line = np.asarray(line)
        i0, j0 = np.maximum(((line.min(0)-reach-self.lo)/self.cell).astype(int)-1, 0)
        i1, j1 = np.minimum(((line.max(0)+reach-self.lo)/self.cell).astype(int)+2, (self.nx, self.ny))
        d, s, e = np.full(self.x.shape, 9.), np.zeros(self.x.shape), np.zeros(self.x.shape, bool)
        box = (slice(j0, j1), slice(i0, i1))
        if j1 > j0 and i1 > i0:
            for a, v in zip((d, s, e), Near(line)(np.c_[self.x[box].ravel(), self.y[box].ravel()], reach)):
                a[box] = v.reshape(j1-j0, i1-i0)
        return d, s, e

    def uv(self, q):
        return (q-self.lo)/self.size

    def area(self, rect, **more):
        (u0, v0), (u1, v1) = self.uv(np.array([rect[:2], rect[2:]]))
        return area(u0, v0, u1, v1, rect[2]-rect[0], rect[3]-rect[1], **more)

    def lift(self, q, blur=.0011):
        """Height of the coarse details at points of the pattern."""
        return map_coordinates(gaussian_filter(self.coarse, blur/self.cell), ((q-self.lo)/self.cell-.5).T[::-1], order=1, mode="nearest")

    def textures(self):
        """Darkening and bump for a material, first row on top."""
        return dict(detail=self.tone[::-1], bump=self.fine[::-1], bump_dist=1.0)


def groove(d, w):
    return np.exp(-(d/w)**2)


def bump_row(n, sigma, seed):
    r = gaussian_filter(np.random.default_rng(seed).normal(size=n), sigma)
    return r/r.std()


def thread(D, d, s, pitch=.0030, width=.00055, height=.00022):
    """A row of lock stitches: raised dashes sunk in a groove."""
    dash = np.clip(.5+2.2*np.cos(2*np.pi*s/pitch), 0, 1)
    D.fine += height*groove(d, width)*dash-.9*height*groove(d, width*2.2)
    D.tone *= 1-.16*groove(d, width*1.6)*(1-.65*dash)-.05*groove(d, width*3)


def seam(D, line, depth=.0007, width=.0013, ridge=.0006, reach=.02, ok=True, dark=.16, pucker=.00035, seed=5, side=1):
    """A groove with a ridge of seam allowance on one side, and puckers across it. Returns distance and arc length."""
    d, s, end = D.near(line, reach)
    m = (np.abs(d) < reach) & ~end & ok
    D.fine -= np.where(m, depth*groove(d, width), 0)
    D.coarse += np.where(m, ridge*groove(d-side*.0045, .0042), 0)
    D.tone *= 1-np.where(m, dark*groove(d, width*.8), 0)
    n = int((float(s.max())+.02)/.001)
    p = np.interp(s, np.arange(n)*.001, bump_row(n, 3.2, seed))
    D.coarse += np.where(m, pucker*p*np.exp(-np.abs(d)/.007)*np.clip(np.abs(d)/.0012, 0, 1), 0)
    return d, s


def ribs(D, mask, s, pitch=.0023, height=.00035):
    w = np.cos(2*np.pi*s/pitch)
    D.fine += np.where(mask, height*w, 0)
    D.tone *= np.where(mask, 1-.07*np.clip(-w, 0, 1), 1)


def knit(D, seed=9, rough=1.0):
    """Fine wales, uneven yarn, faint clouds: mostly felt, hardly seen."""
    r = np.random.default_rng(seed)
    yarn = [gaussian_filter(r.normal(size=D.x.shape), s) for s in ((1.3, .5), (.6, .6))]
    f, g = (a/a.std() for a in yarn)
    D.fine += (.000020*f+.000018*g)*rough
    D.tone *= 1+(.010*f+.008*g)*rough+.006*noise(D.x.shape, D.cell, .03, seed+1)


def turned_hem(D, inward, along, ok, height, seed):
    """A hem folded to the inside: a small step, two rows of stitches and the waves they draw. inward: distance from the edge."""
    D.coarse += np.where(ok, .00055/(1+np.exp(np.clip((inward-height)/.0009, -50, 50))), 0)
    for off in (.0035, .0090):
        thread(D, np.where(ok, inward-height+off, 9), along)
    wave = np.interp(along, np.arange(4000)*.0005-1, bump_row(4000, 7, seed))
    D.coarse += np.where(ok, .00028*wave*np.exp(-np.abs(inward-height+.004)/.010), 0)


def _hem(D, f):
    c, ax = f.cut, np.abs(D.x)
    if c.leg:
        return _leg(D, f)
    if c.waist_at:
        wide = f.side()[:, 0].min()
        bow = np.linspace(-wide, wide, 60)
        seam(D, np.c_[bow, c.waist_at-.006*(1-(bow/wide)**2)], .0008, .0012, .0009, seed=6, pucker=.0008, dark=.18, side=-1)
    if c.hem_rib:
        ribs(D, D.y < c.hem_rib, D.x, .0036, .0006)
        seam(D, np.array([(-.4, c.hem_rib), (.4, c.hem_rib)]), .0011, .0016, .0009, ok=ax < c.half+.05, seed=4, pucker=.0009, dark=.22)
    else:
        turned_hem(D, D.y-f.hem_y(D.x), D.x, ax < max(c.half, f.hem_half)+.02, c.hem, 3)


def _cuffs(D, f):
    c, ax = f.cut, np.abs(D.x)
    q = np.c_[ax.ravel(), D.y.ravel()]-f.CB
    along, up = (q @ f.d).reshape(ax.shape), (q @ f.n).reshape(ax.shape)
    ok = (ax > f.U[0]+.004) & (D.y < f.S[1])
    if c.cuff_rib:
        ribs(D, ok & (along > -c.cuff_rib), up, .0036, .0006)
        for ln in both(f.cuff_seam):
            seam(D, ln, .0011, .0016, .0008, seed=8, pucker=.0009 if c.hem_rib else .0005, dark=.22, side=-1)
        return
    slope = np.arctan2(*((f.CT-f.CB) @ np.c_[f.d, f.n]))
    turned_hem(D, up*np.tan(slope)-along, up, ok, c.cuff, 7)


def _leg(D, f):
    """A bodysuit: bound leg openings, a doubled strip for the press studs, and shoulders of the back that lap over the front."""
    leg = f.free[0][2:]
    for ln in both(leg):
        bound(D, ln, .0085)
    strip = .024
    D.coarse += .0008/(1+np.exp(np.clip((D.y-strip)/.0007, -50, 50)))
    for off in (.0022, strip-.0022):
        thread(D, D.y-off, D.x)
    if not f.back:
        for k, ln in zip((1, -1), both(f.lap)):
            d, s, end = D.near(ln, .03)
            up = np.where((np.abs(d) < .03) & ~end, d*k, 9)         # above the line: the back's shoulder, laid over the front
            D.coarse += np.where(up < 9, .0011/(1+np.exp(np.clip(-up/.0006, -50, 50)))*np.exp(-(up/.013)**2), 0)
            D.fine -= .0007*groove(up, .0009)
            D.tone *= 1-.20*groove(up, .0011)
            for off in (.0022, .0085):
                thread(D, up-off, s)


def bound(D, line, w):
    """A narrow binding along an edge."""
    d, s, _ = D.near(line, .03)
    d = np.abs(d)
    D.coarse += np.where(d < .03, .0007/(1+np.exp(np.clip((d-w)/.0007, -50, 50))), 0)
    D.fine -= .0007*groove(d-w-.0004, .0009)
    D.tone *= 1-.15*groove(d-w-.0004, .0010)
    thread(D, d-w+.0022, s)
    D.coarse += .00022*np.interp(s, np.arange(4000)*.0005-1, bump_row(4000, 7, 12))*np.exp(-np.abs(d-w)/.008)


def _binding(D, f, w=.0115):
    """Narrow binding round the armholes of a sleeveless top."""
    for ln in both(f.armhole):
        bound(D, ln, w)


def _collar(D, f):
    c, line = f.cut, whole(f.neck_seam)
    seam(D, line, .0010, .0012, .0006, seed=31, pucker=.00030, dark=.22)
    d, s, _ = D.near(line, .05)
    band = within(round_corners(np.vstack([line, whole(f.neck_edge)[::-1]]), .0005), D.points).reshape(D.x.shape) & (np.abs(d) > .0008)
    ribs(D, band, s, .0031, .00036)
    D.coarse += np.where(band, .0009*np.clip(1-((np.abs(d)-c.rib/2)/(c.rib/2))**4, 0, 1), 0)
    thread(D, np.where(band | (np.abs(d) > .03), 9, np.abs(d))-.0055, s)
    if c.vneck and not f.back:                              # where the two ends of the collar meet
        seam(D, np.array([f.neck_seam[-1], f.neck_edge[-1]]), .0008, .0009, 0, reach=.006, pucker=0, dark=.25)


def _pocket(D, f):
    """Kangaroo pocket with slanted openings that gape; a zip divides it."""
    low, high, half = f.cut.hem_rib+.001, f.cut.hem_rib+.195, .158
    ax, slope = np.abs(D.x), .062
    slant = half-np.clip((D.y-low-.055)/(high-low-.055), 0, 1)*slope
    out = np.maximum((ax-slant)*np.where(D.y > low+.055, .92, 1), np.maximum(low-D.y, D.y-high))
    if f.cut.zip:
        out = np.maximum(out, .014-ax)
    inward, along = np.where(out < 0, -out, 9), D.x+D.y
    D.coarse += .0022/(1+np.exp(np.clip(out/.0010, -50, 50)))
    D.fine -= .0008*groove(out-.0008, .0012)
    D.tone *= 1-.20*groove(out-.0010, .0011)
    for off in (.0050, .0110):
        thread(D, inward-off, along)
    mouth = (ax > half-slope-.004) & (D.y > low+.050)
    D.coarse += np.where(mouth & (out < 0), .0020*np.exp(-np.abs(out)/.012), 0)
    D.tone *= 1-np.where(mouth & (out > -.0003), .20*np.exp(-(np.maximum(out, 0)/.004)**2), 0)


def _opening(D, f):
    """Edges of a front that closes with a zip: folded back beside its tape and stitched once."""
    ok = D.y < f.neck_low+.010
    d = np.where(ok, np.abs(D.x), 9)
    D.coarse += np.where(ok, .0026*np.exp(-(np.maximum(d-.0055, 0)/.011)**4)/(1+np.exp(np.clip(-(d-.0058)/.0004, -50, 50)))-.0016*np.exp(-(d/.0058)**8), 0)
    D.tone *= 1-.16*groove(d-.0056, .0009)
    thread(D, d-.0125, D.y)


def details(f, rough=1.0):
    """Everything sewn on one face of a top."""
    D = Detail(f.outline)
    knit(D, rough=rough)
    _hem(D, f)
    if f.cut.sleeve:
        _cuffs(D, f)
        for k, ln in enumerate(both(f.armhole)):
            seam(D, ln, .0006, .0011, .0007, seed=20+k, side=(-1 if k == 0 else 1), pucker=.00045)
    else:
        _binding(D, f)
    if f.cut.rib > .008:
        _collar(D, f)
    if f.cut.pocket and not f.back:
        _pocket(D, f)
    if f.cut.zip and not f.back:
        _opening(D, f)
    for ln in both(np.array([f.S+[.004, -.009], f.N+[-.002, -.0105]])):     # the shoulder seam lies a little to the front
        if not f.back:
            seam(D, ln, .0005, .0010, .0005, seed=41, pucker=.0003, side=-1, dark=.12)
    return D
