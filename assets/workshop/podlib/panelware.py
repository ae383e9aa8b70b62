"""Sewn and hanging cloth goods: shared atlas, pictures and model for pillows, bags, towels, curtains."""
import numpy as np
from podlib import pictures, sets
from podlib.maps import area


class TwoSided:
    """Atlas of a front and a back panel of the same size, both laid out as seen from outside. Pattern coordinates:
    x in -w/2..w/2, y in y0..y0+h; `pad` widens the cell so that the UV also covers bulging outlines."""
    def __init__(self, w, h, y0=0.0, pad=1.0):
        self.w, self.h, self.y0, self.pad = w*pad, h*pad, y0-h*(pad-1)/2, pad

    def uv(self, panel, P):
        u = (P[:, 0]+self.w/2)/self.w
        back = panel["name"] == "back"
        return np.c_[((1-u if back else u)+(1 if back else 0))/2, (P[:, 1]-self.y0)/self.h]

    def area(self, rect, panel="front", **more):
        x0, y0, x1, y1 = rect
        q = self.uv({"name": panel}, np.array([(x0, y0), (x1, y1)]))
        (u0, v0), (u1, v1) = q.min(0), q.max(0)
        return area(u0, v0, u1, v1, x1-x0, y1-y0, slot="print_"+panel, **more)

    def full(self):
        return (-self.w/2, self.y0, self.w/2, self.y0+self.h)

    def grid(self, n=2048):
        """Pattern coordinates X, Y of every texel of an n-wide atlas, and its height in texels."""
        rows = max(64, int(n/2*self.h/self.w))
        y, x = np.mgrid[0:rows, 0:n]
        return ((x+.5)/n*2 % 1)*self.w-self.w/2, (1-(y+.5)/rows)*self.h+self.y0


class OneSided(TwoSided):
    """A single panel fills the UV square."""
    def uv(self, panel, P):
        return np.c_[(P[:, 0]+self.w/2)/self.w, (P[:, 1]-self.y0)/self.h]

    def grid(self, n=2048):
        rows = max(64, int(n*self.h/self.w))
        y, x = np.mgrid[0:rows, 0:n]
        return (x+.5)/n*self.w-self.w/2, (1-(y+.5)/rows)*self.h+self.y0


def rect_panel(w, h, y0=0.0):
    """Four named sides of a rectangle, counter-clockwise from the lower left."""
    a = w/2
    c = np.array([(-a, y0), (a, y0), (a, y0+h), (-a, y0+h)])
    return [("bottom", c[[0, 1]]), ("right", c[[1, 2]]), ("top", c[[2, 3]]), ("left", c[[3, 0]])]


def dye(st, mats, colour, atlas_px, prints):
    """Bake prints on coloured cloth; the first material carries the print, the others only the colour."""
    st.paint(mats[0], rgb=pictures.bake(*atlas_px, colour, prints))
    for m in mats[1:]:
        st.paint(m, colour=colour)


def wall_shots(job, st, objs, box, wall_y, scene, hero_dir=(-.35, -1, .06), detail=(0.0, .25, .34), colour="#dcd7ce", sheen=.05, eps=4e-4):
    """box: (lo, hi) of the product. detail: x, z (fractions of the half size) and frame width. scene(st)->objects."""
    lo, hi = map(np.array, box)
    mid, big = (lo+hi)/2, float(max(hi[0]-lo[0], hi[2]-lo[2]))
    paint = sets.wall(st, wall_y, big*1.5, colour)
    st.soft_studio(tuple(mid), scale=big*2.2, fill=1.5, amb=.22)
    st.camera(tuple(mid), big*1.22, hero_dir, big*5, job.shot_res)
    job.picture(st, "hero", objs+paint, white=(72, 1.0), sheen=sheen, eps=eps)
    c = mid+[detail[0]*(hi[0]-lo[0])/2, 0, detail[1]*(hi[2]-lo[2])/2]
    st.camera(tuple(c), big*detail[2], (.40, -1, .18), big*3, job.shot_res, lens=big*.006)
    job.picture(st, "detail", objs+paint, white=(72, 1.0), sheen=sheen, eps=eps)
    extra = scene(st)
    bars = sets.day_light(st, tuple(mid), big*2.3, amb=.30)
    st.camera(tuple(mid+[0, 0, big*.02]), big*1.62, (.14, -1, .05), big*6, job.shot_res)
    job.picture(st, "scene", objs+paint+extra+bars, white=(82, .88), warm=.035, sheen=sheen, eps=eps)
