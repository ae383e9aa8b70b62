"""Crew socks: a pair laid flat, printed all over."""
import numpy as np
from podlib import gallery, places, sets
from podlib.curves import smooth
from podlib.flatlay.lines import noise
from podlib.flatlay.piece import Piece, line
from podlib.flatlay.sewing import ribs, seam
from podlib.flatlay.tailor import FlatTailor

INFO = dict(category="apparel", name="Crew socks", name_zh="中筒袜")
TOP, CUFF = .270, .036
# from the upper left round the heel and the toe to the upper right, in metres
EDGE = ((-.044, TOP), (-.0435, .200), (-.044, .140), (-.048, .085), (-.053, .048), (-.048, .014), (-.020, .0), (.040, .004), (.100, .001), (.148, .006),
        (.168, .030), (.160, .060), (.128, .076), (.088, .087), (.060, .108), (.048, .145), (.0445, .200), (.045, TOP))


class Sock(Piece):
    def __init__(self, back=False):
        self.k = -1 if back else 1
        edge = smooth(np.array(EDGE), n=320)*[self.k, 1]
        edge = edge[::self.k]
        cuff = line((-.046, TOP), (.046, TOP))
        super().__init__(np.vstack([edge, cuff[::-1]]), None, back, [(cuff, CUFF, 5.)], [(cuff, .0030)], [cuff], .16, .16, .0026, lopsided=True)

    def face(self, back=False):
        return Sock(back)

    def sew(self, D):
        x, low = D.x*self.k, TOP-CUFF
        wales = np.cos(2*np.pi*D.x/.0021)
        D.fine += .00007*wales
        D.tone *= 1-.018*np.clip(-wales, 0, 1)
        ribs(D, D.y > low, D.x, .0034, .00055)
        seam(D, line((-.06, low), (.06, low)), .0007, .0014, .0006, seed=4, pucker=.0005, dark=.14)
        self._pocket(D, smooth(np.array([(-.070, .082), (-.030, .066), (-.004, .034), (.004, -.012)])), x)
        self._pocket(D, smooth(np.array([(.112, .100), (.116, .060), (.122, .030), (.120, -.012)])), x)
        ankle = np.exp(-(((x-.030)/.050)**2+((D.y-.098)/.030)**2))           # where the leg bends into the foot
        D.coarse += .0011*ankle*noise(D.x.shape, D.cell, .013, 31, (.35, 1), .7*self.k)

    def _pocket(self, D, ln, x):
        """The border of the knitted heel or toe."""
        seam(D, ln*[self.k, 1], .0006, .0012, .0007, seed=14, pucker=.0004, dark=.16)


def pair(g):
    k = g.f.k
    g.second(9 if k > 0 else 4, -3.0*k, (.112*k, .112))


def build(job):
    flat = FlatTailor(job, "socks", Sock(), "knit", seeds=(6, 3), trims=pair, local=.0075, squeeze=.001)
    flat.build(colour="#ffffff", motif=gallery.artwork("pattern-sushi-roll"), place=("tile", .36),
               second=("#ffffff", gallery.artwork("pattern-watermelon"), ("tile", .36)),
               room=places.laid("stone", "#cdbfae", ((sets.coffee, .98, .80, .9), (sets.books, -1.0, .92, .8, 20, ("#7d3f3a", "#e6dfd3"))), "right"))
    flat.model(.008, .05, .6)
