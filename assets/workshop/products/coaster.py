"""Square ceramic coaster with a cork back (part 3), 10 cm."""
from podlib import art, flatware, gallery, rooms, shapes, textures
from podlib.scene import Stage, group, mesh_object, pose

INFO = dict(category="home-living", name="Ceramic coaster", name_zh="陶瓷杯垫")
SIDE, THICK, CORK = .100, .0055, .0022


def build(job):
    st = Stage()
    top = st.material("print", .78, rough=.16, f0=.045, part=2, slot="print_front")
    speck = textures.terry(256, 256, cell=4)
    cork = st.material("cork", .5, part=3, detail=1+.10*speck, repeat=True)
    plate = flatware.Plate(shapes.rounded_outline(SIDE, SIDE, .010, 12), shapes.rim(.0016, THICK), .0025, "coaster")
    V, F, UV = shapes.plate(shapes.rounded_outline(SIDE-.004, SIDE-.004, .009, 10), [(.0003, THICK), (0, THICK+.0003), (0, THICK+CORK)],
                            lambda x, z: (x*12, z*12))
    objs = [plate.mesh(top), mesh_object("cork", V, F, UV, None, [cork], angle=.6)]
    root, areas = group(objs), {"print": plate.area()}
    st.gloss_studio((0, 0, 0), 1.2, amb=.42)
    flatware.table_maps(job, st, objs, root, areas, .150, THICK+CORK, percentile=85, eps=5e-5, spec_gain=.8, meta=dict(parts={"3": "#b98d60"}))
    st.paint(top, rgb=flatware.face_texture(areas, art.waves(900, 900), px=1400))
    st.paint(cork, colour="#b98d60")
    flatware.table_pictures(job, st, objs, root, .140, THICK+CORK)
    st.paint(top, rgb=flatware.face_texture(areas, gallery.on("#f3ede2", "mandala-lotus"), px=1400))
    pose(root, degrees=14, tilt=-90, location=(-.012, -.004, THICK+CORK))
    rooms.worktop(job, st, objs, .15, write=False, glasses=False, slab="#dfe3e0")
    job.model_hard(st, objs, areas)
