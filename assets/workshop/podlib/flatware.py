"""Plates with a printed face: phone cases, canvases, coasters, pads, boards, ornaments. Face towards -y."""
import numpy as np
from podlib import pictures, sets, shapes
from podlib.maps import area
from podlib.scene import mesh_object, pose

WALL_VIEWS = dict(front=(0, -1, .02), angle=(.60, -1, .10))


class Plate:
    """A printed plate: outline (Nx2), rim profile, margin = how far the print wraps over the edge (m), None = all."""
    def __init__(self, outline, profile, margin, name="plate"):
        if margin is None:
            walk = sum(np.hypot(b[0]-a[0], b[1]-a[1]) for a, b in zip(profile, profile[1:]))
            margin = float(walk-profile[0][0])
        self.outline, self.profile, self.margin, self.name = np.asarray(outline, float), profile, margin, name
        lo, hi = self.outline.min(0), self.outline.max(0)
        self.size = hi-lo
        self.mid = (lo+hi)/2
        self.tw, self.th = self.size+2*margin
        self.depth = profile[-1][1]

    def uv(self, x, z):
        return (x-self.mid[0]+self.tw/2)/self.tw, (z-self.mid[1]+self.th/2)/self.th

    def area(self, **more):
        m = self.margin
        if m > 0:
            more.setdefault("visible", [round(v, 5) for v in (m/self.tw, m/self.th, 1-m/self.tw, 1-m/self.th)])
        return area(0, 0, 1, 1, self.tw, self.th, id=2, slot="print_front", **more)

    def mesh(self, mat, back=None, angle=.6):
        V, F, UV = shapes.plate(self.outline, self.profile, self.uv)
        ids = [0]*len(F)
        if back is not None:
            ids[-1] = 1
        UV[-len(F[-1]):] = [(-1, -1)]*len(F[-1])            # the face carries the print, its back does not
        return mesh_object(self.name, V, F, UV, ids, [mat]+([back] if back is not None else []), angle=angle)


def wall_maps(job, st, objs, areas, width, depth, views=WALL_VIEWS, distance=None, **kw):
    """Hangs or leans against a white wall at y = depth."""
    for v, direction in views.items():
        st.camera((0, depth/2, 0), width, direction, distance or width*4.2, job.res)
        job.view(st, v, objs, areas, plane=("wall", depth), **kw)


def table_maps(job, st, objs, root, areas, width, lift, views=(("front", (0, -.30, 1)), ("angle", (.35, -1, .85))), **kw):
    """Lies on a table, face up: the group is tilted back by 90 degrees, `lift` puts its underside on z = 0."""
    pose(root, tilt=-90, location=(0, 0, lift))
    for v, direction in views:
        st.camera((0, 0, 0), width*(1.2 if v == "angle" else 1), direction, width*5, job.res)
        job.view(st, v, objs, areas, plane=("floor", 0.0), **kw)


def face_texture(areas, motif, mode="fill", ground="#ffffff", px=1600):
    a = next(iter(areas.values()))
    w = px if a["width_m"] >= a["height_m"] else int(px*a["width_m"]/a["height_m"])
    return pictures.bake(w, int(w*a["height_m"]/a["width_m"]), ground, [(x, motif, mode) for x in areas.values()])


def wall_pictures(job, st, objs, size, depth, colour="#d9d4ca", detail_at=(.3, .3), lens=.0, sofa=True, zoom=.42):
    """Hero, detail and room scene of something that hangs on a wall. size = (width, height) of the product."""
    big = max(size)
    paint = sets.wall(st, depth, big*1.5, colour)
    st.soft_studio((0, 0, 0), scale=big*2.4, fill=1.8, amb=.30, key=.9)
    st.camera((0, 0, 0), big*1.42, (-.42, -1, .08), big*5, job.shot_res)
    job.picture(st, "hero", objs+paint, white=(72, 1.0))
    st.camera((size[0]*detail_at[0], 0, size[1]*detail_at[1]), big*zoom, (.55, -1, .22), big*3.4, job.shot_res, lens=big*.008)
    job.picture(st, "detail", objs+paint, white=(72, 1.0))
    z = -size[1]/2-big*.42
    things = sideboard(st, z, depth, big) if sofa else []
    bars = sets.day_light(st, (0, -big*.2, 0), big*2.4, amb=.30)
    st.camera((big*.10, 0, -big*.14), big*2.05, (.10, -1, .05), big*6, job.shot_res)
    job.picture(st, "scene", objs+paint+things+bars, white=(80, .88), warm=.035)


def sideboard(st, z, wall_y, big):
    """Low oak cabinet with a vase and books; big is the size of the picture above it."""
    k = big/.5
    oak = st.material("oak", .4, rough=.5, f0=.03, colour="#b48a60", part=62, detail=sets.textures.wood(512), repeat=True)
    d = .36*k
    out = [shapes.bevelled_box("top", (-.85*k, wall_y-d, z-.03*k), (.85*k, wall_y-.01, z), oak, .003*k, uv_scale=1/k),
           shapes.bevelled_box("front", (-.83*k, wall_y-d+.01*k, z-.9*k), (.83*k, wall_y-d+.03*k, z-.035*k), oak, .003*k, uv_scale=1/k)]
    out += sets.vase(st, .42*k, wall_y-.20*k, z, 1.9*k, "#8f9a94")
    return out+sets.books(st, -.36*k, wall_y-.18*k, z, 1.25*k, 10)


def table_pictures(job, st, objs, root, width, lift, wood="#b78c62", scene_turn=-14, props="books", hero_dir=(.30, -1, .80), gloss=1.0, detail_at=(.2, .1)):
    """Hero, detail and desk scene of something that lies face up."""
    pose(root, tilt=-90, location=(0, 0, lift))
    paper = sets.cyclorama(st, 0, width*1.6, width*1.6, "#ece7e0")
    st.soft_studio((0, 0, 0), scale=width*2.6, fill=1.6, amb=.32, key=.9)
    st.camera((0, 0, 0), width*1.22, hero_dir, width*5, job.shot_res)
    job.picture(st, "hero", objs+paper, white=(72, 1.0), eps=1e-4, spec=gloss)
    st.camera((width*detail_at[0], width*detail_at[1], 0), width*.42, (.45, -1, .62), width*3.2, job.shot_res, lens=width*.018)
    job.picture(st, "detail", objs+paper, white=(72, 1.0), eps=1e-4, spec=gloss)
    pose(root, degrees=scene_turn, tilt=-90, location=(0, 0, lift))
    top = sets.table(st, 0, width*3.0, wood)
    things = []
    if props == "desk":
        things = sets.desk_things(st, scene_turn, lift)
    elif props:
        things = sets.books(st, -width*.78, width*.62, 0, width*2.4, 24)+sets.vase(st, width*.78, width*.72, 0, width*2.2)
    bars = sets.day_light(st, (0, 0, 0), width*2.2, amb=.34)
    st.camera((0, width*.05, 0), width*(1.2 if props == "desk" else 1.55), (.10, -1, 1.15), width*6, job.shot_res, lens=width*.012)
    job.picture(st, "scene", objs+top+things+bars, white=(85, .88), warm=.035, eps=1e-4, spec=gloss)


