"""Pet bandana: a 60 cm triangle, flat in the front view, worn by a plaster dog (part 4) in the others."""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from podlib import art, gallery, places, props, sets, shapes, solids, textures
from podlib.body import Body, sd_capsule, smin
from podlib.cloth import Cloth, simulated
from podlib.curves import outline_distance
from podlib.panelware import OneSided, dye
from podlib.scene import Stage, cloth_object, mesh_object

INFO = dict(category="pets", name="Pet bandana", name_zh="宠物三角巾")
W, H = .62, .30
ATLAS = OneSided(W, H+.01)
TRI = np.array([(0, 0), (W/2, H), (-W/2, H)])
SEGS = [("r", TRI[[0, 1]]), ("t", TRI[[1, 2]]), ("l", TRI[[2, 0]])]
PLASTER = "#efebe4"
NECK, LEAN = .086, .30                                       # radius of the neck, and how far it leans forward for each metre up


def dog(X, Y, Z):
    """Head, neck and chest of a dog that looks a little to its left. The neck's axis goes through the origin."""
    X = np.abs(X)
    body = smin(sd_capsule(X, Y, Z, (0, .085, -.34), (0, .030, -.10), .120, .118), sd_capsule(X, Y, Z, (0, .030, -.10), (0, -.050, .17), .100, .076), .05)
    head = smin(sd_capsule(X, Y, Z, (0, -.035, .205), (0, -.075, .215), .080, .074), sd_capsule(X, Y, Z, (0, -.120, .195), (0, -.190, .172), .044, .034), .04)
    brow = sd_capsule(X, Y, Z, (.030, -.125, .232), (.040, -.085, .250), .016, .020)
    ear = sd_capsule(X, Y, Z, (.062, -.030, .268), (.112, -.020, .175), .020, .030)
    ear = np.maximum(ear, np.abs((X-.085)*.90+(Z-.225)*.42)-.016)-.004
    return smin(smin(smin(body, head, .045), brow, .02), ear, .012)


def make(step):
    c = Cloth(step)
    rng = np.random.default_rng(6)
    fold = gaussian_filter(rng.normal(0, 1, (160, 300)), (14, 9))
    fold = fold/fold.std()*.0030+gaussian_filter(rng.normal(0, 1, (160, 300)), 30)*.16

    def place(P):                                             # spread out by hand: shallow folds, the edge a little uneven
        q = np.stack([np.clip(P[:, 1]/H, 0, 1)*159, np.clip(P[:, 0]/W+.5, 0, 1)*299])
        y = map_coordinates(fold, q, order=3, mode="nearest")
        return np.c_[P[:, 0]*.992+.0012*np.sin(P[:, 1]*60), y-y.min(), P[:, 1]*.994+.0010*np.sin(P[:, 0]*45)]
    c.panel("front", SEGS, place)
    return c


def worn(step):
    c = Cloth(step)

    def place(P):                                             # the upper edge goes round the neck, the tip hangs before the chest
        r = NECK+.016
        a = P[:, 0]/r*np.clip(P[:, 1]/H, .25, 1)**.5*.96
        down = (H-P[:, 1])
        return np.c_[(r+.10*down)*np.sin(a), -(r+.35*down)*np.cos(a)+.02*np.abs(a)/np.pi, .055-down*.97-.035*np.cos(a)+.035]
    c.panel("front", SEGS, place)
    return c


def tie(c):
    P, ids = c.panels[0]["P"], c.panels[0]["ids"]
    pins = ids[(P[:, 1] > H-.010) & (np.abs(P[:, 0]) > W/2-.075)]
    body = Body(dog, (-.26, -.26, -.42), (.26, .26, .30), .006)
    c.build(density=.15, stretch=700, bend=7e-6, pins=pins)
    c.run(.7, body, gravity=9.8, damping=5, friction=.5, self_radius=.004)
    c.run(.4, body, gravity=9.8, damping=16, friction=.8, self_radius=.004)


def cotton(st):
    X, Z = ATLAS.grid(1800)
    edge = outline_distance(np.vstack([TRI, TRI[:1]]), np.c_[X.ravel(), Z.ravel()])[0].reshape(X.shape)
    seam = textures.stitch(edge-.007, X+Z, .0009, .5, .003)+textures.groove(edge-.0075, .0012, .15)
    w = textures.linen(2048, cell=5)[:X.shape[0], :X.shape[1]]
    return st.material("cotton", detail=np.clip(1+.015*w+.6*seam, .4, 1.2), bump=np.clip(.5+.07*w+.4*seam, 0, 1), bump_dist=.0008)


