"""How a garment is worn: a figure of the garment's own measurements grows between front and back, which are sewn together, and lowers
its arms in the cloth solver. Both layers are read as smooth fields like the sheets on the table. x to the right, y up, z towards the camera."""
import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import map_coordinates
from scipy.spatial import cKDTree
from podlib.body import sd_capsule, smin
from podlib.cloth import Cloth
from podlib.curves import resample
from podlib.flatlay import hang
from podlib.flatlay.lay import stiffer
from podlib.flatlay.lines import Near, noise
from podlib.flatlay.piece import Piece

ROUND = 2.5                                # cross sections of the trunk are flatter in front than an ellipse
LEAN, UNEVEN = .004, 1.5                   # nobody stands quite straight: metres of the hip, degrees of an arm
ELBOW = .53                                # of the arm's length
DEEP = .53                                 # half depth of the chest, share of its half width


def around(ratio, n=ROUND):
    """Length of the rounded section with half sizes 1 and `ratio`."""
    a = np.linspace(0, np.pi/2, 400)
    p = np.c_[np.cos(a)**(2/n), ratio*np.sin(a)**(2/n)]
    return 4*np.linalg.norm(np.diff(p, axis=0), axis=1).sum()


def oval(X, Z, a, b, q=ROUND):
    """About the distance to a rounded section with half sizes a and b."""
    u, v = X/a, Z/b
    k = (u**q+v**q+1e-9)**(1/q)
    return (k-1)/np.maximum(k**(1-q)*np.hypot(u**(q-1)/a, v**(q-1)/b), 1e-3)


class Figure:
    """fill, hips, hem: share of the garment's width that the body takes at the chest, below the waist and at the hem; drop: how far the
    shoulder of the garment hangs over the arm; arms: degrees below level in the end; elbow: how much farther down the forearm hangs;
    limb: share of the cuff that the arm takes."""
    def __init__(self, f, fill, hem, drop, arms, limb, elbow=0, hips=None, deep=DEEP, h=.006):
        c, self.f, self.h, self.elbow = f.cut, f, h, elbow
        k = self.k = c.half/.262
        e = (f.S-f.N)/np.linalg.norm(f.S-f.N)
        m = np.array([-e[1], e[0]])
        self.r = r = .050*k
        drop, slope = (drop, 0) if c.sleeve else (-.004, .012*k)           # straps end on a bare shoulder, which falls away
        self.A, self.B = f.N-m*(r+.004), f.S-e*drop*k-m*(r+.004)-[0, slope]
        side = f.side()
        half = lambda y: np.interp(y, side[:, 1], side[:, 0])
        ys = np.linspace(0, f.U[1], 9)
        share = np.interp(ys, (0, f.U[1]*.6, f.U[1]), (hem, hips or (hem+fill)/2, fill))
        a = share*4*half(ys)/around(deep)
        rows = [(y, w, deep*w, .006*k*np.clip(y/f.U[1], 0, 1)**2) for y, w in zip(ys, a)]
        wide, thick = rows[-1][1:3]
        self.rows = np.array([(-.3, *rows[0][1:]), *rows, (f.U[1]+.06*k, wide*.97, thick*.98, .006*k),
                              (f.S[1]-.055*k, self.B[0]+.010*k, .086*k, -.002*k), (f.S[1]-.004, self.B[0]*.72, .062*k, -.010*k),
                              (f.N[1]-.004, f.R[0]*.74, .050*k, -.014*k), (f.N[1]+.05*k, f.R[0]*.66, .048*k, -.006*k), (f.N[1]+.2, f.R[0]*.66, .048*k, .004*k)])
        if c.sleeve:
            mid = (f.CB+f.CT)/2
            v = mid-self.B
            self.start, self.long = np.degrees(np.arctan2(-v[1], v[0])), np.linalg.norm(v)+.035*k
            cuff = np.linalg.norm(f.CT-f.CB)*2/(2*np.pi)
            self.radii, self.arms = (.052*k, limb*cuff), max(arms, self.start+4)
        x = self.B[0]+(self.long if c.sleeve else 0)+.10
        self.lo, hi = np.array((-x, -.10, -.24*k)), np.array((x, f.N[1]+.12, .24*k))
        n = np.ceil((hi-self.lo)/h).astype(int)+1
        self.shape, self.origin = tuple(map(int, n)), tuple(map(float, self.lo))
        ax = [self.lo[j]+np.arange(n[j])*h for j in range(3)]
        self.Z, self.Y, self.X = (g.astype(np.float32) for g in np.meshgrid(ax[2], ax[1], ax[0], indexing="ij"))

    def trunk(self, Z):
        X, Y = np.abs(self.X-LEAN*np.clip(1-self.Y/self.f.U[1], 0, 1)), self.Y
        y = self.Y[0, :, 0]
        a, b, c = (PchipInterpolator(self.rows[:, 0], self.rows[:, j])(np.clip(y, self.rows[0, 0], self.rows[-1, 0]))[None, :, None] for j in (1, 2, 3))
        d = oval(X, np.abs(Z-c), a, b)
        return self.legs(d, X, Y, Z) if self.f.cut.leg else d

    def legs(self, d, X, Y, Z):
        """A baby's: the trunk ends above the press studs, and the thighs point a little to the front."""
        low, w = self.f.cut.leg
        thigh = sd_capsule(np.abs(self.X), Y, Z, (w*1.48, low, 0), (w*2.25, -low*.6, .016), low*.36, low*.32)
        return smin(-smin(-d, Y-low*.22, low*.4), thigh, low*.25)

    def pose(self, arms, deep=1.0):
        """deep: how much of its depth the body has while it grows between two flat layers."""
        Z, X, Y, at = self.Z/deep, self.X, self.Y, lambda p, side=1: (side*p[0], p[1], -.006*self.k)
        d = smin(self.trunk(Z), sd_capsule(np.abs(X), Y, Z, at(self.A), at(self.B), self.r, self.r), .03*self.k)
        if self.f.cut.sleeve:
            for side, a in ((1, np.radians(arms)), (-1, np.radians(arms-UNEVEN*(arms-self.start)/(self.arms-self.start+1e-6)))):
                d = smin(d, self.arm(X, Y, Z, side, a, at(self.B, side)), .03*self.k)
        self.grid = np.ascontiguousarray(d*deep, np.float32)
        return self

    def arm(self, X, Y, Z, side, a, shoulder):
        """One straight limb, or one that is bent a little, as arms are when they hang."""
        along = lambda a: np.array([side*np.cos(a), -np.sin(a), 0])*self.long
        front = np.array([0, 0, .018*self.k])
        if not self.elbow:
            return sd_capsule(X, Y, Z, shoulder, shoulder+along(a)+front, *self.radii)
        bent = np.radians(self.elbow)*np.clip((np.degrees(a)-self.start)/(self.arms-self.start), 0, 1)
        joint, (wide, thin) = shoulder+along(a)*ELBOW, self.radii
        middle = wide+(thin-wide)*ELBOW
        return smin(sd_capsule(X, Y, Z, shoulder, joint, wide, middle),
                    sd_capsule(X, Y, Z, joint, joint+along(a+bent)*(1-ELBOW)+front*2*bent/np.radians(self.elbow), middle, thin), .012*self.k)


