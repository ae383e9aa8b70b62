"""Leggings and shorts: a front and a back panel sewn at sides and inseams, on a lower-body mannequin.
z = 0 is the hem of full-length leggings; the waist stands at about 0.98."""
from dataclasses import dataclass
import numpy as np
from podlib import sets, textures
from podlib.body import Body, sd_capsule, sd_loft, smin
from podlib.cloth import Cloth, simulated
from podlib.curves import bezier, mirror, outline_distance
from podlib.panelware import TwoSided, dye
from podlib.scene import Stage, cloth_object

HIPS = [(.70, .150, .105, .006), (.78, .168, .118, .008), (.84, .170, .120, .006), (.90, .152, .108, .002), (.97, .132, .094, .0), (1.10, .128, .090, .0)]


@dataclass
class Bottom:
    name: str
    hem: float = 0.0                       # height of the hem
    waist: float = .97
    waist_half: float = .150
    hip_half: float = .205
    crotch: float = .735
    leg_in: float = .012                   # inseam at the hem, distance from the centre line
    leg_out: float = .115
    band: float = .045                     # waist band
    shrink: float = .90
    bend: float = 2.0e-6
    density: float = .20


def outline(g):
    top = np.array([(0, g.waist), (g.waist_half, g.waist)])
    side = np.vstack([bezier((g.waist_half, g.waist), (g.waist_half+.02, g.waist-.05), (g.hip_half, g.waist-.10), (g.hip_half, g.crotch+.05)),
                      bezier((g.hip_half, g.crotch+.05), (g.hip_half-.004, g.crotch-.05), (g.leg_out+.02, g.hem+(g.crotch-g.hem)*.45), (g.leg_out, g.hem))[1:]])
    cuff = np.array([(g.leg_out, g.hem), (g.leg_in, g.hem)])
    inseam = bezier((g.leg_in, g.hem), (g.leg_in, g.hem+(g.crotch-g.hem)*.4), (.010, g.crotch-.10), (0, g.crotch))
    right = [("waist", top), ("side", side), ("cuff", cuff), ("inseam", inseam)]
    return right+[(k+"_l" if k in ("side", "inseam") else k, mirror(p)) for k, p in right[::-1]]


def make_of(g):
    def make(step):
        c, edge = Cloth(step), np.vstack([p for _, p in outline(g)])
        welds = {k: k for k in ("side", "side_l", "inseam", "inseam_l")}
        for name, sign in (("front", -1), ("back", 1)):
            def place(P, sign=sign):
                d = outline_distance(edge, P)[0]
                return np.c_[P[:, 0], sign*np.minimum(.05, d*.7)*(d > 1e-4), P[:, 1]]
            c.panel(name, outline(g), place, welds, flip=sign > 0)
        return c
    return make


def legs(spread, h=.007):
    def f(X, Y, Z):
        hips, x = sd_loft(X, Y, Z, HIPS), np.abs(X)
        hips = np.maximum(hips, .72-Z)
        thigh = sd_capsule(x, Y, Z, (.082, .004, .76), (.072+spread*.4, .0, .46), .083, .056)
        calf = sd_capsule(x, Y, Z, (.072+spread*.4, .0, .46), (.066+spread, .018, .02), .056, .036)
        belly = sd_capsule(x, Y, Z, (.072+spread*.6, .022, .33), (.070+spread*.8, .02, .25), .056, .050)
        return smin(smin(hips, smin(thigh, calf, .03), .045), belly, .03)
    return Body(f, (-.30, -.20, -.08), (.30, .20, 1.12), h)


def dress_up(g, spread):
    def run(c):
        body = legs(spread)
        rest = lambda p, m: np.where(m[:, 1] > g.waist-g.band, min(g.shrink, .88), g.shrink)
        c.build(density=g.density, stretch=450, bend=g.bend, rest_scale=rest,
                bend_scale=lambda p, m: np.where(m[:, 1] > g.waist-g.band, 10.0, np.where(m[:, 1] < g.hem+.025, 3.0, 1.0)))
        c.run(.7, body, gravity=0, damping=20, body_off0=-.09, body_off1=0, friction=.02)
        pins = c.flat[:, 1] > g.waist-.004
        c.w[pins] *= .02
        c.run(.6, body, gravity=9.8, damping=5, friction=.3, internal=.15)
        c.run(.4, body, gravity=9.8, damping=14, friction=.5)
        c.relax()
    return run


