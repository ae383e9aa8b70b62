"""Large single cloths: curtains, towels, blankets, flags. One panel, full bleed, hung or laid."""
import numpy as np
from podlib import shapes, textures
from podlib.cloth import Cloth
from podlib.panelware import rect_panel
from podlib.scene import mesh_object


def gathered(w, h, folds, depth, squeeze):
    """Panel placed in even pleats: arc length along the wave stays w, so the cloth starts without strain."""
    def make(step):
        c = Cloth(step)

        def place(P):
            t = P[:, 0]/w                                       # the wave is regular at the top, softer below
            fall = .55+.45*P[:, 1]/h
            y = depth*fall*np.sin(2*np.pi*folds*t)+.15*depth*np.sin(2*np.pi*folds*.37*t+1)
            return np.c_[P[:, 0]*squeeze, y, P[:, 1]]
        c.panel("front", rect_panel(w, h), place)
        return c
    return make


def hung(pins_at, density=.14, bend=1.2e-5, settle=1.2, stretch=600):
    """Simulation: pinned near the pattern points `pins_at` [(x, y)], then it hangs."""
    def run(c):
        P, ids = c.panels[0]["P"], c.panels[0]["ids"]
        pins = [ids[np.argmin(np.hypot(P[:, 0]-x, P[:, 1]-y))] for x, y in pins_at]
        c.build(density=density, stretch=stretch, bend=bend, pins=pins)
        c.run(settle, gravity=9.8, damping=2.5, friction=.3)
        c.run(.5, gravity=9.8, damping=12)
    return run


def hem_detail(atlas, weave, hem=.012, strength=.02, n=1600, pitch=.006):
    """Weave plus a stitched hem all round. Returns (detail, bump)."""
    X, Z = atlas.grid(n)
    x0, y0, x1, y1 = atlas.full()
    edge = np.minimum(np.minimum(x1-X, X-x0), np.minimum(Z-y0, y1-Z))-hem
    seam = textures.stitch(edge, X+Z, .0016, .35, pitch)+textures.groove(edge+hem*.1, .001, .15)
    w = weave(*X.shape)
    return np.clip(1+strength*w+.6*seam, .4, 1.2), np.clip(.5+strength*4*w+.4*seam, 0, 1)


def rod(st, z, length, y=0.0, radius=.012, colour="#c3c6ca", part=4, rough=.18, f0=.4):
    m = st.material("rod", .4, rough=rough, f0=f0, part=part, colour=colour)
    V, F, UV = shapes.sweep([(-length/2, y, z), (length/2, y, z)], radius, radius, across=(0, 1, 0), ring=20)
    return mesh_object("rod", V, F, UV, None, [m]), m


def ring(st_mat, x, z, y=0.0, r=.022, wire=.0022):
    t = np.linspace(0, 2*np.pi, 49)[:-1]
    P = np.c_[np.full(48, x), y+r*np.cos(t), z+r*np.sin(t)]
    V, F, UV = shapes.sweep(P, wire, wire, across=(1, 0, 0), ring=10, closed=True)
    return mesh_object("ring", V, F, UV, None, [st_mat])


