"""Things that lie on a table and are not tops: shorts, leggings, aprons, socks, bags. A piece says itself where it is stiff,
where fingers pressed it down, where its back layer peeks out and what is sewn on it."""
from types import SimpleNamespace
import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree
from podlib.curves import bezier, mirror
from podlib.flatlay.lines import Near, both, noise, round_corners
from podlib.flatlay.sewing import groove, seam, thread, turned_hem

PLAIN = dict(sleeve=False, label=False, hood=False, zip=False, polo=False, leg=(), flare=0.0)


class Piece:
    """half: outline of the right half from the lower to the upper middle; bands: (line, width, stiffness) of the right half;
    peeks: (line, how far) where the layer below comes out; free: edges where front and back are not sewn together.
    A lopsided piece gives its whole outline, counter-clockwise, and whole lines."""
    def __init__(self, half, rect=None, back=False, bands=(), peeks=(), free=(), calm=.3, detail_at=.3, corner=.0022, lopsided=False):
        self.outline = round_corners(half if lopsided else np.vstack([half, mirror(half)]), corner)
        self.sides = (1,) if lopsided else (1, -1)
        self.back, self.bands, self.peeks, self.free = back, bands, peeks, [np.asarray(ln, float) for ln in free]
        self.U, self.neck_low = np.array([half[:, 0].max(), calm]), detail_at
        self.cut = SimpleNamespace(full=rect is None, **PLAIN)
        self.print_rect = rect or (*(self.outline.min(0)-.004), *(self.outline.max(0)+.004))

    ridges = ()

    def face(self, back=False):
        return self

    def _right(self, m):
        """Points of the left half on the right one, where lines are stated."""
        return m if len(self.sides) == 1 else np.c_[np.abs(m[:, 0]), m[:, 1]]

    def stiffer(self, m):
        k, q = np.ones(len(m)), self._right(m)
        for line, width, factor in self.bands:
            k[np.abs(Near(line)(q, .2)[0]) < width] = factor
        return k

    def pressed(self, P, anchor=.07):
        pts = []
        for line, _, _ in self.bands:
            s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
            at = np.linspace(.004, s[-1]-.004, max(2, int(s[-1]/anchor)+1))
            pts += [(k*np.interp(a, s, line[:, 0]), np.interp(a, s, line[:, 1])) for a in at for k in self.sides]
        return np.unique(cKDTree(P).query(np.array(pts))[1])

    def peek(self, o):
        k, q = np.full(len(o), -.0025), self._right(o)
        for line, out in self.peeks:
            k[np.abs(Near(line)(q, .05)[0]) < .004] = out
        return gaussian_filter1d(k, 3.5, mode="wrap")

    def sew(self, D):
        pass


def line(*pts):
    return np.array(pts, float)


class Legs(Piece):
    """Shorts and leggings. side: (x, y) down the outer side, from the waist to the hem; rise: height of the crotch; inner: x of the
    inner end of a leg, and how much lower it is."""
    def __init__(self, side, rise, inner, band, back=False, elastic=False, turn=.020):
        side = np.array(side[::-1], float)
        height, waist, outer = side[-1, 1], side[-1, 0], side[0]
        self.height, self.rise, self.band, self.elastic, self.turn = height, rise, band, elastic, turn
        inner = np.array([inner[0], -inner[1]])
        low = bezier(inner, inner+[-.002, rise*.45], (inner[0]*.30, rise*.74), (0, rise))
        y = np.linspace(side[0, 1], height, 120)
        side = np.c_[PchipInterpolator(side[:, 1], side[:, 0])(y), y]
        self.hem_line = np.vstack([inner, outer])
        self.waist_line = line((waist, height), (0, height))
        self.side_line, self.inner_line, self.N = side, low, np.array([waist, height])
        self.segments = [("inner", low[::-1]), ("hem", self.hem_line), ("side", side), ("waist", self.waist_line)]
        self.main = (-.10, rise+.35*(height-rise), .10, height-band-.02)
        half = np.vstack([low[::-1], self.hem_line, side, self.waist_line])
        bands = [(self.hem_line, turn, 3.5), (self.waist_line, band, 5.)]
        super().__init__(half, None, back, bands, [(self.hem_line, .0030), (self.waist_line, .0045)],
                         [self.hem_line, self.waist_line], rise+(height-rise)*.4, height-.05)

    def sew(self, D):
        top, wide = self.height-self.band, self.waist_line[0, 0]+.02
        for ln in both(self.hem_line):
            d, s, _ = D.near(ln, .05)
            turned_hem(D, np.where(np.abs(d) < .05, np.abs(d), 9), s, np.abs(d) < .05, self.turn, 3)
        seam(D, line((0, self.rise+.002), (0, top)), .0008, .0012, .0008, seed=12, pucker=.0005, dark=.16)
        seam(D, line((-wide-.01, top), (wide+.01, top)), .0010, .0014, .0009, seed=4, pucker=.0008 if self.elastic else .0003, dark=.18, side=-1)
        if self.elastic:
            self._gathers(D, top)
        else:
            for off in (.003, self.band-.004):
                thread(D, np.where(D.y > top-.01, D.y-top-off, 9), D.x)

    def _gathers(self, D, top):
        """Cloth shirred over an elastic: uneven upright pleats that run out below the band."""
        n = noise(D.x.shape, D.cell, .0085, 77, (1, .10))
        fade = np.where(D.y > top, 1, np.exp(np.minimum(D.y-top, 0)/.016))
        D.coarse += .0011*n*fade
        D.tone *= 1-.05*np.clip(-n, 0, 2)*fade
        for off in (.010, .020, .030):
            if off < self.band:
                d = D.y-top-off
                D.coarse -= .0007*groove(d, .0022)
                thread(D, d, D.x)
        for k in (1, -1):                                   # slanted pockets
            if not self.back:
                a = line((k*.128, top-.004), (k*.205, top-.140))
                seam(D, a, .0009, .0013, .0012, seed=15, pucker=.0004, dark=.22, side=-k)
