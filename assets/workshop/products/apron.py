"""Kitchen apron with neck strap, waist ties and a front pocket, worn by a ghost mannequin."""
import numpy as np
from podlib import art, draped, sets, shapes, textures
from podlib.body import Body, TORSO, sd_loft
from podlib.cloth import simulated
from podlib.curves import outline_distance
from podlib.panelware import OneSided, dye
from podlib.scene import Stage, cloth_object

INFO = dict(category="home-living", name="Kitchen apron", name_zh="围裙")
LEN, WAIST, UP = .84, .56, .24                    # the hem hangs UP below a T-shirt's hem
OUT = draped.apron_outline(.14, .135, .315, .335, LEN, WAIST)
PRINT = (-.12, .56, .12, .80)
ATLAS = OneSided(.70, LEN, 0, 1.02)
MAKE = draped.make_of(OUT, PRINT)


def run(c):
    rows = [(z+UP, w, d, y) for z, w, d, y in TORSO]
    body = Body(lambda X, Y, Z: sd_loft(X, Y, Z, rows), (-.42, -.30, -.15), (.42, .30, 1.0), .008)
    P, ids = c.panels[0]["P"], c.panels[0]["ids"]
    straps = ids[(P[:, 1] > LEN-.012) & (np.abs(P[:, 0]) > .105)]
    ties = ids[(np.abs(P[:, 1]-WAIST) < .014) & (np.abs(P[:, 0]) > .295)]
    c.build(density=.26, stretch=900, bend=2.5e-5, bend_scale=lambda p, m: np.where(m[:, 1] > LEN-.03, 6.0, 1.0))
    c.run(.25, body, gravity=0, damping=12, friction=.1)
    side = np.sign(c.flat[ties, 0])
    for k in range(24):                                          # pull the ties back round the waist, then let it hang
        c.w[straps] = 0
        c.w[ties] = 0
        goal = np.c_[side*.205, np.full(len(ties), .050), c.flat[ties, 1]]
        c.x[ties] += (goal-c.x[ties])/(24-k)
        c.run(.025, body, gravity=6, damping=6, friction=.2)
    c.run(.7, body, damping=4, friction=.4, internal=.15)
    c.run(.4, body, damping=14, friction=.5)


def drawn():
    X, Z = ATLAS.grid(2000)
    edge = outline_distance(np.vstack([p for _, p in OUT]), np.c_[X.ravel(), Z.ravel()])[0].reshape(X.shape)
    seam = textures.stitch(edge-.014, X+Z, .0009, .40, .003)+textures.groove(edge-.016, .0008, .15)
    px, pz = np.abs(X)-.14, np.abs(Z-.36)-.09                     # pocket 28 x 18 cm with a middle seam
    box = np.maximum(px, pz)
    seam += textures.groove(box, .0016, .7)+textures.stitch(box+.004, X+Z, .0008, .35, .003)
    seam += np.where(box < 0, textures.stitch(X, Z, .0008, .35, .003)+textures.stitch(Z-.43, X, .0008, .35, .003), 0)
    return seam+np.where(box < 0, .06, 0), textures.weave(*X.shape, cell=7)


def straps(c, mat):
    """Neck loop from the bib corners, and short tie ends behind the waist."""
    out = []
    (l, _), (r, _) = (c.at("front", np.array([[sx*.122, LEN-.010]])) for sx in (-1, 1))
    a, b = l[0], r[0]
    t = np.linspace(0, 1, 50)[:, None]
    path = (1-t)**3*a+3*(1-t)**2*t*(a+[.035, .03, .13])+3*(1-t)*t**2*(b+[-.035, .03, .13])+t**3*b
    path[:, 1] += (np.sin(np.pi*t)*.07)[:, 0]
    out.append(shapes.ribbon(path, (0, -1, .15), .024, .0016, mat, "neck"))
    return out


def build(job):
    st = Stage()
    c = simulated("apron", MAKE, .0088, run)
    seam, wv = drawn()
    mat = st.material("fabric", detail=np.clip(1+.5*seam+.03*wv, .4, 1.2), bump=np.clip(.5+.3*seam+.06*wv, 0, 1), bump_dist=.0020)
    ins, band = st.material("inside", .7, part=3), st.material("strap", .7, part=4)
    objs = [cloth_object(c, "apron", ATLAS.uv, [mat, ins], thickness=.0014)]+straps(c, band)
    areas = {"print": ATLAS.area(PRINT, bleed=False)}
    meta = dict(demo_colors=dict(navy="#22345c", natural="#efe6d2"))
    for v, d in (("front", (0, -1, .03)), ("angle", (.55, -1, .06))):
        st.soft_studio((0, 0, .45), scale=2.1, fill=1.5, amb=.18)
        st.camera((0, 0, .46), 1.06, d, 4.5, job.res)
        job.view(st, v, objs, areas, sheen=.06, contrast=1.2, percentile=94, meta=meta)
    dye(st, [mat, ins, band], "#3f5f5a", (1600, 1900), [(areas["print"], art.bloom(900, 900), "fit")])
    shots(job, st, objs)
    job.model_cloth(MAKE, c, ATLAS.uv, {"front": PRINT}, .016, "apron", extra=objs[1:])


def shots(job, st, objs):
    paper = sets.cyclorama(st, -.4, .7, 1.6, "#ece8e1")
    st.soft_studio((0, 0, .45), scale=2.1, fill=1.6, amb=.22)
    st.camera((0, 0, .46), 1.08, (-.36, -1, .06), 5, job.shot_res)
    job.picture(st, "hero", objs+paper, white=(80, 1.0), sheen=.06)
    st.camera((.06, -.12, .42), .40, (.34, -1, .24), 3, job.shot_res, lens=.004)
    job.picture(st, "detail", objs+paper, white=(80, 1.0), sheen=.06)
    wall = sets.wall(st, .22, 1.4, "#dcd7ce")
    bars = sets.day_light(st, (0, 0, .45), 2.2, amb=.28)
    st.camera((0, 0, .48), 1.36, (.16, -1, .04), 6, job.shot_res)
    job.picture(st, "scene", objs+wall+bars, white=(82, .88), warm=.035, sheen=.06)
