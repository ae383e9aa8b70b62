"""The lower half of a figure for shorts and leggings: hips and two legs of the garment's own girth grow between its layers."""
import numpy as np
from scipy.interpolate import PchipInterpolator
from podlib.body import smin
from podlib.flatlay.figure import LEAN, around, oval

DEEP = .42                                 # half depth of the hips, share of their half width
NARROW = .85                               # the legs are this much closer together than the ones of the flat cut
OVAL = .60                                 # depth of a leg, share of its width
TIGHT = .88                                # share of the girth round the hips from which a garment is close to the body
SAMPLES = 12


class Hips:
    """waist, hips, fill, hem: share of the garment's girth that the body takes at the waist, round the hips, at the thighs and at the hem.
    Loose shorts have narrow hips, or they bulge above the legs."""
    def __init__(self, f, fill, hem, hips, waist=.97, lift=-.025, h=.006):
        self.f, self.h = f, h
        side, inner = f.side_line, f.inner_line
        out = lambda y: np.interp(y, side[:, 1], side[:, 0])
        ys, up = np.linspace(f.rise, f.height, SAMPLES), f.height-f.rise
        share = np.interp(ys, (f.rise, f.rise+.45*up, f.rise+.75*up, f.height), (hips, hips, hips**1.4, waist))
        a = share*4*out(ys)/around(DEEP)
        self.trunk_rows = np.array([(-.5, a[0]), (f.rise-.02, a[0]), *zip(ys[1:], a[1:]), (f.height+.3, a[-1])])
        ys = np.linspace(0, f.rise*.92, SAMPLES)
        low, high = np.interp(ys, inner[:, 1], inner[:, 0]), out(ys)
        r = np.interp(ys, (0, f.rise*.92), (hem, fill))*2*(high-low)/around(OVAL)
        mid = np.maximum(NARROW*(low+high)/2, r+.006)
        slope = (mid[1]-mid[0])/(ys[1]-ys[0])
        above = [(f.height, mid[-1], r[-1])]
        if hips > TIGHT:                                     # the legs stay within the hips, or there is a step above them
            high = np.linspace(f.rise+.02, f.height, SAMPLES)
            above = [(y, min(mid[-1], np.interp(y, *self.trunk_rows.T)*.96-r[-1]), r[-1]) for y in high]
        self.leg_rows = np.array([(-.3, mid[0]-.3*slope, r[0]), *zip(ys, mid, r), *above])
        self.crotch, self.top = f.rise+lift, f.rise+.10
        self.lo = np.array((-out(ys).max()-.06, -.10, -.20))
        hi = np.array((out(ys).max()+.06, f.height+.10, .20))
        n = np.ceil((hi-self.lo)/h).astype(int)+1
        self.shape, self.origin = tuple(map(int, n)), tuple(map(float, self.lo))
        ax = [self.lo[j]+np.arange(n[j])*h for j in range(3)]
        self.Z, self.Y, self.X = (g.astype(np.float32) for g in np.meshgrid(ax[2], ax[1], ax[0], indexing="ij"))

    def _row(self, rows, j):
        y = self.Y[0, :, 0]
        return PchipInterpolator(rows[:, 0], rows[:, j])(np.clip(y, rows[0, 0], rows[-1, 0]))[None, :, None]

    def pose(self, arms=0, deep=1.0):
        Z, Y = self.Z/deep, self.Y
        X = self.X-LEAN*np.clip(1-Y/self.f.height, 0, 1)
        a = self._row(self.trunk_rows, 1)
        trunk = oval(np.abs(X), np.abs(Z), a, a*DEEP)
        trunk = -smin(-trunk, Y-self.crotch, .11)
        r = self._row(self.leg_rows, 2)
        leg = oval(np.abs(np.abs(X)-self._row(self.leg_rows, 1)), np.abs(Z), r, r*OVAL)
        leg = -smin(-leg, self.top-Y, .04)
        self.grid = np.ascontiguousarray(smin(trunk, leg, .03)*deep, np.float32)
        return self