def from_sewn(f, q):
    """Distance to the edges where front and back are sewn together."""
    return cKDTree(np.vstack([resample(line, .001) for name, line in hang.loop(f) if name.removesuffix("-left") in hang.SEWN])).query(q)[0]


def starting(P, f, seed, side, wave):
    """Both layers flat and a little uneven; apart at the edges that are not sewn, so that neck and arms come out between them."""
    d, lo, cell = from_sewn(f, P), f.outline.min(0)-.05, .005
    z = map_coordinates(noise((240, 260), cell, .13, seed, (1, .25)), ((P-lo)/cell).T[::-1], order=1, mode="nearest")
    return np.c_[P, side*.016*np.clip(d/.016, 0, 1)**.5+wave*z*np.clip((d-.02)/.05, 0, 1)]


def worn(front, back, seed, bend, density, step=.0065, wave=.004, fill=.950, hem=.965, drop=.036, arms=62, limb=.82, elbow=0, hips=None, seconds=1.0,
         tight=.96):
    """tight: length of ribs at the neck, share of their cut."""
    c, faces = Cloth(step, seed), (front, back)
    for k, f in enumerate(faces):
        c.panel("back" if k else "front", hang.loop(f), lambda P: starting(P, f, seed*10+k, -1 if k else 1, wave),
                {n+s: n+s for n in hang.SEWN for s in ("", "-left")}, flip=bool(k))
    stiff = [f.stiffer if isinstance(f, Piece) else stiffer(f) for f in faces]
    neck = [Near(f.waist_line if isinstance(f, Piece) else f.neck_seam) for f in faces]
    rib = front.band if isinstance(front, Piece) else front.cut.rib
    ribbed = lambda i, m: np.where(np.abs(neck[i](np.c_[np.abs(m[:, 0]), m[:, 1]], .12)[0]) < rib, tight, 1)
    c.build(density=density, stretch=400, bend=bend, bend_scale=lambda p, m: stiff[p["name"] == "back"](m),
            rest_scale=lambda p, m: ribbed(int(p["name"] == "back"), m))
    if isinstance(front, Piece):
        from podlib.flatlay.hips import Hips                 # it is made of the numbers here
        body = Hips(front, fill, hem, hips or fill)
    else:
        body = Figure(front, fill, hem, drop, arms, limb, elbow, hips)
    first = body.start if front.cut.sleeve else 0
    last = body.arms if front.cut.sleeve else 0
    for deep in np.linspace(.14, 1, 11):
        c.run(.045*seconds, body.pose(first, deep), gravity=0, fall=.5, damping=20, friction=.05)
    for a in np.arange(first, last, 1.5/max(1, elbow/max(last-first, 1)))[1:]:
        c.run(.03*seconds, body.pose(a), gravity=0, fall=5, damping=8, friction=.15, self_radius=step*.8)
    body.pose(last)
    for share, kw in ((.7, dict(fall=9.8, damping=4, friction=.3, self_radius=step*.8, internal=.3)),
                      (.5, dict(fall=9.8, damping=18, friction=.6, self_radius=step*.8, internal=.45))):
        c.run(share*seconds, body, gravity=0, **kw)
    c.relax()
    return [hang.fields_read(c, p, f, .0045, .0055, .016) for p, f in zip(c.panels, faces)]
