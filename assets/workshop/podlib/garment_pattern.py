"""Patterns of tops: a front and a back panel with grown-on sleeves (or none), metres, z = 0 is the hem.

Sleeves lie flat at about 30 degrees while the mannequin's arms end at 60-65: a steeper cut would overlap the side
seam on the table."""
from dataclasses import dataclass, field
import numpy as np
from podlib.body import TORSO
from podlib.cloth import Cloth
from podlib.curves import bezier, mirror, outline_distance, rect_loop, resample
from podlib.panelware import TwoSided


@dataclass
class Top:
    name: str
    length: float = .72
    half: float = .268                     # half chest, flat
    hem_half: float = .268
    waist: float = .006                    # how far the side seam comes in
    neck: float = .080
    drop_front: float = .092
    drop_back: float = .020
    vneck: bool = False
    shoulder: tuple = (.215, .676)
    underarm: tuple = (.268, .468)
    sleeve: bool = True
    sleeve_angle: float = 30
    sleeve_len: float = .205
    sleeve_w: float = .178                 # at the cuff
    sleeve_slim: float = field(default=0.0, repr=False)  # hollow of the underside of a long sleeve; excess cloth bags at the elbow
    armhole: float = .030                  # hollow of the armhole of a sleeveless top
    collar: float = .021                   # rib width round the neck
    cuff_rib: float = 0.0                  # > 0: ribbed cuffs and hem band
    hem_rib: float = 0.0
    leg: tuple = field(default=(), repr=False)           # (height, crotch half) of a bodysuit's leg openings
    pocket: bool = field(default=False, repr=False)      # kangaroo pocket; only drawn, so not part of the simulation key
    print_front: tuple = (-.15, .185, .15, .585)
    print_back: tuple = (-.15, .235, .15, .635)
    bend: float = 2.5e-6
    density: float = .19
    body: list = field(default_factory=lambda: TORSO)
    body_shoulder: tuple = (.168, .008, .618)
    arm: float = .34
    arm_radii: tuple = (.060, .044)
    arm_end: float = 62
    arm_forward: float = .05               # 0 for long sleeves: the wrist must start between the layers
    arm_steps: tuple = ((42, 10, .02), (50, -14, -.03), (58, 12, .025), (64, -10, -.02))
    step_time: float = .22
    low: float = -.10                      # how far below the hem the mannequin reaches

    def rect(self, panel):
        return self.print_front if panel == "front" else self.print_back

    def scaled(self, k):
        """The same garment for a smaller person."""
        mul = lambda t: tuple(v*k for v in t)
        for a in ("length", "half", "hem_half", "waist", "neck", "drop_front", "drop_back", "sleeve_len", "sleeve_w", "armhole", "arm", "low"):
            setattr(self, a, getattr(self, a)*k)
        for a in ("shoulder", "underarm", "body_shoulder", "arm_radii"):
            setattr(self, a, mul(getattr(self, a)))
        self.body = [mul(r) for r in self.body]
        return self


def half_outline(g, back):
    """Right half from the centre of the neck to the hem, as named segments."""
    a = np.radians(g.sleeve_angle)
    d, n = np.array([np.cos(a), -np.sin(a)]), np.array([-np.sin(a), -np.cos(a)])
    S, U, hps = np.array(g.shoulder), np.array(g.underarm), np.array([g.neck, g.length])
    drop = g.drop_back if back else g.drop_front
    if g.vneck and not back:
        neck = bezier((0, g.length-drop), (g.neck*.40, g.length-drop*.58), (g.neck*.86, g.length-drop*.22), hps)
    else:
        neck = bezier((0, g.length-drop), (g.neck*0.62, g.length-drop), (g.neck*0.98, g.length-drop*0.55), hps)
    hip = bezier((U[0], U[1]-.05), (U[0]-g.waist*2, U[1]*.64), (g.hem_half-g.waist*1.6, U[1]*.36 if not g.leg else g.leg[0]+.04), (g.hem_half, g.leg[0] if g.leg else 0))
    if not g.sleeve:
        hole = bezier(S, S+[-g.armhole*.6, -.10], [U[0]-g.armhole*2.2, U[1]+.02], U)
        side = np.vstack([bezier(U, U-[.004, .015], U-[.002, .035], U-[0, .05]), hip[1:]])
        return [("neck", neck), ("top", np.vstack([hps, S])), ("hole", hole), ("side", side)]
    E1 = S+d*g.sleeve_len
    E2 = E1+n*g.sleeve_w
    top = np.vstack([bezier(hps, hps+(S-hps)*.4, S-(S-hps)*.3, S+d*.025+[0, 0.001]), E1[None]])
    under = np.vstack([E2[None], bezier(U+(E2-U)*.75, U+(E2-U)*.3, U+[0.002, -0.01], U-[0.0, 0.05])])
    if g.sleeve_slim:
        k, near = -n*g.sleeve_slim, U+(E2-U)*.12
        under = np.vstack([bezier(E2, E2+(U-E2)*.35+k, E2+(U-E2)*.70+k, near), bezier(near, U+(E2-U)*.05, U+[.002, -.01], U-[0, .05])[1:]])
    return [("neck", neck), ("top", top), ("cuff", np.vstack([E1, E2])), ("side", np.vstack([under, hip[1:]]))]


