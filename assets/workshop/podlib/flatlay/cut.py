"""Tops as they lie on a table: outline and seam lines of the side that is seen, right half in metres, mirrored.
y = 0 is the hem, x = 0 the middle."""
from dataclasses import dataclass, replace
import numpy as np
from podlib.curves import bezier, mirror
from podlib.flatlay.lines import round_corners


@dataclass(frozen=True)
class Cut:
    half: float = .262                     # half chest
    length: float = .728
    underarm: float = .486
    shoulder: tuple = (.226, .690)
    neck: float = .088
    drop_front: float = .090
    drop_back: float = .019
    vneck: bool = False
    rib: float = .020                      # width of the collar
    waist: float = .0                      # how far the side seam comes in
    sleeve: bool = True
    sleeve_deg: float = 34                 # below the horizontal
    sleeve_under: float = .096             # length of the underarm seam
    cuff_w: float = .176
    hem: float = .022                      # height of a turned hem
    cuff: float = .022
    hem_rib: float = 0.0                   # > 0: ribbed bands instead
    cuff_rib: float = 0.0
    narrow: float = .72                    # width of a ribbed cuff, share of the sleeve above it
    label: bool = True                     # woven size label in the neck
    flare: float = .0                      # > 0: a dress: how much wider the hem is than the chest
    rise: float = .0                       # how much higher the hem is at the sides
    waist_at: float = .0                   # height of a waist seam
    leg: tuple = ()                        # a bodysuit: height of its leg openings at the side, half width between the legs
    full: bool = False                     # printed all over
    hood: bool = False
    pocket: bool = False                   # kangaroo pocket
    zip: bool = False                      # the front opens in the middle
    polo: bool = False                     # knitted collar, placket with buttons
    print_front: tuple = (-.15, .198, .15, .598)
    print_back: tuple = (-.15, .235, .15, .635)

    def face(self, back=False):
        return Face(self, back)

    def with_(self, **numbers):
        return replace(self, **numbers)


def _line(*pts):
    return np.array(pts, float)


