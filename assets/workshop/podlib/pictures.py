"""Shop pictures: the same tracer in colour, with a motif baked into the product's own texture."""
import os
import numpy as np
from podlib import clear as glass
from podlib.encode import srgb, to_image
from podlib.scene import linear
from podlib.tracing import clean_light, denoise, trace


def to_linear(a):
    return np.where(a <= .04045, a/12.92, ((np.maximum(a, 0)+.055)/1.055)**2.4)


def bake(width, height, ground, prints):
    """Texture of a whole UV square. ground: '#rrggbb'; prints: (area, art, mode) with mode 'fit', 'fill' or
    ('place', x, y, w) in design units of the area (top left origin, fractions of its width)."""
    tex = np.broadcast_to(linear(ground), (height, width, 3)).astype(np.float32).copy()
    for a, art, mode in prints:
        x0, x1 = a["u0"]*width, a["u1"]*width
        y0, y1 = (1-a["v1"])*height, (1-a["v0"])*height
        aspect = a["width_m"]/a["height_m"]
        yy, xx = np.mgrid[max(0, int(y0)):min(height, int(np.ceil(y1))), max(0, int(x0)):min(width, int(np.ceil(x1)))]
        s, t = (xx+.5-x0)/(x1-x0), (yy+.5-y0)/(y1-y0)/aspect          # both in units of the area width
        ah, aw = art.shape[:2]
        u, v = _into_art(s, t, aspect, aw/ah, mode)
        px = _sample(art, u*aw-.5, v*ah-.5)
        ok = ((u >= 0) & (u < 1) & (v >= 0) & (v < 1))[..., None]*px[..., 3:]
        region = tex[yy[0, 0]:yy[-1, 0]+1, xx[0, 0]:xx[0, -1]+1]
        region[:] = region*(1-ok)+to_linear(px[..., :3])*ok
    return tex


def _into_art(s, t, aspect, art_aspect, mode):
    if mode == "fill":
        k = max(1.0, art_aspect/aspect)                                # art width in units of the area width
        return (s-.5)/k+.5, (t-.5/aspect)/(k/art_aspect)+.5
    if mode == "fit":
        k = min(1.0, art_aspect/aspect)
        return (s-.5)/k+.5, (t-.5/aspect)/(k/art_aspect)+.5
    if mode[0] == "tile":
        return (s/mode[1]) % 1, (t/mode[1]*art_aspect) % 1
    _, x, y, w = mode
    return (s-x)/w, (t-y)/(w/art_aspect)


def _sample(art, x, y):
    h, w = art.shape[:2]
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    a, b = (x-i)[..., None], (y-j)[..., None]
    at = lambda jj, ii: art[np.clip(jj, 0, h-1), np.clip(ii, 0, w-1)]
    return (at(j, i)*(1-a)+at(j, i+1)*a)*(1-b)+(at(j+1, i)*(1-a)+at(j+1, i+1)*a)*b


def _tone(x, knee=.72):
    """Linear up to the knee, then a soft shoulder: highlights keep their shape on white goods."""
    over = np.maximum(x-knee, 0)
    return np.where(x > knee, knee+(1-knee)*(1-np.exp(-over/(1-knee))), x)


def save_within(im, path, most):
    """As good as fits into `most` bytes."""
    for quality in (80, 74, 68, 62, 56, 50, 44):
        im.save(path, quality=quality, method=6)
        if os.path.getsize(path) <= most:
            return


def shoot(stage, path, objs, aa=4, eps=4e-4, exposure=1.0, white=(90, .80), warm=.02, sheen=0.0, spec=1.0, rounds=5, contrast=1.0, clear=()):
    """Trace the current camera in colour and write <path>-1200.webp; the server makes smaller ones from it.
    white: (percentile, value) of the light that falls on the scene after exposure; contrast: of that light, round its median."""
    p, _ = trace(stage, objs, aa, 1, None, eps, coloured=True, every=4)
    nor, dif = p["nor"], p["dif"]
    on = p["A"] > .5
    light = clean_light(dif, nor, rounds)
    if contrast != 1:
        middle = np.median(light[on])
        light = middle*(np.maximum(light, 0)/middle)**contrast
    gain = white[1]/np.percentile(light[on], white[0])*exposure
    spe = denoise(p["spe"], nor, 2, sn=.05, sv=9)*spec
    if sheen:
        facing = np.abs((nor*-np.array(stage.cam["fwd"])).sum(2))
        spe = spe+sheen*(1-np.clip(facing, 0, 1))**3*light
    rgb = (light[..., None]*p["alb"]+spe[..., None])*gain
    if clear:
        rgb = glass.over_picture(glass.veil(stage, clear, aa, eps), rgb, gain*spec)
    rgb *= np.array([1+warm, 1, 1-warm*1.3])
    im = to_image(srgb(_tone(rgb)))
    save_within(im, f"{path}-1200.webp", 70_000)
    print("  picture", path.rsplit("/", 1)[-1], flush=True)
