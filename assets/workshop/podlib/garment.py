"""Tops on a ghost mannequin: drape, maps of front and back, shop pictures, model."""
import numpy as np
from podlib import sets
from podlib.body import mannequin
from podlib.cloth import simulated
from podlib.curves import outline_distance
from podlib.encode import save_webp
from podlib.garment_pattern import atlas_of, in_rib, make_of, near_binding, neck_line
from podlib.garment_sewing import height_map
from podlib.panelware import dye
from podlib.scene import Stage, cloth_object

SELF = .0045                               # self collision distance, for armpit folds


def _near_neck(g, p, m):
    return outline_distance(neck_line(g, p["name"] == "back"), m)[0] < max(g.collar, .008)


def drape(g):
    """The mannequin grows inside the flat garment, lowers its arms and turns left and right, then all settles."""
    def pose(arm, twist=0.0, shift=0.0):
        return mannequin(arm, twist, shift, g.body, g.body_shoulder, g.arm if g.sleeve else 0, g.arm_radii, low=g.low, forward=g.arm_forward,
                         bottom=.004 if g.leg else None)

    def run(c):
        c.build(density=g.density, stretch=500, bend=g.bend,
                rest_scale=lambda p, m: np.where(_near_neck(g, p, m) | near_binding(g, m), .93, np.where(in_rib(g, m), .82, 1.0)),
                bend_scale=lambda p, m: np.where(_near_neck(g, p, m) | near_binding(g, m), 12.0, np.where(m[:, 1] < .024, 3.0, 1.0)+3*in_rib(g, m)))
        start = g.arm_steps[0][0]-6
        c.run(.6, pose(start), gravity=.5, damping=20, body_off0=-.11, body_off1=-.005, friction=.05)
        for a, tw, sh in g.arm_steps:
            c.run(g.step_time, pose(a, tw, sh), gravity=6, damping=6, body_off0=-.006, friction=.25)
        body = pose(g.arm_end, 4, .008)
        c.run(.6, body, damping=4, friction=.5, internal=.12, self_radius=SELF)
        c.run(.4, body, damping=14, friction=.6, self_radius=SELF)
        c.relax()
    return run


def cloth_of(g, step):
    key = repr(g)
    run = drape(g)
    return simulated(f"{g.name}-{abs(hash_text(key)):x}", make_of(g), step, run)


def hash_text(s):
    import zlib
    return zlib.crc32(s.encode())


class Tailor:
    """Everything a top needs after draping; `extra(st, cloth, mats)` adds collars, zips or cords."""
    def __init__(self, job, g, step=.0072, extra=None, yarn=.022, bump=.004):
        self.job, self.g, self.st = job, g, Stage()
        self.make, self.atlas = make_of(g), atlas_of(g)
        self.c = cloth_of(g, step)
        self.h = height_map(g, self.atlas)
        seams = 1+np.clip((self.h-.5)*2, -.5, .15)*.55+np.random.default_rng(5).normal(0, yarn, self.h.shape)
        self.mats = [self.st.material("fabric", detail=seams, bump=self.h, bump_dist=bump), self.st.material("inside", .70, part=3)]
        self.objs = [cloth_object(self.c, g.name, self.atlas.uv, self.mats, thickness=.0014)]
        self.more = extra(self.st, self.c, self.mats) if extra else []
        self.objs += self.more
        lo, hi = self.c.x.min(0), self.c.x.max(0)
        self.mid, self.big = (lo+hi)/2, float(max(hi[2]-lo[2], hi[0]-lo[0]))

    def area(self, panel):
        return self.atlas.area(self.g.rect(panel), panel)

    def light(self, f=-1):
        self.st.soft_studio((0, 0, self.mid[2]), scale=self.big*2.2, fill=1.5, amb=.17, front=f)

    def maps(self, meta=None):
        for v in ("front", "back"):
            f = -1 if v == "front" else 1
            self.light(f)
            self.st.camera((0, 0, self.mid[2]), self.big*1.10, (0, f, .03), 4, self.job.res)
            self.job.view(self.st, v, self.objs, {"print": self.area(v)}, sheen=.10, contrast=1.2, percentile=94, meta=meta)

    def pictures(self, colour, motif, place=("place", .08, .0, .84), rail=True, wall="#d9d5cc", parts=()):
        job, st, g, big = self.job, self.st, self.g, self.big
        cell = self.atlas
        px = (3072, max(256, int(1536*cell.h/cell.w)))
        dye(st, self.mats, colour, px, [(self.area("front"), motif, place)])
        for m, c in parts:
            st.paint(m, colour=c)
        paper = sets.cyclorama(st, self.mid[2]-big*1.2, big*.7, big*1.6, "#ece8e1")
        self.light()
        st.camera((0, 0, self.mid[2]), big*1.14, (-.36, -1, .06), big*5, job.shot_res)
        job.picture(st, "hero", self.objs+paper, white=(78, 1.0), sheen=.10)
        top = float(self.c.x[:, 2].max())
        st.camera((big*.02, -.06, top-big*.16), big*.36, (.34, -1, .34), big*3, job.shot_res, lens=.004)
        job.picture(st, "detail", self.objs+paper, white=(78, 1.0), sheen=.10)
        y = float(self.c.x[:, 1].max())+.05
        extra = sets.wall(st, y, big*1.4, wall)
        if rail:
            extra += sets.hanger(st, g.length-.012, g.shoulder[0]*.86, .055)
        bars = sets.day_light(st, (0, 0, self.mid[2]), big*2.2, amb=.28)
        st.camera((0, 0, self.mid[2]+big*.04), big*1.42, (.16, -1, .04), big*6, job.shot_res)
        job.picture(st, "scene", self.objs+extra+bars, white=(82, .88), warm=.035, sheen=.10)

    def model(self, step=.0135):
        self.job.model_cloth(self.make, self.c, self.atlas.uv, {"front": self.g.print_front, "back": self.g.print_back}, step, self.g.name, extra=self.more)
        save_webp(self.job.out+"/detail.webp", np.dstack([self.h[::2, ::2]]*3), 80)     # seams in atlas space: bumpMap, channel 1
