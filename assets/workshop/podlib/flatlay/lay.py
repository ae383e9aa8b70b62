"""How a hand puts a garment on the table: a plan slightly too small for the cloth, then the cloth solver on a soft bed."""
import hashlib
import os
import numpy as np
from scipy.ndimage import map_coordinates
from scipy.spatial import cKDTree
from podlib import native
from podlib.flatlay.lines import Near, noise
from podlib.flatlay.piece import Piece
from podlib.flatlay.sheet import Fields, Sheet

CELL = .004
JERSEY = dict(bend=4e-6, bed=120., density=.17, local=.0085, squeeze=.0015, cross=.07, upright=.32, fine=1.5, turn=(1.8, 1.3))
FLEECE = dict(bend=1.4e-5, bed=160., density=.30, local=.012, squeeze=.002, cross=.12, upright=.36, fine=1.5, turn=(2.4, 1.7))
STRETCH = JERSEY | dict(bend=3e-6, local=.0060, cross=.10, upright=.5)
WOVEN = JERSEY | dict(bend=7e-6, bed=130., local=.0080, cross=.10, upright=.30)


def _ease(a):
    a = np.clip(a, 0, 1)
    return a*a*(3-2*a)


def stiffer(f):
    """Hems, cuffs and collar do not buckle."""
    c = f.cut

    def at(m):
        k, q = np.ones(len(m)), np.c_[np.abs(m[:, 0]), m[:, 1]]
        k[m[:, 1]-f.hem_y(m[:, 0]) < max(c.hem, c.hem_rib)] = 3.5
        if c.leg:
            k[np.abs(Near(f.free[0])(q, .03)[0]) < .012] = 4
        if c.sleeve:
            k[((q-f.CB) @ f.d > -max(c.cuff, c.cuff_rib)) & (q[:, 0] > f.U[0])] = 3.5
        else:
            k[np.abs(Near(f.armhole)(q, .03)[0]) < .014] = 4
        k[np.abs(Near(f.neck_seam)(q, .03)[0]) < c.rib+.004] = 6
        return k
    return at


def _plan(f, P, seed, squeeze, local, cross, upright):
    """Every row and column is pressed together a little, unevenly. Returns the shift of every point and a seed of folds."""
    lo = P.min(0)-.05
    nx, ny = np.ceil((P.max(0)+.05-lo)/CELL).astype(int)
    yy, xx = np.mgrid[0:ny, 0:nx]*CELL
    xx, yy = xx+lo[0], yy+lo[1]
    calm = 1-.55*np.exp(-(xx/.15)**4-((yy-f.U[1]-.03)/.20)**4)              # the chest is smoothed first
    ex = calm*(squeeze+local*np.maximum(.25+noise((ny, nx), CELL, .24, seed+10, (1, upright)), 0))
    ey = calm*cross*(squeeze+local*np.maximum(noise((ny, nx), CELL, .22, seed+11), 0))
    ux, uy = -np.cumsum(ex, 1)*CELL, -np.cumsum(ey, 0)*CELL
    ux -= ux[:, [int(-lo[0]/CELL)]]
    z = .6*noise((ny, nx), CELL, .11, seed+1, (1, upright*.875))+.5*noise((ny, nx), CELL, .07, seed+2, (1, .7), .5)
    at = lambda F: map_coordinates(F, ((P-lo)/CELL).T[::-1], order=1, mode="nearest")
    return np.c_[at(ux), at(uy)], at(z)


def _turn(v, angle):
    c, s = np.cos(angle), np.sin(angle)
    return np.c_[v[:, 0]*c-v[:, 1]*s, v[:, 0]*s+v[:, 1]*c]