def build(job):
    st = Stage()
    flat = make(.0056)
    c = simulated("pet_bandana_worn", worn, .0056, tie)
    mat, plaster = cotton(st), st.material("plaster_dog", .75, rough=.6, f0=.03, part=4)
    sheet, scarf = cloth_object(flat, "bandana", ATLAS.uv, [mat, mat], thickness=.0008), cloth_object(c, "bandana", ATLAS.uv, [mat, mat], thickness=.0008)
    V, F = solids.surface(dog, (-.26, -.26, -.33), (.26, .26, .32), .006)
    bust = mesh_object("dog", V, F, None, None, [plaster])
    nose, F = shapes.lathe([(max(np.sin(b), .001)*.019, np.cos(b)*.014) for b in np.linspace(0, np.pi, 14)], 32)
    tip = mesh_object("nose", np.asarray(nose)+np.array((0, -.219, .184)), F, None, None, [st.material("nose", .2, rough=.3, f0=.04, part=6)])
    areas, parts = {"front": ATLAS.area((-W/2, 0, W/2, H))}, dict(parts={"4": PLASTER, "6": "#3b3733"})
    st.soft_studio((0, 0, H/2), scale=W*2.2, fill=1.0, amb=.16)
    st.camera((.0039, 0, .1365), .628, (0, -1, .02), 2.6, job.res)
    job.view(st, "front", [sheet], areas, sheen=.06, contrast=1.3, plane=("wall", float(flat.x[:, 1].max())+.003), eps=2e-4,
             keep=("front", 0., 134.04, 550.))
    st.soft_studio((0, 0, 0), scale=1.25, fill=1.4, amb=.22)
    st.camera((0, 0, -.01), .70, (.34, -1, .10), 2.6, job.res)
    job.view(st, "angle", [scarf, bust, tip], areas, sheen=.06, contrast=1.15, plane=("wall", .26), shadow_gain=.6, eps=2e-4, meta=parts)
    dye(st, [mat], "#f4d9c6", (1600, 800), [(areas["front"], art.paws(900, 450, "#2f6f73", "#f4e3cf", 9), ("tile", 1.0))])
    st.paint(plaster, colour=PLASTER)
    st.paint(st.material_of("nose"), colour="#3b3733")
    pictures(job, st, [scarf, bust, tip])
    dye(st, [mat], "#ffffff", (1600, 800), [(areas["front"], gallery.artwork("pattern-tartan"), ("tile", .34))])
    places.shelf(job, st, [scarf, bust, tip], .66, -.33, -.01, "#8ea19a", "#7d6048", ((props.pot, .56, .40, 1.6, "#e4dccf", 6, 14), (props.tennis_balls, -.46, -.16, 1.0)), zoom=1.45, direction=(-.16, -1, .10), back=1.0, sheen=.06)
    job.model_cloth(make, flat, ATLAS.uv, {"front": (-W/2, 0, W/2, H)}, .012, "bandana")


def pictures(job, st, objs):
    paper = sets.cyclorama(st, -.33, .55, 1.0, "#e6dfd4")
    st.soft_studio((0, 0, 0), scale=1.35, fill=1.5, amb=.24)
    st.camera((0, 0, 0), .70, (-.42, -1, .10), 2.8, job.shot_res)
    job.picture(st, "hero", objs+paper, white=(80, .94), sheen=.06, eps=2e-4)
    st.camera((.01, -.10, -.06), .26, (.40, -1, .16), 2.2, job.shot_res, lens=.006)
    job.picture(st, "detail", objs+paper, white=(80, .94), sheen=.06, eps=2e-4)
    room = sets.wall(st, .62, 1.0, "#cfd8d2")+sets.table(st, -.33, 1.2, "#a97f58")+sets.vase(st, .36, .20, -.33, 2.2)+sets.books(st, -.36, .16, -.33, 1.3, 16)
    bars = sets.day_light(st, (0, 0, 0), 1.35, amb=.30)
    st.camera((0, 0, -.01), .98, (.14, -1, .10), 4, job.shot_res, lens=.006)
    job.picture(st, "scene", objs+room+bars, white=(82, .88), warm=.035, sheen=.06, eps=2e-4)
