"""Fleece blanket 130 x 150 cm: the maps show it hung from a wooden rail, whole; the pictures show it folded in three over a sofa."""
import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d
from podlib import art, gallery, hanging, pillows, rooms, sets, textures
from podlib.cloth import simulated
from podlib.panelware import OneSided, dye
from podlib.scene import Stage, cloth_object, mesh_object, modifier, pose

INFO = dict(category="home-textile", name="Fleece blanket 130 × 150 cm", name_zh="法兰绒毯 130×150cm")
W, H = 1.30, 1.50
ATLAS = OneSided(W, H)
RAIL = "#a97f58"


def nap(h, w):
    """Short pile: fine speckle, and patches that were stroked another way."""
    cloud = textures.soft_noise(1024, (6, 14, 30), 12)
    return .45*textures.terry(h, w, cell=2)+.9*np.kron(cloud, np.ones((2, 2)))[:h, :w]


def build(job):
    st = Stage()
    make = hanging.gathered(W, H, 2.6, .035, .93)
    pins = [(x, H-.01) for x in np.linspace(-W/2+.02, W/2-.02, 14)]
    c = simulated("blanket", make, .0150, hanging.hung(pins, density=.30, bend=1.6e-4, stretch=900))
    detail, bump = hanging.hem_detail(ATLAS, nap, .020, .014, 1600, .008)
    mat = st.material("fleece", detail=detail, bump=bump, bump_dist=.0022)
    bar, wood = hanging.rod(st, H+.004, 1.44, 0, .020, RAIL, 4, .4, .04)
    o = cloth_object(c, "blanket", ATLAS.uv, [mat, mat], thickness=.005)
    areas, wall = {"front": ATLAS.area(ATLAS.full())}, .12
    for v, direction in (("front", (0, -1, .03)), ("angle", (.48, -1, .06))):
        st.soft_studio((0, 0, H*.5), scale=2.6, fill=1.4, amb=.20)
        st.camera((0, 0, H*.505), H*1.12, direction, 6, job.res)
        job.view(st, v, [o, bar], areas, sheen=.18, contrast=1.2, plane=("wall", wall), meta=dict(parts={"4": RAIL}))
    dye(st, [mat], "#ffffff", (1560, 1800), [(areas["front"], art.terrazzo(1000, 1000, "#3d405b", ("#e07a5f", "#f4f1de", "#81b29a", "#f2cc8f"), 230), ("tile", .7))])
    objs = room(job, st, mat)
    dye(st, [mat], "#ffffff", (1560, 1800), [(areas["front"], gallery.artwork("pattern-tartan"), ("tile", .42))])
    evening(job, st, objs)
    st.paint(wood, colour=RAIL)
    job.model_cloth(make, c, ATLAS.uv, {"front": ATLAS.full()}, .028, "blanket", extra=[bar])


def path(n):
    """From behind the back of the sofa over its top, down to the seat and forward, as (y, z) at even steps of the blanket's length."""
    way = np.array([(.435, .30), (.435, .50), (.40, .535), (.20, .535), (.16, .50), (.155, .03), (.13, .012), (-.56, .012), (-.585, -.02), (-.585, -.40)])
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(way, axis=0), axis=1))]
    fine = np.linspace(0, s[-1], 3000)
    curve = np.stack([gaussian_filter1d(np.interp(fine, s, way[:, k]), 55, mode="nearest") for k in range(2)], 1)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))]
    return np.stack([np.interp(.10+np.linspace(0, H, n), s, curve[:, k]) for k in range(2)], 1)


