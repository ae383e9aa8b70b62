"""Wall clock 30 cm: printed dial, dark bezel (part 3), hands (part 4)."""
import numpy as np
from podlib import art, flatware, gallery, places, shapes
from podlib.scene import Stage, mesh_object
from products.ornament import circle

INFO = dict(category="home-living", name="Wall clock 30 cm", name_zh="挂钟 30cm")
D, DEPTH = .300, .030


def hand(angle, length, width, y, mat):
    """Tapered hand; the angle runs clockwise from twelve."""
    a = np.radians(90-angle)
    d, n = np.array([np.cos(a), np.sin(a)]), np.array([-np.sin(a), np.cos(a)])
    pts = [-d*length*.16+n*width*.5, -d*length*.16-n*width*.5, d*length-n*width*.28, d*length+n*width*.28]
    V, F, UV = shapes.plate(np.array(pts), [(.0003, y), (0, y+.0003), (0, y+.001)])
    return mesh_object("hand", V, F, UV, None, [mat], smooth=False)


def build(job):
    st = Stage()
    dial = st.material("print", .76, rough=.30, f0=.035, part=2, slot="print_front")
    bezel, ink = st.material("bezel", .4, rough=.28, f0=.045, part=3), st.material("hands", .2, rough=.35, f0=.04, part=4)
    plate = flatware.Plate(circle(D-.016, 160), [(.0005, .006), (0, .0062), (0, DEPTH)], 0, "dial")
    r0, r1 = D/2-.010, D/2
    prof = [(r0, -.006), (r0, .0)]+[(r0+(r1-r0)*(.5-.5*np.cos(t)), .006*np.sin(t)) for t in np.linspace(0, np.pi, 12)]+[(r1, -DEPTH+.006)]
    V, F = shapes.lathe(prof, 180)
    objs = [plate.mesh(dial), mesh_object("bezel", np.c_[V[:, 0], -V[:, 2], V[:, 1]], F, None, None, [bezel], angle=.7)]
    objs += [hand(304, .075, .009, .0030, ink), hand(60, .110, .006, .0018, ink)]
    V, F, UV = shapes.cylinder(0, 0, .0005, .006, .0065)
    objs.append(mesh_object("pin", V, F, UV, None, [ink], angle=.6))
    areas = {"print": plate.area()}
    st.soft_studio((0, 0, 0), scale=.75, fill=2.0, amb=.30, key=.85)
    meta = dict(parts={"3": "#1d1d20", "4": "#1d1d20"}, part_options={"3": {"black": "#1d1d20", "white": "#f4f4f2", "oak": "#b98a54"}, "4": {"black": "#1d1d20", "white": "#f4f4f2"}})
    flatware.wall_maps(job, st, objs, areas, .36, DEPTH, percentile=80, spec_gain=.8, eps=1e-4, meta=meta)
    st.paint(dial, rgb=flatware.face_texture(areas, art.terrazzo(1000, 1000), px=1400))
    st.paint(bezel, colour="#b98a54")
    st.paint(ink, colour="#1d1d20")
    flatware.wall_pictures(job, st, objs, (D, D), DEPTH, detail_at=(.22, .22))
    st.paint(dial, rgb=flatware.face_texture(areas, gallery.artwork("contour-map"), px=1400))
    st.paint(bezel, colour="#1d1d20")
    places.over_shelf(job, st, objs, D, DEPTH)
    job.model_hard(st, objs, areas)
