"""The picture of a garment as it is worn: the body is left out, so the inside of the neck is seen, and the wall takes a soft shadow."""
import numpy as np
from podlib.flatlay import hang, hanger, layers
from podlib.flatlay.figure import from_sewn, worn
from podlib.flatlay.sheet import mesh


class Worn(hanger.Hung):
    """Front and back as a body fills them. The back ends at the front wherever it is sewn to it."""
    rolls, calmed, gap, shadow, sky, key, mid_tone, rounds, specks = .35, (.004, .002), .05, .26, .22, 38., .74, 5, 5

    @staticmethod
    def fallen(name, front, back, **kw):
        return hang.fields_of(name, front, back, make=worn, sources=("flatlay/hang.py", "flatlay/figure.py", "body.py"), **kw)

    def rear(self, back, behind, front):
        P, T = mesh(back.outline, .0026, layers.RINGS[:5], .0012)
        off = from_sewn(self.f, P)
        w = np.clip(1-off/.006, 0, 1)
        w = w*w*(3-2*w)
        Y = behind(P)-hanger.normals(behind, P)*.0003
        hem = np.clip(1-(P[:, 1]-back.hem_y(P[:, 0]))/.06, 0, 1)*np.clip(off/.06, 0, 1)
        Y[:, 1] += .009*hem*hem                              # seen from a little above, it would come out below the front
        Y = Y*(1-w)[:, None]+(self.fields(P)-hanger.normals(self.fields, P)*.0020)*w[:, None]
        return P, T, hanger.kept_behind(Y, front, share=1-w)

    def seat(self, P, X, behind=False):
        """Pieces of their own stand off along the cloth, which is round here."""
        place = self.behind if behind else self.calm
        return place(P)+hanger.normals(place, P)*X[:, 2:]

    def hanger(self):
        pass

    def peg(self):
        pass
