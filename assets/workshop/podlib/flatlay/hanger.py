"""The picture of a garment on a hanger: both layers as they fell, the inside of the neck, a wooden hanger on a peg, and the wall."""
import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter, gaussian_filter1d, minimum_filter
from scipy.spatial import cKDTree
from podlib.curves import resample
from podlib.flatlay import collar, hang, hood, layers, zips
from podlib.flatlay.lines import both, edge_distance, resample_closed
from podlib.flatlay.piece import Piece
from podlib.flatlay.sheet import Fields, mesh
from podlib.flatlay.tailor import CLOTHS, LABEL, Laid, sewn
from podlib.flatlay.trims import dome, tube
from podlib.flatlay.views import warp_grid
from podlib.scene import Facets, Stage

WOOD, STEEL = "#c69c6d", "#8f9398"
WOOD_PART, STEEL_PART = 8, 9
GAP = .022                                 # between the garment and the wall
FALLS = {"jersey": dict(bend=4e-6, density=.17), "fleece": dict(bend=1.4e-5, density=.30), "stretch": dict(bend=3e-6, density=.17),
         "woven": dict(bend=7e-6, density=.17)}


def normals(place, q, h=.0015):
    """Upright directions of a sheet, a little smoother than the sheet itself."""
    n = np.cross(place(q+[h, 0])-place(q-[h, 0]), place(q+[0, h])-place(q-[0, h]))
    return n/np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-12)


def unstretched(f, share, *layers_):
    """The solver's springs give by 2-3 % under the cloth's own weight, and shoulders gather: true sizes again on the printed chest.
    share: how much of the print is measured, from its middle."""
    low, high = np.array(getattr(f, "main", (-.12, f.U[1]-.25, .12, f.U[1])) if f.cut.full else f.print_rect).reshape(2, 2)
    q = (low+high)/2+share*(np.stack(np.meshgrid(*[np.linspace(-.5, .5, 40)]*2), 2).reshape(-1, 2)*(high-low))
    X = layers_[0](q)
    scale = np.array([1/np.polyfit(q[:, k], X[:, k], 1)[0] for k in (0, 1)])
    out = []
    for s in layers_:
        grid = np.stack(np.meshgrid(*(s.lo[k]+np.arange(s.moved.shape[2-k])*s.cell for k in (0, 1))))
        about = np.array([0, f.N[1]])[:, None, None]
        out.append(Fields(s.lo, s.cell, np.array([*((grid+s.moved[:2]-about)*scale[:, None, None]+about-grid), s.moved[2]])))
    return out


def from_free(f, q):
    return cKDTree(np.vstack([ln for edge in f.free for ln in both(resample(edge, .002))])).query(q)[0]


def front_sheet(f, fields, D, roll):
    P, T = mesh(f.outline, .0019, layers.RINGS, .0012)
    edge = layers.rolled(edge_distance(f.outline, P), roll)
    edge = 1-(1-edge)*np.clip(1.5-from_free(f, P)/.006, 0, 1)   # what is sewn to the back bends over by itself
    return P, T, fields(P)+normals(fields, P)*(D.lift(P)*edge-.6*roll*(1-edge))[:, None]


def back_sheet(f, fields, front, cell=.003):
    """Kept behind the front: two layers that only touch now and then would show each other in the folds."""
    o = resample_closed(f.outline, .0015)
    t = np.roll(o, -4, 0)-np.roll(o, 4, 0)
    n = np.c_[-t[:, 1], t[:, 0]]/np.linalg.norm(t, axis=1, keepdims=True)
    o = gaussian_filter1d(o+n*np.where(from_free(f, o) < .006, 0, .0040)[:, None], 3, axis=0, mode="wrap")
    P, T = mesh(o, .0032, layers.RINGS[:4], .0015)
    X = fields(P)-normals(fields, P)*.0012
    return P, T, kept_behind(X, front, cell)


