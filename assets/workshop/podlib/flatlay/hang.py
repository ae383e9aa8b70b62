"""A garment on a hanger: front and back, sewn together, fall over a wooden bar in the cloth solver and are then read as smooth fields
like the sheets on the table. x to the right, y up, z towards the camera."""
import hashlib
import os
import numpy as np
from scipy.ndimage import map_coordinates
from scipy.spatial import cKDTree
from podlib import native
from podlib.cloth import Cloth
from podlib.curves import bezier, resample
from podlib.flatlay.lay import stiffer
from podlib.flatlay.lines import edge_distance, noise
from podlib.flatlay.sheet import Fields, Sheet


class Bar:
    """The hanger: a bow from tip to tip that carries the shoulders, steeper than the seam, so that the cloth has slack to fold.
    Half sizes: deep to the camera, tall upwards."""
    deep, tall, round = .0050, .0070, .0060

    def __init__(self, f, reach=.90, slope=6.0):
        N, S = f.N, f.S
        self.start, self.tip = N[0], N[0]+(S[0]-N[0])*reach
        fall, steeper = (S-N)[1]/(S-N)[0], np.tan(np.radians(slope))
        self.drop = lambda x: -steeper*np.clip(np.abs(x)-N[0], 0, self.tip-N[0])
        A = np.array([N[0], N[1]-self.tall-self.round-.001])
        x = np.linspace(0, self.tip-N[0], 30)
        arm = A+np.c_[x, fall*x+self.drop(N[0]+x)-.006*(x/x[-1])**6]
        top = np.array([0, A[1]+A[0]*.40])
        bow = bezier(top, top+[A[0]*.42, 0], A-(arm[4]-A)/x[4]*A[0]*.40, A, 40)
        self.half = np.vstack([bow, arm[1:]])
        self.line = np.vstack([(self.half*[-1, 1])[::-1], self.half[1:]])

    def sdf(self, h=.004):
        lo, hi = self.line.min(0)-.05, self.line.max(0)+.05
        x, y, z = np.arange(lo[0], hi[0], h), np.arange(lo[1], hi[1], h), np.arange(-.06, .06+h, h)
        gx, gy = np.meshgrid(x, y)
        p = resample(self.line, .001)
        pts = np.vstack([p+[0, k] for k in np.linspace(-self.tall, self.tall, 9)])
        flat = cKDTree(pts).query(np.c_[gx.ravel(), gy.ravel()])[0].reshape(gx.shape)
        self.grid = np.ascontiguousarray(np.hypot(flat, np.maximum(np.abs(z)-self.deep, 0)[:, None, None])-self.round, np.float32)
        self.shape, self.origin, self.h = (len(x), len(y), len(z)), (lo[0], lo[1], -.06), h
        return self


def loop(f):
    """The outline as named segments, counter-clockwise from the hem; the same on front and back but for the neck."""
    if hasattr(f, "segments"):
        return [*f.segments, *((name+"-left", (line*[-1, 1])[::-1]) for name, line in f.segments[::-1])]
    sleeve = list(zip(("under", "cuff", "top") if f.cut.sleeve else ("armhole",), f.parts))
    right = [("side", f.side()), *sleeve, ("shoulder", np.array([f.S, f.N, f.R])), ("neck", f.neck_edge)]
    if f.cut.leg:                                            # closed between the legs
        right.insert(0, ("opening", f.free[0][2:]))
    left = [(name+"-left", (line*[-1, 1])[::-1]) for name, line in right[::-1]]
    if f.cut.leg:
        w = f.cut.leg[1]
        return [("crotch", np.array([(-w, 0), (w, 0)])), *right, *left]
    hem = f.free[0] if f.cut.rise else np.array([(0, 0), f.side()[0]])
    return [("hem", np.vstack([(hem*[-1, 1])[::-1], hem[1:]])), *right, *left]


SEWN = ("side", "under", "top", "shoulder", "crotch", "inner")


