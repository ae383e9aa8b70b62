"""Hardcover notebook A5: printed cover, page block (part 3), elastic band (part 4), ribbon."""
import numpy as np
from podlib import art, flatware, rooms, shapes
from podlib.scene import Stage, group, pose

INFO = dict(category="stationery", name="Hardcover notebook A5", name_zh="A5 精装笔记本")
W, H, T, BOARD = .148, .212, .016, .0024


def build(job):
    st = Stage()
    cover = st.material("print", .76, rough=.42, f0=.035, part=2, slot="print_front")
    rng = np.random.default_rng(3)
    lines = 1+.05*rng.normal(0, 1, (256, 1)).repeat(64, 1)
    pages = st.material("pages", .78, part=3, detail=lines, repeat=True)
    band = st.material("band", .4, part=4)
    back = st.material("back", .7, rough=.45, f0=.03, part=1)
    plate = flatware.Plate(shapes.rounded_outline(W, H, .006, 8), shapes.rim(.0009, BOARD), 0, "cover")
    objs = [plate.mesh(cover)]
    objs.append(shapes.bevelled_box("pages", (-W/2+.004, BOARD, -H/2+.003), (W/2-.004, T-BOARD, H/2-.003), pages, .0008, uv_scale=60))
    objs.append(shapes.bevelled_box("back", (-W/2, T-BOARD, -H/2), (W/2, T, H/2), back, .0009))
    objs.append(shapes.bevelled_box("spine", (-W/2-.0012, .0006, -H/2), (-W/2+.006, T-.0006, H/2), back, .0011, 4))
    x = W/2-.018
    objs.append(shapes.bevelled_box("band", (x-.003, -.0009, -H/2-.0009), (x+.003, T+.0009, H/2+.0009), band, .0004))
    root, areas = group(objs), {"print": plate.area()}
    st.soft_studio((0, 0, 0), scale=.55, fill=1.8, amb=.32, key=.9)
    options = {"black": "#1c1c1f", "red": "#a8282f", "navy": "#22345c"}
    flatware.table_maps(job, st, objs, root, areas, .255, T, percentile=85, eps=5e-5, shadow_gain=1.2,
                        meta=dict(parts={"3": "#f3ecdc", "4": "#1c1c1f"}, part_options={"4": options}))
    st.paint(cover, rgb=flatware.face_texture(areas, art.arches(900, 1290)))
    for m, c in ((pages, "#f3ecdc"), (band, "#2f4858"), (back, "#f3e8da")):
        st.paint(m, colour=c)
    flatware.table_pictures(job, st, objs, root, .235, T, detail_at=(.24, -.30))
    st.paint(cover, rgb=flatware.face_texture(areas, art.wreath(900, 1290)))
    st.paint(band, colour="#2f6f5e")
    pose(root, degrees=9, tilt=-90, location=(-.03, 0, T))
    rooms.worktop(job, st, objs, .26)
    job.model_hard(st, objs, areas)