class Face:
    """Front or back of a cut. N and R: outer and inner end of the collar at the shoulder; S: shoulder tip; U: underarm;
    CB, CT: lower and upper corner of the cuff; d, n: along and across the sleeve."""
    def __init__(self, cut, back=False):
        self.cut, self.back = cut, back
        c = cut
        a = np.radians(c.sleeve_deg)
        self.d, self.n = np.array([np.cos(a), -np.sin(a)]), np.array([np.sin(a), np.cos(a)])
        self.N = np.array([c.neck, c.length])
        self.R = self.N+np.array([-.0150, .0085])*(c.rib/.020)
        self.S, self.U = np.array(c.shoulder), np.array([c.half, c.underarm])
        self.back_seam, self.back_edge = self._back_neck()
        self.neck_seam, self.neck_edge = (self.back_seam, self.back_edge) if back else self._front_neck()
        self.neck_low = float(self.neck_seam[:, 1].min())
        k = .55 if c.leg else 1                             # a baby's armhole is small
        self.armhole = bezier(self.S, self.S+np.array([-.024, -.065])*k, self.U+np.array([-.048, .050])*k, self.U)
        self.lap = bezier(self.R+[-.004, -.004], self.R+[.010, -.020], self.S+[-.030, -.052], self.armhole[26]) if c.leg else None
        right = [self._hem_line(), self.side()]
        self.parts = self._sleeve() if c.sleeve else self._armhole()       # between side and shoulder
        right += self.parts
        right += [_line(self.S, self.N, self.R), self.neck_edge]
        half = np.vstack(right)
        self.outline = round_corners(np.vstack([half, mirror(half)]), .0022 if c.rib > .008 else .0015)

    @property
    def print_rect(self):
        if self.cut.full:
            return (*(self.outline.min(0)-.004), *(self.outline.max(0)+.004))
        return self.cut.print_back if self.back else self.cut.print_front

    @property
    def ridges(self):
        """What stands out of the front of the model: the zip, the placket."""
        c, high = self.cut, self.neck_low-.012
        if self.back:
            return []
        return [(-.004, .012, .004, high)] if c.zip else [(-.016, self.neck_low-.142, .016, high)] if c.polo else []

    @property
    def hem_half(self):
        return float(self.side()[0][0])

    def hem_y(self, x):
        return self.cut.rise*(np.abs(x)/self.hem_half)**2

    @property
    def free(self):
        """Edges of the right half where front and back are not sewn together."""
        ends = [self._hem_line(), self.neck_edge]
        return ends+[_line(self.CB, self.CT) if self.cut.sleeve else self.armhole]

    def _hem_line(self):
        c = self.cut
        if c.leg:
            y, w = c.leg
            top = self.side()[0]
            return np.vstack([_line((0, 0), (w, 0)), bezier((w, 0), (w+.004, y*.42), (top[0]*.70, y*.80), top)])
        x = np.linspace(0, self.hem_half, 60)
        return np.c_[x, self.hem_y(x)] if c.rise else _line((0, 0), (self.hem_half*.5, 0))

    def side(self):
        c, U = self.cut, self.U
        if c.leg:
            return bezier((c.half-.004, c.leg[0]), (c.half-.002, c.leg[0]+.04), (c.half-.003, U[1]*.8), U)
        if c.flare:
            hem, waist = c.half+c.flare, np.array([c.half-c.waist, c.waist_at])
            return np.vstack([bezier((hem, c.rise), (hem-.045, c.rise+.17), waist-[-.012, .16], waist, 80), bezier(waist, waist+[-.002, .04], U-[.004, .06], U)[1:]])
        if not c.hem_rib:
            w = c.waist
            return bezier((c.half+w*.2, .002), (c.half-.004-w*.6, U[1]*.34), (U[0]-.002-w*1.6, U[1]*.62), U)
        low, V = c.half-.030, U-[-.004, .18]                # the ribbed waist pulls the body in
        return np.vstack([bezier((low, 0), (low, .02), (low-.001, c.hem_rib-.01), (low+.001, c.hem_rib)),
                          bezier((low+.001, c.hem_rib), (c.half-.004, c.hem_rib+.022), (c.half+.006, c.hem_rib+.09), V, 40),
                          bezier(V, U-[-.004, .10], U-[0, .03], U, 30)])

    def _front_neck(self):
        c, N, R = self.cut, self.N, self.R
        if c.vneck:
            legs = lambda A, drop: bezier(A, A+[-.010, -drop*.42], (A[0]*.34, A[1]-drop*.78), (0, A[1]-drop))
            return legs(N, c.drop_front), legs(R, c.drop_front-c.rib*1.75+(R-N)[1])
        round_ = lambda A, drop: bezier(A, A+[-.002, -drop*.62], (A[0]*.60, A[1]-drop), (0, A[1]-drop))
        return round_(N, c.drop_front), round_(R, c.drop_front-c.rib+(R-N)[1])

    def _back_neck(self):
        c, N, R = self.cut, self.N, self.R
        seam, edge = c.length-c.drop_back, c.length-c.drop_back+c.rib
        if c.drop_back > .035:                              # a scooped back, like the front
            return (bezier(N, N+[-.002, -c.drop_back*.62], (N[0]*.60, seam), (0, seam)),
                    bezier(R, R+[-.002, -(c.drop_back)*.62], (R[0]*.60, edge), (0, edge)))
        k = c.neck/.088
        return (bezier(N, N+[-.016*k, -.011], (.048*k, seam), (0, seam)), bezier(R, R+[-.012*k, -.008], (.046*k, edge), (0, edge)))

    def _sleeve(self):
        c, d, n, S, U, N = self.cut, self.d, self.n, self.S, self.U, self.N
        CB = U+d*c.sleeve_under
        CT = CB+n*c.cuff_w+d*.006
        if not c.cuff_rib:
            self.CB, self.CT = CB, CT
            return [bezier(U, U+d*.03, CB-d*.03, CB), _line(CB, CT), bezier(S, S+(S-N)*.16, CT-d*(.30*np.linalg.norm(CT-S)), CT)[::-1]]
        w = c.cuff_w*c.narrow                               # the sleeve narrows into its ribbed cuff
        low, high, q = CB+n*(c.cuff_w-w)/2, CB+n*(c.cuff_w+w)/2, .5*(1-c.narrow)/.14
        top = [bezier(S, S+(S-N)*.18, CT-d*.26, CT-d*.045, 80), bezier(CT-d*.045, CT-d*.018, high-d*.010+n*.004*q, high, 24), _line(high, high+d*c.cuff_rib)]
        under = [bezier(U, U+d*.05, CB-d*.2, CB-d*.045, 60), bezier(CB-d*.045, CB-d*.018, low-d*.010-n*.004*q, low, 24), _line(low, low+d*c.cuff_rib)]
        self.cuff_seam = _line(low, high)
        self.CB, self.CT = low+d*c.cuff_rib, high+d*c.cuff_rib
        return [np.vstack(under), _line(self.CB, self.CT), np.vstack(top)[::-1]]

    def _armhole(self):
        S, U = self.S, self.U
        drop = S[1]-U[1]
        self.armhole = bezier(S, S+[-.020, -drop*.46], U+[-.090, .012 if not self.back else .022], U)
        return [self.armhole[::-1]]
