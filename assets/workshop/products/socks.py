"""Crew socks: two sock-shaped panels, lightly filled, lying flat as a pair."""
import numpy as np
from podlib import art, sets, textures
from podlib.cloth import Cloth, simulated
from podlib.curves import smooth
from podlib.panelware import TwoSided, dye
from podlib.scene import Stage, cloth_object, group, pose

INFO = dict(category="apparel", name="Crew socks", name_zh="中筒袜")
# foot points to the right, the leg goes up; metres
EDGE = np.array([(-.046, .30), (-.047, .22), (-.046, .15), (-.049, .085), (-.055, .045), (-.050, .012), (-.020, .0), (.04, .004), (.10, .002), (.145, .006), (.165, .028), (.158, .060), (.125, .078), (.085, .088), (.058, .110), (.047, .150), (.046, .22), (.046, .30)])
ATLAS = TwoSided(.34, .305, 0.0, 1.02)
TOP = .30


def outline():
    body = smooth(EDGE, n=240)
    return [("edge", body), ("top", np.array([EDGE[-1], EDGE[0]]))]


def make(step):
    c = Cloth(step)
    from podlib.curves import outline_distance
    loop = np.vstack([p for _, p in outline()])
    for name, sg in (("front", -1), ("back", 1)):
        def place(P, sg=sg):
            d = outline_distance(loop[:241], P)[0]
            return np.c_[P[:, 0], sg*np.minimum(.008, d*.5)*(d > 1e-4), P[:, 1]]
        c.panel(name, outline(), place, {"edge": "edge"}, flip=sg > 0)
    return c


def fill(c):
    rib = lambda p, m: np.where(m[:, 1] > TOP-.035, .94, 1.0)
    c.build(density=.22, stretch=900, bend=1.5e-5, rest_scale=rib)
    for _ in range(40):
        if np.ptp(c.x[:, 1]) > .022:
            break
        c.run(.02, pressure=14, gravity=0, damping=40, internal=.15)
    c.run(.2, pressure=4, gravity=0, damping=30, internal=.15)


def knit():
    X, Z = ATLAS.grid(3000)
    ribs = np.where(Z > TOP-.035, .30*np.sin(X/.0030*2*np.pi), .10*np.sin(X/.0016*2*np.pi))
    rows = .06*np.sin(Z/.0018*2*np.pi)
    t = ribs+rows+textures.groove(Z-(TOP-.035), .0012, .5)
    heel = np.hypot(X+.055, Z-.005)-.062
    toe = .118-X
    t += textures.groove(heel, .0012, .5)+textures.groove(toe, .0012, .5)
    return np.clip(.5+.5*t, 0, 1), np.random.default_rng(4).normal(0, 1, X.shape)


def build(job):
    st = Stage()
    c = simulated("socks", make, .0042, fill)
    h, yarn = knit()
    mats = [st.material("knit", detail=np.clip(1+.5*(h-.5)+.03*yarn, .4, 1.2), bump=h, bump_dist=.0016), st.material("inside", .65, part=3)]
    pair = [cloth_object(c, "sock", ATLAS.uv, mats, thickness=.0012) for _ in range(2)]
    pair[1].location, pair[1].rotation_euler = (.055, .012, -.045), (0, .10, 0)
    root = group(pair)
    lift = float(c.x[:, 1].max())+.012
    pose(root, tilt=-90, location=(-.07, -.13, lift))
    areas = {"front": ATLAS.area(ATLAS.full(), "front")}
    st.soft_studio((0, 0, 0), scale=.75, fill=1.6, amb=.26)
    for v, d in (("front", (0, -.18, 1)), ("angle", (.30, -1, 1.0))):
        st.camera((.01, 0, 0), .40, d, 2.2, job.res)
        job.view(st, v, pair, areas, sheen=.12, contrast=1.15, percentile=92, plane=("floor", 0.0), eps=2e-4, shadow_gain=1.2)
    art_tile = art.waves(900, 900, ("#7a3b46", "#b5606c", "#e7b3ac", "#f6ece2", "#e3b565"), 6)
    dye(st, mats, "#b5606c", (2000, 900), [(areas["front"], art_tile, ("tile", .42)), (ATLAS.area(ATLAS.full(), "back"), art_tile, ("tile", .42))])
    shots(job, st, pair)
    pose(root)
    job.model_cloth(make, c, ATLAS.uv, {"front": ATLAS.full(), "back": ATLAS.full()}, .008, "sock")


def shots(job, st, pair):
    paper = sets.cyclorama(st, 0, .7, .6, "#ece7e0")
    st.soft_studio((0, 0, 0), scale=.8, fill=1.6, amb=.30)
    st.camera((.01, 0, 0), .40, (-.22, -.75, 1), 2.2, job.shot_res)
    job.picture(st, "hero", pair+paper, white=(72, 1.0), sheen=.12, eps=2e-4)
    st.camera((-.05, .12, .01), .17, (.35, -1, 1.0), 1.4, job.shot_res, lens=.004)
    job.picture(st, "detail", pair+paper, white=(72, 1.0), sheen=.12, eps=2e-4)
    top = sets.table(st, 0, .8, "#b78c62")+sets.books(st, -.24, .16, 0, 1.0, 24)
    bars = sets.day_light(st, (0, 0, 0), .75, amb=.34)
    st.camera((0, .01, 0), .52, (.10, -.9, 1.3), 2.6, job.shot_res, lens=.004)
    job.picture(st, "scene", pair+top+bars, white=(85, .88), warm=.035, sheen=.12, eps=2e-4)