def kept_behind(X, front, cell=.003, share=1):
    lo = np.minimum(front.min(0), X.min(0))[:2]-.02
    shape = np.ceil((np.maximum(front.max(0), X.max(0))[:2]+.02-lo)/cell).astype(int)[::-1]
    at = lambda q: tuple(((q[:, :2]-lo)/cell).astype(int).T[::-1])
    deep = np.full(shape, 9.)
    np.minimum.at(deep, at(front), front[:, 2])
    seen = deep < 9
    deep = minimum_filter(np.where(seen, deep, 9.), 3)
    inner = distance_transform_edt(seen) > 2
    return np.c_[X[:, :2], np.where(inner[at(X)], X[:, 2]-share*np.maximum(X[:, 2]-deep[at(X)]+.0025, 0), X[:, 2])]


def grain(seed=3, w=1200, h=90):
    r = np.random.default_rng(seed)
    long, fine = gaussian_filter(r.normal(size=(h, w)), (3, 60)), gaussian_filter(r.normal(size=(h, w)), (.6, 22))
    return np.clip(1-.07*np.abs(long/long.std())-.04*np.maximum(fine/fine.std(), 0), .6, 1).astype(np.float32)


class Hung(Laid):
    """Front and back of a garment as they fall from a hanger. The front is the printed face."""
    rolls, calmed, gap, shadow, sky, key, mid_tone, rounds, specks, measured, fine = 1, (.012, .008), GAP, .8, .36, 41., .80, 4, 0, 1, 1
    fallen = staticmethod(hang.fields_of)

    def __init__(self, name, cut, cloth, fall, trims=None):
        kind = CLOTHS[cloth]
        self.parts, self.st, self.f = {}, Stage(), cut.face()
        f, back, cut = self.f, cut.face(True), self.f.cut
        self.fields, behind = unstretched(f, self.measured, *self.fallen(name, f, back, **(FALLS[cloth] | fall)))
        if not self.filled:
            self.bar = hang.Bar(f, **{k: v for k, v in fall.items() if k in ("reach", "slope")})
        self.D, self.base = sewn(f, kind["rough"]), 0
        self.calm, self.behind = self.fields.calmer(self.calmed[0]), behind.calmer(self.calmed[1])
        P, T, X = front_sheet(f, self.fields, self.D, kind["sheet"]["roll"]*self.rolls)
        self.cloth, self.inner = self.st.material("cloth", .75, **self.D.textures()), [self.st.material("under", .75, part=3)]
        self.objs = [Facets("cloth", X, T, self.D.uv(P), self.cloth)]
        P, T, Y = self.rear(back, behind, X)
        self.objs.append(Facets("under", Y, T, P*0, self.inner[0]))
        if not cut.hood and not isinstance(f, Piece):
            self.neck(cut)
        for wanted, trim in ((cut.hood, hood), (cut.polo, collar), (cut.zip, zips)):
            if wanted:
                trim.put_on(self)
        if trims:
            trims(self)
        self.hanger()
        self.area = self.D.area(f.print_rect, slot="print_front")
        every = np.vstack([o.points for o in self.objs])
        lo, hi = every.min(0), every.max(0)
        self.wall = float(lo[2])-self.gap
        self.peg()
        self.mid, self.big = tuple((lo+hi)[:2]/2), float((hi-lo)[:2].max())

    def rear(self, back, behind, front):
        return back_sheet(back, behind, front)

    def seat(self, P, X, behind=False):
        place = (self.behind if behind else self.calm)(P)
        if self.f.cut.hood:                                  # it falls back from the neck
            up = np.maximum(P[:, 1]-self.f.N[1], 0)
            place -= np.c_[up*0, up*.56, up*.20]
        return np.c_[place[:, :2], place[:, 2]+X[:, 2]]

    def level(self, q):
        return self.calm(q)[:, 2]

    def neck(self, cut):
        """The inside of the back with its tape and label."""
        P, T, Y, B = layers.neck_inside(self.f)
        self.cloth_piece("inside", self.seat(P, Y, True), T, B.uv(P), B)
        if cut.label:
            T, Y, U = layers.label(self.f, self.behind)
            y = self.f.N[1]-cut.drop_back-.0085
            Y[:, 2] += self.behind(np.c_[(U[:, :1]-.5)*.034, y-(1-U[:, 1:])*.022])[:, 2]
            self.objs.append(Facets("label", Y, T, U, self.st.material("label", .75, part=4, colour=LABEL, detail=layers.label_ink())))
            self.parts["4"] = LABEL

    def hanger(self, around=28):
        """The bow of wood, thicker in the middle, with a steel hook."""
        bar, a, line = self.bar, np.linspace(0, 2*np.pi, around, endpoint=False), self.bar.line
        if not self.f.cut.sleeve:                            # narrow straps hang on the middle of a common hanger
            (x, y), out = bar.half[-2], np.linspace(.006, .060, 14)
            half = np.vstack([bar.half[:-1], np.c_[x+out, y-out*np.tan(np.radians(21))-.004*(out/.06)**4]])
            line = np.vstack([(half*[-1, 1])[::-1], half[1:]])
        C = np.c_[line, np.zeros(len(line))]
        t = np.gradient(line, axis=0)
        n = np.c_[-t[:, 1], t[:, 0]]/np.linalg.norm(t, axis=1, keepdims=True)
        high = bar.tall+bar.round-.001+.005*np.exp(-(line[:, 0]/.045)**2)
        bulge = lambda v: np.sign(v)*np.abs(v)**.8
        X = C[:, None]+np.stack([n[:, None, 0]*bulge(np.cos(a))*high[:, None], n[:, None, 1]*bulge(np.cos(a))*high[:, None],
                                 np.broadcast_to(bulge(np.sin(a))*(bar.deep+bar.round-.001), (len(C), around))], 2)
        i = np.arange(len(C)*around).reshape(len(C), around)
        j = np.roll(i, -1, 1)
        T = np.vstack([np.c_[i[:-1].ravel(), i[1:].ravel(), j[:-1].ravel()], np.c_[j[:-1].ravel(), i[1:].ravel(), j[1:].ravel()]])
        s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
        uv = np.c_[np.repeat(s/s[-1], around), np.tile(np.arange(around)/around, len(C))]
        self.objs.append(Facets("hanger", X.reshape(-1, 3), T, uv, self.st.material("hanger", .75, part=WOOD_PART, colour=WOOD, detail=grain())))
        self.parts[str(WOOD_PART)] = WOOD
        top, r, stem = bar.line[:, 1].max()+.010, .021, .100 if self.f.cut.hood else .046
        a = np.linspace(-.5*np.pi, 1.12*np.pi, 90)
        line = np.vstack([np.c_[np.zeros(30), np.linspace(top-.004, top+stem, 30)][:-1], np.c_[r*np.cos(a), top+stem+r+r*np.sin(a)]])
        self.trim("hook", *tube(np.c_[line, np.zeros(len(line))], .0019), STEEL_PART, STEEL)
        self.trim("hook", *dome(np.array([line[-1, 0], line[-1, 1], 0]), .0024, .0024), STEEL_PART, STEEL)
        self.on = np.array([0, top+stem+2*r-.0100])

    def peg(self):
        X, T = dome(np.array([*self.on, self.wall]), .0078, .016-self.wall)
        self.objs.append(Facets("peg", X, T, X[:, :2]*0, self.st.material("peg", .75, part=WOOD_PART, colour=WOOD)))

    def map_view(self, job, view):
        st, (x, y) = self.st, self.mid
        st.lights.clear()
        at = lambda dx, dy, z: (x+dx, y+dy, z)
        st.area_light(at(-1.70, 1.00, 1.45), at(0, 0, 0), 1.3, self.key, 1.3)
        st.area_light(at(1.7, -.2, 1.5), at(0, 0, 0), 1.2, 5., 1.2)
        st.world(self.sky)
        st.camera((x, y, 0), self.big*1.10, (0, .07, 1), 4, job.res, roll_up=(0, 1, 0))
        warp = {"print": warp_grid(st, self.fields, self.D, self.area)}
        job.flat_view(st, view, self.objs, {"print": self.area}, aa=job.aa*self.fine, warp=warp, meta=dict(parts=self.parts), ground=self.wall, softness=(10, 26),
                      shadow_gain=self.shadow, rounds=self.rounds, contrast=1.6, mid=self.mid_tone, specks=self.specks)
