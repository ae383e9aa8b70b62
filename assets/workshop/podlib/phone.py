"""Phone cases: the print wraps over the rounded rim, the camera island is its own part."""
from podlib import flatware, rooms, shapes
from podlib.scene import Stage, mesh_object, pose

PARTS = {"3": "#3a3b3f", "4": "#8a8c92", "5": "#0b0c10"}


def lens(mats, x, z, r, y=-.0026):
    ring, glass = mats
    out = []
    for k, (rr, yy, m) in enumerate(((r, y, ring), (r*.85, y-.0002, glass))):
        V, F, UV = shapes.cylinder(x, z, yy, .001, rr)
        out.append(mesh_object("lens", V, F, UV, None, [m], angle=.6))
    return out


def island(outline, mat, centre, lift=.0011):
    """Raised camera plate."""
    prof = [(.0012, -lift), (.0007, -lift*.95), (.0003, -lift*.8), (0, -lift*.35), (0, .001)]
    V, F, UV = shapes.plate(outline, prof)
    V = [(x+centre[0], y, z+centre[1]) for x, y, z in V]
    return mesh_object("island", V, F, UV, None, [mat], angle=.6)


def cutter(outline, mat, centre, y):
    """Dark recess: where the case is cut open for the cameras the phone's own back shows."""
    V, F, UV = shapes.plate(outline, [(.0002, y), (0, y+.0002), (0, y+.001)])
    V = [(x+centre[0], v, z+centre[1]) for x, v, z in V]
    return mesh_object("recess", V, F, UV, None, [mat], angle=.6)


def build(job, w, h, corner, thick, rim, cameras, motif, matte=.30, parts=None, second=None, **room):
    """cameras(mats) -> objects; mats = dict(island, ring, glass)."""
    st = Stage()
    shell = st.material("print", rough=matte, f0=.04, part=2, slot="print_front")
    mats = dict(island=st.material("camera", .5, rough=.25, f0=.05, part=3), ring=st.material("ring", .35, rough=.2, f0=.25, part=4),
                glass=st.material("lens", .04, rough=.04, f0=.05, part=5))
    plate = flatware.Plate(shapes.rounded_outline(w, h, corner, 14), shapes.rim(rim, thick), None, "shell")
    objs = [plate.mesh(shell)]+cameras(mats)
    objs += buttons(w, h, thick, shell)
    areas = {"print": plate.area()}
    lights(st)
    colours = {**PARTS, **(parts or {})}
    flatware.wall_maps(job, st, objs, areas, .182, thick, dict(front=(0, -1, 0), angle=(.55, -1, .12)), 1.1,
                       percentile=80, eps=5e-5, spec_gain=.7, meta=dict(parts=colours))
    st.paint(shell, rgb=flatware.face_texture(areas, motif))
    for key, part in (("island", "3"), ("ring", "4"), ("glass", "5")):
        st.paint(mats[key], colour=colours[part])
    shots(job, st, objs, thick)
    if second is not None:
        st.paint(shell, rgb=flatware.face_texture(areas, second))
        pose(objs[0].parent, degrees=16, tilt=-90, location=(0, 0, thick))
        rooms.worktop(job, st, objs, .19, **(dict(write=False) | room))
    job.model_hard(st, objs, areas)


def buttons(w, h, thick, mat):
    out = []
    for x, z, n in ((-w/2, .030, .010), (-w/2, .014, .010), (w/2, .022, .017)):
        o = shapes.bevelled_box("button", (x-.0007, thick*.42, z-n/2), (x+.0007, thick*.72, z+n/2), mat, .0004)
        o.data.uv_layers[0].data.foreach_set("uv", [.004 if x < 0 else .996, .62]*len(o.data.loops))
        out.append(o)
    return out


def lights(st):
    c = (0, 0, 0)
    st.lights.clear()
    for loc, size, power, size_y in (((-.45, -.40, .42), .22, 4.6, .5), ((.5, -.25, .1), .10, 1.6, .6),
                                     ((0, -.15, .75), .4, 2.2, .4), ((.75, -.9, -.2), .6, 4.0, .6)):
        st.area_light(loc, c, size, power, size_y)
    st.world(.34, .3)


def shots(job, st, objs, thick):
    from podlib import sets
    from podlib.scene import group, pose
    root = group(objs)
    paint = sets.wall(st, thick, .3, "#e9e4dc", bump=.0004)
    lights(st)
    st.camera((0, 0, 0), .185, (-.45, -1, .16), 1.1, job.shot_res)
    job.picture(st, "hero", objs+paint, eps=5e-5, white=(72, 1.0), spec=.8)
    st.camera((-.012, 0, .048), .085, (-.50, -1, .30), .6, job.shot_res, lens=.003)
    job.picture(st, "detail", objs+paint, eps=5e-5, white=(72, 1.0), spec=.8)
    pose(root, degrees=-18, tilt=-90, location=(0, 0, thick))
    top = sets.table(st, 0, .55, "#a97f58")
    things = sets.books(st, -.13, .11, 0, .9, 30)+sets.vase(st, .14, .12, 0, .8)
    bars = sets.day_light(st, (0, 0, 0), .42, amb=.34)
    st.camera((0, .004, 0), .25, (.08, -1, 1.3), 1.3, job.shot_res, lens=.004)
    job.picture(st, "scene", objs+top+things+bars, eps=5e-5, white=(85, .88), warm=.035, spec=.8)