def hung(front, back, seed, bend, density, step=.0065, bed=10., apart=.010, wave=.014, reach=.90, slope=6.0, gather=.993, seconds=1.0):
    """bed: N/m3, how firmly both layers stay near their plane, the printed chest most; gather: width of the shoulders on the wood, share of their seam."""
    c, bar, faces = Cloth(step, seed), Bar(front, reach, slope), (front, back)
    for k, f in enumerate(faces):
        c.panel("back" if k else "front", loop(f), lambda P: starting(P, f, bar, seed*10+k, -1 if k else 1, wave, gather),
                {n+s: n+s for n in SEWN for s in ("", "-left")}, flip=bool(k))
    pins = {i for p in c.panels for i in p["ids"][_carried(p["P"], front, bar)]}
    body, stiff = bar.sdf(), [stiffer(f) for f in faces]
    c.build(density=density, stretch=400, bend=bend, bend_scale=lambda p, m: stiff[p["name"] == "back"](m), pins=pins)
    c.plan = np.zeros_like(c.x)
    for p, f, side in zip(c.panels, faces, (1, -1)):
        c.area[p["ids"]] *= 1+5*chest(p["P"], f)
        c.plan[p["ids"], 2] = side*apart*np.clip(edge_distance(f.outline, p["P"])/.03, 0, 1)
    for share, kw in ((.3, dict(fall=3, damping=10, body_off0=-.004, friction=.3)), (1.0, dict(fall=9.8, damping=2.5, friction=.6, self_radius=step*.8)),
                      (.5, dict(fall=9.8, damping=5, friction=.8, self_radius=step*.8, internal=.3)),
                      (.5, dict(fall=9.8, damping=18, friction=.8, self_radius=step*.8, internal=.45))):
        c.run(share*seconds, body, gravity=0, bed_up=bed, bed_down=bed, **kw)
    c.relax()
    return [fields_read(c, p, f) for p, f in zip(c.panels, faces)]


def chest(P, f):
    x0, y0, x1, y1 = f.print_rect
    out = np.maximum(np.abs(P[:, 0]-(x0+x1)/2)-(x1-x0)/2, np.abs(P[:, 1]-(y0+y1)/2)-(y1-y0)/2)
    return np.exp(-(np.maximum(out+.04, 0)/.05)**2)*(not f.cut.full)


def starting(P, f, bar, seed, side, wave, gather):
    """Both layers round the bar, a little uneven, so that every garment folds in its own way."""
    d, lo, cell = edge_distance(f.outline, P), f.outline.min(0)-.05, .005
    n = noise((240, 260), cell, .13, seed, (1, .25))
    z = map_coordinates(n, ((P-lo)/cell).T[::-1], order=1, mode="nearest")
    x = np.clip(P[:, 0], -bar.tip, bar.tip)
    return np.c_[P[:, 0]-x*(1-gather), P[:, 1]+bar.drop(P[:, 0]), side*.013*np.clip(d/.012, 0, 1)**.5+wave*z*np.clip((d-.02)/.05, 0, 1)]


def _carried(P, f, bar):
    """Points of the shoulder seams that lie on the wood."""
    x = np.abs(P[:, 0])
    seam = f.N[1]+(f.S-f.N)[1]/(f.S-f.N)[0]*(x-f.N[0])
    return (x > f.N[0]-.002) & (x < bar.tip) & (np.abs(P[:, 1]-seam) < .0008)


def fields_read(c, p, f, blur_z=.0030, blur_xy=.0040, beyond=0):
    s = Sheet.__new__(Sheet)
    s.P, s.outline = p["P"], f.outline
    s.x = c.x[p["ids"]]
    return s.fields(blur_z=blur_z, blur_xy=blur_xy, beyond=beyond)


def fields_of(name, front, back, make=hung, sources=("flatlay/hang.py",), **kw):
    """What `make` makes, cached: keyed by the outlines, the numbers and the code."""
    h = hashlib.sha1(np.round(np.vstack([front.outline, back.outline]), 5).tobytes()+repr(sorted(kw.items())).encode())
    for source in (*sources, "flatlay/sheet.py", "cloth.c"):
        with open(os.path.join(native.HERE, source), "rb") as code:
            h.update(code.read())
    path = os.path.join(native.WORK, f"{make.__name__}-{name}-{h.hexdigest()[:12]}.npz")
    if not os.path.exists(path):
        os.makedirs(native.WORK, exist_ok=True)
        made = make(front, back, **kw)
        np.savez(path, **{f"{k}{i}": v for i, m in enumerate(made) for k, v in (("lo", m.lo), ("cell", m.cell), ("moved", m.moved))})
    kept = np.load(path)
    return [Fields(kept[f"lo{i}"], float(kept[f"cell{i}"]), kept[f"moved{i}"]) for i in (0, 1)]
