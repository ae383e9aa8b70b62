"""Bath towel 70 x 140 cm over a rail on the wall: the front half is 85 cm long."""
import numpy as np
from podlib import art, gallery, hanging, places, sets, shapes, textures
from podlib.body import Body
from podlib.cloth import Cloth, simulated
from podlib.panelware import OneSided, dye, rect_panel, wall_shots
from podlib.scene import Stage, cloth_object, mesh_object

INFO = dict(category="home-textile", name="Bath towel 70 × 140 cm", name_zh="浴巾 70×140cm")
W, H, TOP, RAIL = .70, 1.40, .92, .014          # TOP: pattern height that lies on the rail
ATLAS = OneSided(W, H)
Z = .95


def make(step):
    c = Cloth(step)

    def place(P):
        over = P[:, 1]-TOP                                       # beyond the rail the towel goes down behind it
        t = np.clip(over/(np.pi*.022)+.5, 0, 1)*np.pi
        y, z = -.022*np.cos(t), Z+.022*np.sin(t)
        half = np.pi*.022/2
        z = np.where(over < -half, Z+over+half, np.where(over > half, Z-over+half, z))
        return np.c_[P[:, 0], y-.002*np.sin(P[:, 0]*40), z]
    c.panel("front", rect_panel(W, H), place)
    return c


def drape(c):
    f = lambda X, Y, Zz: np.hypot(Y, Zz-Z)-RAIL
    body = Body(f, (-.45, -.10, Z-.10), (.45, .10, Z+.10), .005)
    c.build(density=.42, stretch=900, bend=6e-5)
    c.run(.9, body, gravity=9.8, damping=5, friction=.9, internal=.3, vmax=1.0)
    c.run(.4, body, gravity=9.8, damping=16, friction=.9, internal=.3)


def drawn():
    X, Y = ATLAS.grid(1400)
    loops = textures.terry(*X.shape, cell=2)
    low = np.minimum(Y, H-Y)
    band = np.clip((.030-np.abs(low-.095))/.004, 0, 1)                     # woven border without loops, with three cords across
    cords = band*sum(np.exp(-((low-.095-k*.017)/.0022)**2) for k in (-1, 0, 1))
    edge = np.minimum(np.minimum(W/2-np.abs(X), Y), H-Y)
    loops = loops*(1-.9*band)*np.where(edge < .012, .3, 1)
    seam = textures.groove(edge-.012, .002, .4)+textures.groove(np.abs(low-.095)-.031, .0025, .5)+.35*cords-.10*band
    return np.clip(1+.045*loops+.4*seam, .4, 1.25), np.clip(.5+.10*loops+.3*seam, 0, 1)


def brackets(m, wall):
    """Two round plates on the wall with an arm each: the rail is held."""
    out = []
    for x in (-.44, .44):
        out += [shapes.cylinder(x, Z, wall-.008, wall, .026), shapes.cylinder(x, Z, -.004, wall-.008, .0085)]
        out.append(shapes.sweep([(x-.014, 0, Z), (x+.014, 0, Z)], .0175, .0175, across=(0, 1, 0), ring=24))
    return [mesh_object("bracket", *part, None, [m], angle=.6) for part in out]


