"""Jigsaw puzzle 28 x 20 cm, 120 pieces: the cuts are drawn as grooves over the printed board."""
import numpy as np
from podlib import art, flatware, gallery, rooms, shapes
from podlib.scene import Stage, group, pose

INFO = dict(category="stationery", name="Jigsaw puzzle 120 pieces", name_zh="拼图 120片")
W, H, T, COLS, ROWS = .28, .20, .0022, 12, 10


def _knob_line(n, cells, length, rng):
    """One wavy cut across `cells` pieces: per cell a neck-and-head curve, offset in metres along the cut."""
    t = np.linspace(-.5, .5, n)
    pts = []
    for k in range(cells):
        side = rng.choice((-1, 1))
        s = np.array([(-.5, 0), (-.25, .03), (-.09, .05), (-.08, .09), (-.13, .17), (0, .25), (.13, .17), (.08, .09), (.09, .05), (.25, .03), (.5, 0)])
        from podlib.curves import smooth
        c = smooth(s, n=n)
        pts.append(np.c_[(k+.5+c[:, 0])*length/cells, side*c[:, 1]*length/cells+rng.normal(0, .004)*length/cells*(1-(2*t[0])**2)])
    return np.vstack(pts)


def cuts(px=2200):
    """Distance to the nearest cut, in metres, over the board."""
    from scipy.ndimage import distance_transform_edt
    rng, h = np.random.default_rng(11), int(px*H/W)
    grid = np.ones((h, px), bool)
    for j in range(1, ROWS):
        p = _knob_line(80, COLS, W, rng)
        _draw(grid, p[:, 0], j*H/ROWS+p[:, 1], px/W)
    for i in range(1, COLS):
        p = _knob_line(80, ROWS, H, rng)
        _draw(grid, i*W/COLS+p[:, 1], p[:, 0], px/W)
    return distance_transform_edt(grid)*W/px


def _draw(grid, x, y, scale):
    t = np.linspace(0, len(x)-1, len(x)*12)
    xi = np.interp(t, np.arange(len(x)), x)*scale
    yi = np.interp(t, np.arange(len(x)), y)*scale
    grid[np.clip(yi.astype(int), 0, grid.shape[0]-1), np.clip(xi.astype(int), 0, grid.shape[1]-1)] = False


def build(job):
    st = Stage()
    d = cuts()
    groove = np.exp(-(d/.00035)**2)
    board = st.material("print", .76, rough=.40, f0=.035, part=2, slot="print_front", detail=1-.62*groove, bump=1-.9*np.exp(-(d/.0006)**2), bump_dist=.0011)
    plate = flatware.Plate(shapes.rounded_outline(W, H, .004, 6), shapes.rim(.0005, T, chamfer=.0003), 0, "puzzle")
    objs = [plate.mesh(board)]
    root, areas = group(objs), {"print": plate.area()}
    st.soft_studio((0, 0, 0), scale=.62, fill=1.6, amb=.30, key=1)
    flatware.table_maps(job, st, objs, root, areas, .325, T, percentile=88, eps=5e-5, shadow_gain=1.4)
    st.paint(board, rgb=flatware.face_texture(areas, art.floral(1400, 1000, "#efe4d6", ("#c8553d", "#e09f5b", "#7d5a73"), "#588b8b", 50, 5)))
    flatware.table_pictures(job, st, objs, root, .300, T, detail_at=(.2, -.1))
    st.paint(board, rgb=flatware.face_texture(areas, gallery.artwork("tropical-sunset", 2000), px=2000))
    pose(root, degrees=8, tilt=-90, location=(-.022, -.032, T))
    rooms.worktop(job, st, objs, .34, colour="#6d5442")
    job.model_hard(st, objs, areas)