def folded(st, mat, x0, r=.0095, ns=220, nt=300):
    """The sheet in three layers: each fold is half a circle of radius r, the layers wander a little and sink where nothing holds them."""
    w = (W-2*np.pi*r)/3
    s, x, h = np.linspace(0, W, ns), np.zeros(ns), np.zeros(ns)
    for i, a in enumerate(s):
        leg, a = next((k, a-b) for k, b in reversed(list(enumerate((0, w, w+np.pi*r, 2*w+np.pi*r, 2*w+2*np.pi*r)))) if a >= b)
        if leg % 2 == 0:
            x[i], h[i] = (a-w/2)*(1 if leg != 2 else -1), leg*r
        else:
            side = 1 if leg == 1 else -1
            x[i], h[i] = side*(w/2+r*np.sin(a/r)), (leg-1)*r+r*(1-np.cos(a/r))
    rng = np.random.default_rng(4)
    drift = lambda k, size: gaussian_filter(rng.normal(0, 1, (nt, ns)), (k, 30), mode="nearest")*size*k
    P, t = path(nt), np.linspace(0, 1, nt)[:, None]
    tan = np.gradient(P, axis=0)
    nor = np.c_[tan[:, 1], -tan[:, 0]]/np.linalg.norm(tan, axis=1, keepdims=True)*-1
    if nor[0, 0] < 0:
        nor = -nor
    layer = h/(4*r)
    sway = .010*np.sin(5.1*t+1)+.016*layer*np.sin(3.3*t+.4)+.008*layer**2*np.sin(9*t)
    lift = h*(1+.20*np.sin(7*t+2))+.0025+np.abs(drift(14, .012))*(.4+layer)
    X = x0+x*(1+.03*np.sin(4*t+layer))+sway
    V = np.stack([X, P[:, :1]+nor[:, :1]*lift, P[:, 1:]+nor[:, 1:]*lift], 2).reshape(-1, 3)
    ids = np.arange(nt*ns).reshape(nt, ns)
    F = np.stack([ids[:-1, :-1], ids[:-1, 1:], ids[1:, 1:], ids[1:, :-1]], 2).reshape(-1, 4)
    uv = np.stack(np.broadcast_arrays(s/W, 1-t), 2).reshape(-1, 2)[F].reshape(-1, 2)
    o = mesh_object("folded", V, F, uv, None, [mat])
    modifier(o, "SOLIDIFY", thickness=.006, offset=0)
    return o


def room(job, st, mat):
    sofa = pillows.couch(st, 0, .45)
    throw = folded(st, mat, .44)
    make = pillows.make_of(.46, .46)
    c = simulated("sofa_pillow", make, .012, pillows.pump(.46, .46, .16))
    m = st.material("cushion", .5, colour="#c58a63", part=66)
    soft = cloth_object(c, "cushion", lambda p, P: P, [m])
    pose(soft, degrees=14, tilt=-18, location=(-.34, .03, .225))
    objs = [throw, soft]+sofa
    bars = sets.day_light(st, (.3, 0, .1), 1.9, amb=.34, window=False)
    st.camera((.40, .0, .21), 1.16, (-.42, -1, .42), 5, job.shot_res)
    job.picture(st, "hero", objs+bars, white=(80, .94), warm=.02, sheen=.16)
    st.camera((.36, -.26, .05), .46, (-.55, -1, .62), 3, job.shot_res, lens=.010)
    job.picture(st, "detail", objs+bars, white=(80, .94), warm=.02, sheen=.16)
    bars = sets.day_light(st, (.1, 0, .2), 2.3, amb=.30)
    ground = sets.floor(st, -.42, 1.2, "#b99a74")
    st.camera((.14, 0, .20), 1.66, (.16, -1, .20), 7, job.shot_res)
    job.picture(st, "scene", objs+bars+ground, white=(82, .90), warm=.035, sheen=.16)
    return throw, soft, m


def evening(job, st, things):
    """The same throw on a green sofa, with a lamp beside it."""
    throw, soft, cover = things
    st.paint(cover, colour="#d9b15f")
    pose(soft, degrees=-10, tilt=-18, location=(-.30, .03, .225))
    out = pillows.couch(st, 0, .45, "#56695c", "#cdbfa9")+sets.floor(st, -.42, 1.2, "#7a5c45")
    rooms.morning(st, (.1, 0, .2), 2.3, .36)
    st.camera((.16, 0, .18), 1.50, (.30, -1, .26), 7, job.shot_res)
    job.picture(st, "scene2", [throw, soft]+out, white=(84, .90), warm=.03, sheen=.16)