def sewing(g, atlas, width=3072):
    X, Z = atlas.grid(width)
    t = textures.groove(Z-(g.waist-g.band), .0012, .6)+textures.stitch(Z-(g.waist-g.band)-.004, X, .0008, .3)
    for off in (.018, .0225):
        t += textures.stitch(Z-g.hem-off, X, .0007, .25)
    t += textures.groove(Z-g.hem-.023, .001, .25)
    mid = (Z > g.crotch) & (Z < g.waist-g.band)
    t += np.where(mid, textures.groove(X, .0012, .5)+textures.stitch(np.abs(X)-.004, Z, .0007, .22), 0)
    return np.clip(.5+.5*t, 0, 1), np.random.default_rng(5).normal(0, 1, X.shape)


def build(job, g, colour, motif, tile, spread=.012, step=.0078):
    st, make = Stage(), make_of(g)
    pts = np.vstack([p for _, p in outline(g)])
    atlas = TwoSided(2*pts[:, 0].max(), g.waist-g.hem, g.hem, 1.03)
    c = simulated(g.name, make, step, dress_up(g, spread))
    h, yarn = sewing(g, atlas)
    mats = [st.material("fabric", detail=np.clip(1+(h-.5)*.9+.03*yarn, .4, 1.2), bump=h, bump_dist=.003), st.material("inside", .7, part=3)]
    objs = [cloth_object(c, g.name, atlas.uv, mats, thickness=.0012)]
    areas = {k: atlas.area(atlas.full(), k) for k in ("front", "back")}
    lo, hi = c.x.min(0), c.x.max(0)
    mid, big = (lo+hi)/2, float(max(hi[2]-lo[2], hi[0]-lo[0]))
    for v, d, f in (("front", (0, -1, .03), -1), ("back", (0, 1, .03), 1), ("angle", (.55, -1, .06), -1)):
        st.soft_studio((0, 0, mid[2]), scale=big*2, fill=1.5, amb=.18, front=f)
        st.camera((0, 0, mid[2]), big*1.10, d, 5, job.res)
        panel = "back" if v == "back" else "front"
        seen = {k: dict(a, **({"elsewhere": True} if k != panel and v != "angle" else {})) for k, a in areas.items()}
        job.view(st, v, objs, seen, sheen=.10, contrast=1.2, percentile=94)
    dye(st, mats, colour, (2048, int(1024*atlas.h/atlas.w)), [(a, motif, ("tile", tile)) for a in areas.values()])
    shots(job, st, objs, mid, big, float(hi[2]), float(lo[2]))
    job.model_cloth(make, c, atlas.uv, {"front": atlas.full(), "back": atlas.full()}, .0150, g.name)


def shots(job, st, objs, mid, big, top, low):
    paper = sets.cyclorama(st, low-.002, big*.6, big*1.4, "#ece8e1")
    st.soft_studio((0, 0, mid[2]), scale=big*2, fill=1.6, amb=.22)
    st.camera((0, 0, mid[2]), big*1.14, (-.40, -1, .08), big*5, job.shot_res)
    job.picture(st, "hero", objs+paper, white=(80, 1.0), sheen=.10)
    st.camera((.03, -.06, top-big*.14), big*.32, (.36, -1, .26), big*3, job.shot_res, lens=.004)
    job.picture(st, "detail", objs+paper, white=(80, 1.0), sheen=.10)
    room = sets.wall(st, .5, big*1.4, "#d9d5cc")+sets.floor(st, low-.002, big*1.5, "#b99a74")
    bars = sets.day_light(st, (0, 0, mid[2]), big*2.2, amb=.28)
    st.camera((0, 0, mid[2]), big*1.36, (.22, -1, .10), big*6, job.shot_res)
    job.picture(st, "scene", objs+room+bars, white=(82, .88), warm=.035, sheen=.10)
