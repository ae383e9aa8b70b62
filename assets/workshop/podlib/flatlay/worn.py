"""The picture of a garment as it is worn: the body is left out, so the inside of the neck is seen, and the wall takes a soft shadow."""
import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import ConvexHull
from podlib.curves import resample
from podlib.flatlay import hang, hanger, layers
from podlib.flatlay.figure import from_sewn, worn
from podlib.flatlay.lines import both, edge_distance, whole
from podlib.flatlay.piece import Piece
from podlib.flatlay.sheet import mesh


def eased(a):
    a = np.clip(a, 0, 1)
    return a*a*(3-2*a)


def _beside(line, place, P, soft=.02):
    """How the points of a seam have moved, for points beside it."""
    line = resample(line, .003)
    moved = gaussian_filter1d(place(line)-np.c_[line, line[:, 0]*0], 4, axis=0, mode="nearest")
    d = ((P[:, None]-line)**2).sum(2)
    w = np.exp((d.min(1)[:, None]-d)/soft**2)
    return w @ moved/w.sum(1)[:, None]


class Worn(hanger.Hung):
    """Front and back as a body fills them. The back ends at the front wherever it is sewn to it."""
    filled = True
    rolls, calmed, gap, shadow, sky, key, mid_tone, rounds, specks, measured, fine = .35, (.004, .002), .05, .26, .22, 38., .74, 5, 5, .8, 2

    @staticmethod
    def fallen(name, front, back, **kw):
        return hang.fields_of(name, front, back, make=worn, sources=("flatlay/hang.py", "flatlay/figure.py", "flatlay/hips.py", "body.py"), **kw)

    def rear(self, back, behind, front):
        P, T = mesh(back.outline, .0026, layers.RINGS[:5], .0012)
        off = from_sewn(self.f, P)
        w = eased(1-off/.006)
        Y = behind(P)-hanger.normals(behind, P)*.0003
        level, free, up = (0, .03, .019) if isinstance(back, Piece) else (back.hem_y(P[:, 0]), .06, .009)
        hem = np.clip(1-(P[:, 1]-level)/.06, 0, 1)*np.clip(off/free, 0, 1)
        Y[:, 1] += up*hem*hem                                # seen from a little above, it would come out below the front
        Y = Y*(1-w)[:, None]+(self.fields(P)-hanger.normals(self.fields, P)*.0020)*w[:, None]
        if back.cut.leg:                                     # nor beside the openings
            inward = np.clip(1-hanger.from_free(back, P)/.02, 0, 1)*eased(off/.03)
            Y[:, :2] += .0025*inward[:, None]*np.c_[-.6*np.sign(P[:, 0]), P[:, 0]*0+.8]*(P[:, 1:] < back.U[1]*.6)
        if isinstance(back, Piece):                          # the inside of the waistband is seen above the front
            Y[:, 1] += .015*eased(1-(back.height-P[:, 1])/.06)*eased(off/.09)
        return P, T, hanger.kept_behind(Y, front, share=1-w)

    def on(self, q, X):
        n = hanger.normals(self.calm, q[None])[0]
        across = np.cross((0, 1, 0), n)
        across /= np.linalg.norm(across)
        return self.top(q[None])[0]+X @ np.array([across, np.cross(n, across), n])

    def seat(self, P, X, behind=False):
        """Pieces of their own lie off along the cloth, which is round here."""
        if self.f.cut.hood:
            return self.hooded(P, behind)+np.c_[P*0, X[:, 2]]
        place = self.behind if behind else self.calm
        return place(P)+hanger.normals(place, P)*X[:, 2:]

    def hooded(self, P, lining, fall=np.array([0, .50, .34])):
        """A hood follows the neck seam it is sewn to; above the neck it is carried by the two ends of that seam and falls back. The
        middle of its lining goes with the back."""
        f, ends = self.f, both(self.f.N[None])
        right, left = (self.calm(q)[0]-[*q[0], 0] for q in ends)
        x, up = np.clip(P[:, :1]/f.N[0], -1, 1), .018*np.log1p(np.exp((P[:, 1:]-f.N[1]-.010)/.018))
        carried = (right+left)/2+(right-left)/2*x*np.exp(-up/.08)
        w = eased((P[:, 1:]-f.N[1]+.030)/.110)
        place = np.c_[P, P[:, 0]*0]+carried*w+_beside(whole(f.neck_seam), self.calm, P)*(1-w)
        if lining:
            o = edge_distance(P[ConvexHull(P).vertices], P)
            inner = (1-(1-eased(o/.06))*(1-eased((f.N[1]-P[:, 1]+.03)/.06)))[:, None]
            place += inner*(np.c_[P, P[:, 0]*0]+_beside(whole(f.back_seam), self.behind, P)-place)
        return place-up*fall

    def hanger(self):
        pass

    def peg(self):
        pass
