"""Area rug 90 x 60 cm, short pile, bound edge, lying on the floor."""
import numpy as np
from podlib import art, flatware, gallery, props, rooms, sets, shapes, textures
from podlib.pads import stitched_edge
from podlib.scene import Stage, group, pose

INFO = dict(category="home-textile", name="Area rug 90 × 60 cm", name_zh="地毯 90×60cm")
W, H, T = .90, .60, .010


def build(job):
    st = Stage()
    pile = textures.terry(1400, 2100, cell=4)
    top = st.material("print", .70, part=2, slot="print_front", detail=np.clip(1+.12*pile, .5, 1.4), bump=np.clip(.5+.17*pile, 0, 1), bump_dist=.010)
    base, cord = st.material("base", .3, part=3), st.material("edge", .5, part=4)
    outline = shapes.rounded_outline(W, H, .02, 10)
    plate = flatware.Plate(outline, [(.006, 0), (.002, .0008), (0, .003), (0, T)], 0, "rug")
    objs = [plate.mesh(top, base), stitched_edge(outline, T*.8, cord)]
    root, areas = group(objs), {"print": plate.area()}
    st.soft_studio((0, 0, 0), scale=2.2, fill=1.7, amb=.28)
    flatware.table_maps(job, st, objs, root, areas, 1.06, T, percentile=88, sheen=.10, shadow_gain=1.4, eps=4e-4,
                        meta=dict(parts={"3": "#6b655c", "4": "#8b8276"}))
    st.paint(top, rgb=flatware.face_texture(areas, art.arches(1500, 1000, "#e9dcc8"), "fill"))
    st.paint(base, colour="#6b655c")
    st.paint(cord, colour="#8b8276")
    pictures(job, st, objs, root)
    st.paint(top, rgb=flatware.face_texture(areas, gallery.artwork("bauhaus-warm", 2000), "fill"))
    corner(job, st, objs, root)
    job.model_hard(st, objs, areas)


def pictures(job, st, objs, root):
    pose(root, tilt=-90, location=(0, 0, T))
    paper = sets.cyclorama(st, 0, 1.5, 1.6, "#ece7e0")
    st.soft_studio((0, 0, 0), scale=2.4, fill=1.6, amb=.30)
    st.camera((0, 0, 0), 1.18, (.32, -1, .75), 5, job.shot_res)
    job.picture(st, "hero", objs+paper, white=(72, 1.0), sheen=.10)
    st.camera((.33, -.20, 0), .36, (.5, -1, .55), 2.5, job.shot_res, lens=.012)
    job.picture(st, "detail", objs+paper, white=(72, 1.0), sheen=.10)
    pose(root, degrees=-10, tilt=-90, location=(0, 0, T))
    room = sets.floor(st, 0, 1.5, "#b48d66")+sets.wall(st, 1.15, 1.6, "#dedcd4")
    oak = st.material("leg", .4, rough=.5, f0=.03, colour="#8f6a48", part=62)
    seat = st.material("seat", .5, colour="#c9c1b3", part=62)
    room.append(shapes.bevelled_box("seat", (-.75, .52, .20), (.75, 1.10, .46), seat, .05, 5))
    for x in (-.66, .66):
        room.append(shapes.bevelled_box("leg", (x-.02, .58, 0), (x+.02, .62, .20), oak, .004))
    room += sets.vase(st, .80, .25, 0, 2.4, "#8f9a94")
    bars = sets.day_light(st, (0, 0, 0), 2.4, amb=.32)
    st.camera((.02, .12, .05), 1.7, (.10, -1, .62), 6, job.shot_res)
    job.picture(st, "scene", objs+room+bars, white=(82, .88), warm=.035, sheen=.10)


def corner(job, st, objs, root):
    """On dark boards before a green wall, with a pouf and a plant."""
    pose(root, degrees=12, tilt=-90, location=(0, 0, T))
    room = sets.floor(st, 0, 1.5, "#7a5c45")+sets.wall(st, 1.0, 1.6, "#7d8f80")
    white = st.material("skirting", .7, rough=.4, f0=.03, colour="#f1eee8", part=62)
    room.append(shapes.bevelled_box("skirting", (-4, .985, 0), (4, 1.0, .11), white, .006, 3))
    room += props.pouf(st, -.52, .56, 0, 1.0, "#d9c6a8")+props.pot(st, .66, .60, 0, 2.6, "#e4dccf", 6, 16)+sets.books(st, -.52, .56, .335, 1.2, 20, ("#3f5468", "#e6dfd3"))
    rooms.morning(st, (0, 0, 0), 2.4, .36)
    st.camera((0, .12, .06), 1.40, (-.12, -1, .66), 6, job.shot_res)
    job.picture(st, "scene2", objs+room, white=(84, .90), warm=.03, sheen=.10)