def outline(g, back):
    right = half_outline(g, back)
    hem = np.array([(g.hem_half, 0), (0, -0.002), (-g.hem_half, 0)])
    left = [(k+"_l" if k in ("top", "side") else k, mirror(p)) for k, p in right[::-1]]
    if g.leg:
        opening = leg_line(g)
        bottom = [("leg", opening), ("crotch", np.array([(g.leg[1], 0), (-g.leg[1], 0)])), ("leg", mirror(opening))]
        return right+bottom+left
    return right+[("hem", hem)]+left


def leg_line(g):
    z, c = g.leg
    return bezier((g.hem_half, z), (g.hem_half*.72, z*.80), (c+.012, z*.50), (c, 0))


def loop(g, back):
    return np.vstack([p for _, p in outline(g, back)])


def make_of(g):
    def make(step):
        c = Cloth(step)
        welds = {k: k for k in ("top", "top_l", "side", "side_l", "crotch")}
        for name, sign in (("front", -1), ("back", 1)):
            edge = loop(g, name == "back")

            def place(P, sign=sign, edge=edge):
                # arms start between the layers: a sleeve laid flat without this offset is pushed to one side
                d = outline_distance(edge, P)[0]
                return np.c_[P[:, 0], sign*np.minimum(.035, .0015+d*.6)*(d > 1e-4), P[:, 1]]
            c.panel(name, outline(g, name == "back"), place, welds, flip=sign > 0, inner=[rect_loop(*g.rect(name))])
        return c
    return make


def atlas_of(g):
    pts = loop(g, False)
    lo, hi = pts.min(0), pts.max(0)
    return TwoSided(2*hi[0], hi[1]-lo[1], float(lo[1]), 1.03)


def neck_line(g, back):
    pts = np.vstack([p for k, p in outline(g, back) if k == "neck"])
    return resample(pts[np.argsort(pts[:, 0], kind="stable")], .0008)


def sleeve_coords(g, x, z):
    """Distance along the sleeve from the shoulder tip, and across it from the top edge."""
    a = np.radians(g.sleeve_angle)
    dx, dz = np.abs(x)-g.shoulder[0], z-g.shoulder[1]
    return dx*np.cos(a)-dz*np.sin(a), -dx*np.sin(a)-dz*np.cos(a)


def in_rib(g, m):
    """Points inside ribbed cuffs or hem band."""
    out = m[:, 1] < g.hem_rib
    if g.sleeve and g.cuff_rib:
        s, _ = sleeve_coords(g, m[:, 0], m[:, 1])
        out = out | ((s > g.sleeve_len-g.cuff_rib) & (np.abs(m[:, 0]) > g.half+.012))
    return out




def near_binding(g, m):
    """Edges of a sleeveless armhole: the binding is sewn on under tension and keeps the edge close to the body."""
    if g.sleeve:
        return np.zeros(len(m), bool)
    hole = dict(half_outline(g, False))["hole"]
    return outline_distance(hole, np.c_[np.abs(m[:, 0]), m[:, 1]])[0] < .010