def build(job):
    st = Stage()
    c = simulated("bath_towel", make, .0125, drape)
    detail, bump = drawn()
    mat = st.material("terry", detail=detail, bump=bump, bump_dist=.0035)
    bar, metal = hanging.rod(st, Z, .90, 0, RAIL*.95)
    o = cloth_object(c, "towel", ATLAS.uv, [mat, mat], thickness=.004)
    wall = .09
    objs = [o, bar]+brackets(metal, wall)
    areas = {"front": ATLAS.area(ATLAS.full())}
    lo = float(c.x[:, 2].min())
    for v, direction in (("front", (0, -1, .04)), ("angle", (.55, -1, .10))):
        st.soft_studio((0, 0, .5), scale=1.9, fill=1.4, amb=.22)
        st.camera((0, 0, (lo+Z)/2), 1.12, direction, 4.5, job.res)
        job.view(st, v, objs, areas, sheen=.12, contrast=1.2, plane=("wall", wall), meta=dict(parts={"4": "#c3c6ca"}))
    dye(st, [mat], "#ffffff", (1000, 2000), [(areas["front"], art.waves(800, 800, ("#2b5f75", "#4d8fa6", "#a8d0d8", "#f4f1ea", "#e7c98f"), 5), ("tile", 1.0))])
    wall_shots(job, st, objs, ((-W/2, 0, lo), (W/2, 0, Z+.02)), wall, bathroom(wall, lo), detail=(.35, -.74, .30), colour="#dfe3e0", sheen=.12)
    st.paint(metal, colour="#c3c6ca")
    dye(st, [mat], "#ffffff", (1000, 2000), [(areas["front"], gallery.artwork("pattern-trailing-vine"), ("tile", .62))])
    places.hung(job, st, objs, ((-W/2, 0, lo), (W/2, 0, Z+.02)), places.wet_room(wall, lo, "#c9957c")(st, 1.0), sheen=.12)
    job.model_cloth(make, c, ATLAS.uv, {"front": ATLAS.full()}, .026, "towel", extra=objs[1:])


def bathroom(wall, lo):
    def scene(st):
        n, rows = 1024, 8
        y, x = np.mgrid[0:n, 0:n]/n*rows
        gap = np.clip((np.maximum(np.abs((x+.5*(np.floor(y) % 2)) % 1-.5), np.abs(y % 1-.5))-.478)/.012, 0, 1)
        tone = 1+.03*np.random.default_rng(3).normal(0, 1, (rows, rows))[np.floor(y).astype(int) % rows, np.floor(x+.5*(np.floor(y) % 2)).astype(int) % rows]
        tiles = st.material("tiles", .6, rough=.12, f0=.05, colour="#d7e0dc", part=61, detail=tone*(1-.25*gap), bump=1-gap, bump_dist=.012, repeat=True)
        k = 2.4
        out = [shapes.quad("tiles", [(-k, wall-.001, -k), (k, wall-.001, -k), (k, wall-.001, k), (-k, wall-.001, k)], tiles, ((0, 0), (6, 0), (6, 6), (0, 6)))]
        oak = st.material("stool", .4, rough=.5, f0=.03, colour="#b48a60", part=62, detail=textures.wood(512), repeat=True)
        top = lo+.02
        out.append(shapes.bevelled_box("seat", (.38, -.36, top-.03), (.76, -.02, top), oak, .006, 3))
        for x in (.41, .70):
            for y in (-.33, -.08):
                out.append(shapes.bevelled_box("leg", (x, y, top-.8), (x+.032, y+.032, top-.03), oak, .003))
        amber = st.material("bottle", .2, rough=.12, f0=.06, colour="#7a4a25", part=66)
        cap = st.material("cap", .2, rough=.3, f0=.04, colour="#26262a", part=66)
        for x, y, s in ((.47, -.16, 1.0), (.57, -.22, .8)):
            V, F = shapes.lathe([(.0001, 0), (.034*s, .001), (.036*s, .006), (.036*s, .115*s), (.030*s, .135*s), (.013*s, .148*s), (.013*s, .155*s)], 64)
            out.append(mesh_object("bottle", np.asarray(V)+np.array((x, y, top)), F, None, None, [amber], angle=.8))
            V, F = shapes.lathe([(.016*s, .150*s), (.016*s, .176*s), (.005*s, .178*s), (.005*s, .200*s), (.0001, .200*s)], 40)
            out.append(mesh_object("pump", np.asarray(V)+np.array((x, y, top)), F, None, None, [cap], angle=.6))
            out.append(shapes.bevelled_box("spout", (x-.042*s, y-.005, top+.196*s), (x+.008, y+.005, top+.205*s), cap, .002))
        return out+sets.vase(st, .68, -.13, top, 1.25)
    return scene
