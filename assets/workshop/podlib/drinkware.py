"""Turned goods with a printed wall: mugs, tumblers, bottles, bowls. The print strip is isometric (arc x height)."""
import math
import numpy as np
from podlib import pictures, rooms, sets, shapes
from podlib.curves import bezier
from podlib.maps import area
from podlib.scene import Stage, group, mesh_object, pose


def strip_rows(r_of_z, z0, z1, n=9):
    return [(r_of_z(z), z) for z in np.linspace(z0, z1, n)]


class Turned:
    """profile = below + band + above. `below` ends and `above` starts on the printed wall; the rows next to the
    band share its UV, so that the compositor can anti-alias the border of a full wrap."""
    def __init__(self, below, band, above, height, arc_deg=300, margin=1):
        self.below, self.band, self.above, self.height, self.arc, self.margin = below, band, above, height, arc_deg, margin
        self.profile = below+band+above
        self.z0, self.z1 = band[0][1], band[-1][1]

    def area(self, **more):
        r = np.mean([p[0] for p in self.band])
        slant = math.hypot(self.band[-1][0]-self.band[0][0], self.z1-self.z0)
        return area(.5-self.arc/720, self.z0/self.height, .5+self.arc/720, self.z1/self.height,
                    r*math.radians(self.arc), slant, id=2, slot="print_wrap", **more)

    def mesh(self, mats, seg=180, inside_from=None):
        """mats: body, print, wall beside the print, inside. seg must put a vertex on both ends of the arc."""
        lo, hi = len(self.below)-self.margin, len(self.below)+len(self.band)-1+self.margin
        uv, rows, steps = shapes.lathe_uv(self.profile, seg, (lo, hi), self.height)
        V, F = shapes.lathe(self.profile, seg)
        ids = np.where((rows >= lo) & (rows < hi), 2, 0)
        first, last, half = len(self.below), len(self.below)+len(self.band)-1, self.arc/720
        ids[(rows >= first) & (rows < last) & (steps/seg > .5-half-1e-6) & ((steps+1)/seg < .5+half+1e-6)] = 1
        if inside_from is not None:
            ids[rows >= inside_from] = 3
        return mesh_object("body", V, F, uv, ids, mats, angle=.7)


def handle(points, mat, width=.0062, thick=.0042, seg=40, ring=20):
    """Ear swept along a bezier in the xz plane, thicker where it meets the wall."""
    p = bezier(*points, seg+1)
    e = np.abs(np.linspace(-1, 1, seg+1))
    V, F, UV = shapes.sweep(np.c_[p[:, 0], np.zeros(len(p)), p[:, 1]], width+.35*width*e**6, thick+.45*thick*e**6, ring=ring)
    return mesh_object("handle", V, F, UV, None, [mat])


def glazes(st, rough=.16, f0=.045, albedo=.8):
    """Standard four materials of a turned product: body (1), print and wall (2), inside (3)."""
    make = lambda name, part, **kw: st.material(name, albedo, rough=rough, f0=f0, part=part, **kw)
    return [make("body", 1), make("print", 2, slot="print_wrap"), make("wall", 2), make("inside", 3)]


VIEWS = dict(right=(8, .014), left=(172, -.014), front=(90, 0.0))


class Shelf:
    """Photographs a turned product: three map views, hero, detail and table scene."""
    def __init__(self, job, turned, width, z_mid, views=VIEWS, gloss_scale=1.0, meta=None, elevation=.20, percentile=95):
        self.job, self.t, self.width, self.z, self.views = job, turned, width, z_mid, views
        self.scale, self.meta, self.elev, self.percentile = gloss_scale, meta, elevation, percentile

    def maps(self, st, objs, root):
        areas = {"print": self.t.area()}
        st.gloss_studio((0, 0, self.z), self.scale)
        for v, (turn, x) in self.views.items():
            pose(root, turn)
            st.camera((x, 0, self.z), self.width, (0, -1, self.elev), self.width*6, self.job.res)
            self.job.view(st, v, objs, areas, plane=("floor", 0.0), percentile=self.percentile, eps=1e-4, shadow_gain=1.1, meta=self.meta)
        pose(root)

    def pictures(self, st, objs, root, mats, colours, motif, mode, wood="#b78c62", hero_turn=16, props=True, scene_zoom=1.36, hero_zoom=1.12, second=None, room=rooms.kitchen, dyed=None, second_turn=6):
        """colours: ground colour of (body, wall, inside, others...) in the order of `mats`. second: motif and mode of a second scene in `room`;
        dyed: colours it has there."""
        job, w, a = self.job, self.width, self.t.area()
        wrap = pictures.bake(2048, 640, colours[1], [(a, motif, mode)])
        for m, c in zip(mats, colours):
            st.paint(m, colour=c)
        st.paint(mats[1], rgb=wrap)
        st.paint(mats[2], rgb=wrap)
        pose(root, hero_turn)
        paper = sets.cyclorama(st, 0, w*1.2, w*1.6, "#ece7e0")
        st.gloss_studio((0, 0, self.z), self.scale, amb=.45)
        st.camera((w*.06, 0, self.z*.96), w*hero_zoom, (.10, -1, .26), w*6, job.shot_res)
        job.picture(st, "hero", objs+paper, eps=1e-4, white=(75, 1.0))
        st.camera((-w*.03, -w*.2, self.t.height*.70), w*.60, (-.30, -1, .36), w*5, job.shot_res, lens=w*.05)
        job.picture(st, "detail", objs+paper, eps=1e-4, white=(75, 1.0))
        pose(root, hero_turn+14)
        top = sets.table(st, 0, w*3.2, wood)+sets.wall(st, w*4.5, w*4, "#cfd3cd")
        things = sets.books(st, -w*1.15, w*1.1, 0, w*6, -14)+sets.vase(st, w*.95, w*1.25, 0, w*6.5) if props else []
        bars = sets.day_light(st, (0, 0, self.z), w*2.2, amb=.34)
        st.camera((w*.02, 0, self.z*1.10), w*scene_zoom, (.16, -1, .30), w*6, job.shot_res, lens=w*.10)
        job.picture(st, "scene", objs+top+things+bars, eps=1e-4, white=(85, .86), warm=.035)
        if second:
            colours = dyed or colours
            wrap = pictures.bake(2048, 640, colours[1], [(a, *second)])
            for m, c in zip(mats, colours):
                st.paint(m, colour=c)
            st.paint(mats[1], rgb=wrap)
            st.paint(mats[2], rgb=wrap)
            pose(root, hero_turn+second_turn)
            room(job, st, objs, w, self.z, scene_zoom)


def standard(job, turned, mats_of, extra, width, z_mid, colours, motif, mode, inside_from, **kw):
    """Whole build of a turned product. extra(st, mats, low) -> more objects (handle, lid)."""
    st = Stage()
    mats = mats_of(st)
    objs = [turned.mesh(mats[:4], 180, inside_from)]+extra(st, mats, False)
    root = group(objs)
    shelf = Shelf(job, turned, width, z_mid, **{k: v for k, v in kw.items() if k in ("views", "gloss_scale", "meta", "elevation", "percentile")})
    shelf.maps(st, objs, root)
    shelf.pictures(st, objs, root, mats, colours, motif(), mode, **{k: v for k, v in kw.items() if k in ("wood", "hero_turn", "props", "scene_zoom", "hero_zoom", "second", "room", "dyed", "second_turn")})
    low = [turned.mesh(mats[:4], 84, inside_from)]+extra(st, mats, True)
    job.model_hard(st, low, {"print": turned.area()})
