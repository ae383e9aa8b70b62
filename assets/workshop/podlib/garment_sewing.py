"""Sewing details of tops, drawn in pattern space: rib collar, hem and cuff stitches, shoulder and armhole seams.
Without them a draped garment looks like plastic."""
import numpy as np
from podlib.curves import outline_distance
from podlib.garment_pattern import half_outline, leg_line, neck_line, sleeve_coords
from podlib.textures import groove, stitch


def height_map(g, atlas, width=3200):
    """Height 0..1 over the whole atlas, 0.5 = plain cloth."""
    X, Z = atlas.grid(width)
    H = np.full(X.shape, .5, np.float32)
    half = width//2
    for name, sl in (("front", slice(0, half)), ("back", slice(half, width))):
        x, z = X[:, sl], Z[:, sl]
        t = np.zeros(x.shape, np.float32)
        t += _hem(g, x, z)
        t += _sleeves(g, x, z) if g.sleeve else _binding(g, x, z)
        t += _side(g, x, z)
        t += _collar(g, x, z, name == "back")
        if g.pocket and name == "front":
            t += _pocket(x, z)
        H[:, sl] += t
    return np.clip(H*.5+.25, 0, 1)


def _ribs(along, pitch=.0036, depth=.22):
    return depth*np.sin(along/pitch*2*np.pi)


def _hem(g, x, z):
    if g.leg:
        return _leg_binding(g, x, z)
    if g.hem_rib:
        return np.where(z < g.hem_rib, _ribs(x), 0)+groove(z-g.hem_rib, .0016, .7)
    t = groove(z-.022, .0010, .30)+np.where(z < .022, .06, 0)
    for off in (.018, .0225):
        t = t+stitch(z-off, x)
    return t


def _sleeves(g, x, z):
    s, cr = sleeve_coords(g, x, z)
    ax = np.abs(x)
    on = (cr > -.01) & (cr < g.sleeve_w+.03) & (ax > g.half+.012)
    if g.cuff_rib:
        edge = s-(g.sleeve_len-g.cuff_rib)
        t = np.where(on, np.where(edge > 0, _ribs(cr), 0)+groove(edge, .0016, .7), 0)
    else:
        edge = s-(g.sleeve_len-.022)
        t = np.where(on, groove(edge, .0010, .30)+np.where(edge > 0, .06, 0), 0)
        for off in (.0005, .005):
            t = t+np.where(on, stitch(edge-off, cr), 0)
    (sx, sz), (ux, uz) = g.shoulder, g.underarm
    k = np.clip((sz-z)/(sz-uz), 0, 1)
    arm_x = sx-0.030*np.sin(np.pi*k**0.9)*(1-0.25*k)+(ux-sx)*k**2.6      # hollowed towards the body
    da, ok = ax-arm_x, (z < sz+.02) & (z > uz-.01)
    return t+np.where(ok, groove(da, .0011, .55)+.10*np.exp(-((da+.004)/.004)**2), 0)


def _binding(g, x, z):
    """Narrow rib binding round the armholes of a sleeveless top."""
    hole = dict(half_outline(g, False))["hole"]
    near = (np.abs(x) > g.shoulder[0]-g.armhole*2-.06) & (z > g.underarm[1]-.05)
    t = np.zeros(x.shape)
    d, i = outline_distance(hole, np.c_[np.abs(x[near]), z[near]])
    w = .010
    t[near] = np.where(d < w, .12, 0)+groove(d-w, .0011, .5)+stitch(d-w+.002, i*.0008)
    return t


def _side(g, x, z):
    """Side seam: the cloth is drawn in a little where the layers are overlocked."""
    side = dict(half_outline(g, False))["side"]
    near = (np.abs(x) > g.half-.06) & (z < g.underarm[1]+.04)
    t = np.zeros(x.shape)
    d, _ = outline_distance(side, np.c_[np.abs(x[near]), z[near]])
    t[near] = groove(d, .0016, .30)
    return t


def _collar(g, x, z, back):
    t = np.zeros(x.shape)
    if not g.collar:
        return t
    sel = (z > g.length-max(g.drop_front, g.drop_back)-.06) & (np.abs(x) < g.neck+.05)
    line = neck_line(g, back)
    d, i = outline_distance(line, np.c_[x[sel], z[sel]])
    along, w = i*.0008, g.collar
    rib = np.where(d < w-.001, .22*np.sin(along/.0030*2*np.pi)+.10, 0)
    t[sel] = rib+groove(d-w, .0012, .75)+stitch(d-w-.006, along, depth=.20)
    return t


def _pocket(x, z, low=.070, high=.245, half=.165):
    """Kangaroo pocket: straight top, slanted openings, vertical lower sides."""
    ax = np.abs(x)
    slant = half-np.clip((z-low-.055)/(high-low-.055), 0, 1)*.062
    d = np.maximum(ax-slant, np.maximum(low-z, z-high))
    return groove(d, .0022, .9)+np.where(d < 0, .10, 0)+stitch(d+.006, x+z, .0008, .40)+stitch(d+.010, x+z, .0008, .40)


def _leg_binding(g, x, z):
    """Bound leg openings and three press studs at the crotch."""
    t, near = np.zeros(x.shape), z < g.leg[0]+.05
    d, i = outline_distance(leg_line(g), np.c_[np.abs(x[near]), z[near]])
    t[near] = np.where(d < .010, .12, 0)+groove(d-.010, .0010, .5)+stitch(d-.008, i*.0008)
    for cx in (-.028, 0, .028):
        r = np.hypot(x-cx, z-.016)
        t += .5*np.exp(-((r-.0042)/.0012)**2)-.3*np.exp(-(r/.0022)**2)
    return t+groove(z-.030, .0009, .35)