def _swing(f, P, X, side, degrees, elbow):
    """Swing one sleeve down (slack gathers under the arm) and bend a long one at the elbow."""
    q = P*[side, 1]
    body = (q[:, 0] < f.U[0]+.004) & (q[:, 1] < f.U[1])
    hole = f.S+(f.U-f.S)*np.clip((f.S[1]-q[:, 1])/(f.S[1]-f.U[1]), 0, 1)[:, None]
    w = _ease(((q-hole) @ f.d+.045)/.150)*(q[:, 0] > f.cut.neck)*_ease((q[:, 0]-f.U[0]*.86)/.05)
    w[body] = 0
    X = X+(_turn(q-f.S, -np.radians(degrees)*w)-(q-f.S))*[side, 1]
    if elbow:
        bend = f.U+f.d*((f.CB-f.U) @ f.d)*.48+f.n*f.cut.cuff_w*.5
        t = _ease(((q-bend) @ f.d+.07)/.18)
        t[body | (q[:, 0] < f.U[0])] = 0
        pivot = _turn((bend-f.S)[None], np.array([-np.radians(degrees)]))[0]+f.S
        X = (_turn(X*[side, 1]-pivot, np.radians(elbow)*t)+pivot)*[side, 1]
    return X


def _pressed(f, P, anchor=.085):
    """Points where fingers pressed the cloth down."""
    if f.cut.leg:
        pts = [(side*x, y) for side in (1, -1) for x, y in f.free[0][::9]]
    else:
        wide = f.hem_half if f.cut.flare else f.cut.half
        pts = [(x, f.hem_y(x)+.004) for x in np.arange(-wide+.01, wide, anchor)]
    tips = [f.N, f.S, f.neck_edge[-1], f.R, f.neck_edge[len(f.neck_edge)//2]]
    if f.cut.sleeve:
        tips += [f.CB-f.d*.004, f.CT-f.d*.004, .5*(f.CB+f.CT)-f.d*.004]
    else:
        tips += [f.U, f.armhole[len(f.armhole)//2]]
    pts += [(side*p[0], p[1]) for side in (1, -1) for p in tips]
    return np.unique(cKDTree(P).query(np.array(pts))[1])


def laid(f, seed, bend, bed, density, local, squeeze, cross, upright, fine, turn, elbow=(0, 0), seconds=.6, lift=.003, step=.005):
    s = Sheet(f.outline, step, seed)
    s.build(density, bend, f.stiffer if isinstance(f, Piece) else stiffer(f))
    moved, z = _plan(f, s.P, seed, squeeze, local, cross, upright)
    X = s.P+moved
    if f.cut.sleeve:
        for side, degrees, e in ((1, turn[0], elbow[0]), (-1, turn[1], elbow[1])):
            X = _swing(f, s.P, X, side, degrees, e)
    s.x = np.ascontiguousarray(np.c_[X, lift*z])
    pinned = f.pressed(s.P) if isinstance(f, Piece) else _pressed(f, s.P)
    s.w[pinned], s.x[pinned, 2] = 0, .0004
    s.plan = np.ascontiguousarray(s.x*[1, 1, 0])
    for share, damping, internal, k in ((.45, 3., .3, 1.), (.3, 6., .3, fine), (.25, 20., .45, fine)):
        s.run(seconds*share, damping=damping, internal=internal, bed_up=bed*k, bed_down=bed*k*5, hold=1.5e5)
    return s.fields()


def fields_of(name, f, **kw):
    """`laid`, cached: keyed by the outline, the numbers and the code."""
    h = hashlib.sha1(np.round(f.outline, 5).tobytes()+repr(sorted(kw.items())).encode())
    for source in ("flatlay/lay.py", "flatlay/sheet.py", "cloth.c"):
        with open(os.path.join(native.HERE, source), "rb") as code:
            h.update(code.read())
    path = os.path.join(native.WORK, f"lay-{name}-{h.hexdigest()[:12]}.npz")
    if not os.path.exists(path):
        os.makedirs(native.WORK, exist_ok=True)
        made = laid(f, **kw)
        np.savez(path, lo=made.lo, cell=made.cell, moved=made.moved)
    kept = np.load(path)
    return Fields(kept["lo"], float(kept["cell"]), kept["moved"])
