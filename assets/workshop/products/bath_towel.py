"""Bath towel 70 x 140 cm over a rail: the front half is 85 cm long."""
import numpy as np
from podlib import art, hanging, textures
from podlib.body import Body
from podlib.cloth import Cloth, simulated
from podlib.panelware import OneSided, dye, rect_panel, wall_shots
from podlib.scene import Stage, cloth_object

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
    loops = textures.terry(*X.shape, cell=3)
    band = sum(np.exp(-((np.minimum(Y, H-Y)-.10-k*.016)/.006)**2) for k in range(3))      # woven border stripes
    edge = np.minimum(np.minimum(W/2-np.abs(X), Y), H-Y)
    loops = loops*(1-.85*np.clip(band, 0, 1))*np.where(edge < .012, .3, 1)
    seam = textures.groove(edge-.012, .002, .4)-.25*np.clip(band, 0, 1)
    return np.clip(1+.09*loops+.4*seam, .4, 1.25), np.clip(.5+.16*loops+.3*seam, 0, 1)


def build(job):
    st = Stage()
    c = simulated("bath_towel", make, .0125, drape)
    detail, bump = drawn()
    mat = st.material("terry", detail=detail, bump=bump, bump_dist=.006)
    bar, metal = hanging.rod(st, Z, 1.0, 0, RAIL*.95)
    o = cloth_object(c, "towel", ATLAS.uv, [mat, mat], thickness=.004)
    objs, wall = [o, bar], .09
    areas = {"front": ATLAS.area(ATLAS.full())}
    lo = float(c.x[:, 2].min())
    for v, direction in (("front", (0, -1, .04)), ("angle", (.55, -1, .10))):
        st.soft_studio((0, 0, .5), scale=1.9, fill=1.4, amb=.22)
        st.camera((0, 0, (lo+Z)/2), 1.12, direction, 4.5, job.res)
        job.view(st, v, objs, areas, sheen=.12, contrast=1.2, plane=("wall", wall), meta=dict(parts={"4": "#c3c6ca"}))
    dye(st, [mat], "#ffffff", (1000, 2000), [(areas["front"], art.waves(800, 800, ("#2b5f75", "#4d8fa6", "#a8d0d8", "#f4f1ea", "#e7c98f"), 7), ("tile", 1.0))])
    wall_shots(job, st, objs, ((-W/2, 0, lo), (W/2, 0, Z+.02)), wall, lambda s: [], detail=(.45, .82, .34), colour="#dfe3e0", sheen=.12)
    st.paint(metal, colour="#c3c6ca")
    job.model_cloth(make, c, ATLAS.uv, {"front": ATLAS.full()}, .026, "towel", extra=[bar])
