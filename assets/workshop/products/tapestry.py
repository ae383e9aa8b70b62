"""Wall tapestry 100 x 130 cm hanging from five pins: the draped full-bleed case."""
import numpy as np
from podlib import art, textures
from podlib.cloth import Cloth, simulated
from podlib.flatware import sideboard
from podlib.panelware import OneSided, dye, rect_panel, wall_shots
from podlib.scene import Stage, cloth_object

INFO = dict(category="wall-art", name="Wall tapestry 100 × 130 cm", name_zh="挂毯 100×130cm")
W, H = 1.0, 1.30
ATLAS = OneSided(W, H)


def make(step):
    c = Cloth(step)
    c.panel("front", rect_panel(W, H), lambda P: np.c_[P[:, 0]*.955, -.004*np.sin(P[:, 0]*8*np.pi/W), P[:, 1]])
    return c


def hang(c):
    P, ids = c.panels[0]["P"], c.panels[0]["ids"]
    pins = [ids[np.argmin(np.hypot(P[:, 0]-x, P[:, 1]-(H-.004)))] for x in np.linspace(-W/2+.01, W/2-.01, 5)]
    c.x[pins, 1] = -.01
    c.build(density=.13, stretch=600, bend=1.2e-5, pins=pins)
    c.run(1.2, gravity=9.8, damping=2.5, friction=.3)
    c.run(.5, gravity=9.8, damping=12)


def build(job):
    st = Stage()
    c = simulated("tapestry", make, .013, hang)
    X, Z = ATLAS.grid(1600)
    hem = np.minimum(np.minimum(W/2-np.abs(X), Z), H-Z)-.012
    seam = textures.stitch(hem, X+Z, .0016, .35, .006)
    w = textures.linen(2048, cell=8)[:X.shape[0], :X.shape[1]] if X.shape[0] <= 2048 else 0
    mat = st.material("fabric", detail=np.clip(1+.02*w+.6*seam, .4, 1.2), bump=np.clip(.5+.08*w+.4*seam, 0, 1), bump_dist=.0012)
    o = cloth_object(c, "tapestry", ATLAS.uv, [mat])
    wall = float(c.x[:, 1].max())+.01
    areas = {"front": ATLAS.area(ATLAS.full())}
    st.soft_studio((0, 0, H*.5), scale=2.2, fill=1.3, amb=.16)
    for v, direction in (("front", (0, -1, .03)), ("angle", (.50, -1, .06))):
        st.camera((0, 0, H*.49), H*1.14, direction, 5, job.res)
        job.view(st, v, [o], areas, sheen=.05, contrast=1.2, plane=("wall", wall))
    dye(st, [mat], "#ffffff", (1400, 1820), [(areas["front"], art.arches(1000, 1300), "fill")])
    wall_shots(job, st, [o], ((-W/2, 0, 0), (W/2, 0, H)), wall, lambda s: sideboard(s, -.10, wall, .62), detail=(-.6, .75, .30))
    job.model_cloth(make, c, ATLAS.uv, {"front": ATLAS.full()}, .022, "tapestry")
