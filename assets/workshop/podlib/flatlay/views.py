"""Maps of one view of a garment on a table. Other light than on hard goods: a film shoulder keeps the drawing of lit folds."""
import json
import os
import time
import numpy as np
from scipy.ndimage import gaussian_filter, median_filter
from podlib.encode import save_webp, srgb
from podlib.maps import print_sizes, write_uv
from podlib.tracing import clean_light, fill_edges, trace


def tone(dif, A, mid, top, contrast):
    """Light on a white garment: its median becomes `mid`, and nothing gets brighter than `top`."""
    x = (np.maximum(dif, 0)/np.median(dif[A > .98]))**contrast
    room = top-mid
    return np.where(x < 1, mid*x, mid+room*(1-np.exp(-(x-1)*mid/room)))


def soft_shadow(p, gain, softness):
    """Contact shadow, sharp at the cloth and soft where it is faint; it fades out before the picture border."""
    A = p["A"]
    h, w = A.shape
    free = (A < .02).astype(np.float32)
    dark, k = np.clip(p["shadow"], 0, 1)*free, h/1000

    def blurred(sigma):
        near = gaussian_filter(free, sigma*k)
        return np.where(near > .004, gaussian_filter(dark, sigma*k)/np.maximum(near, .004), 0)
    sharp, soft = map(blurred, softness)
    t = np.clip(sharp/.25, 0, 1)
    yy, xx = np.mgrid[0:h, 0:w]
    edge = np.clip(np.minimum(np.minimum(xx, w-1-xx), np.minimum(yy, h-1-yy))/(.06*w), 0, 1)
    dark = np.clip((sharp*t+soft*(1-t)-.012)*gain*edge*edge*(3-2*edge), 0, 1)
    return gaussian_filter(dark, 2*k)


def render_flat(stage, outdir, view, objs, areas, warp, aa=3, mid=.80, top=.94, contrast=1.42, sheen=.014, rounds=3,
                shadow_gain=1.25, meta=None, ground=0., softness=(2.2, 7), specks=0):
    """Trace from the current camera. ground: height of the table or the wall behind; softness: of its shadow, in pixels; warp: area -> grid of pixels, read
    from the fields of the sheet; specks: size of bright spots that are left out where light only just grazes the cloth."""
    t0 = time.time()
    os.makedirs(outdir, exist_ok=True)
    p, _ = trace(stage, objs, aa, 1, ("floor", ground), 2e-4, every=2)
    A, nor, on = p["A"], p["nor"], p["A"] > .002
    if specks:
        p["dif"] = np.minimum(p["dif"], 1.25*median_filter(p["dif"], specks)+.01*np.percentile(p["dif"][A > .98], 90))
    shade = tone(fill_edges(clean_light(p["dif"], nor, rounds, A)*p["alb"][..., 0], A), A, mid, top, contrast)
    facing = np.clip(nor[..., 2], 0, 1)                                    # fuzz catches light where the cloth turns away
    light = fill_edges(sheen*(.5*np.clip(shade/top, 0, 1.1)**5+2.2*(1-facing)**1.5*np.clip(shade, 0, 1)), A)
    base = f"{outdir}/{view}"
    save_webp(base+".shade.webp", np.dstack([srgb(shade)*on]*3+[A]), 90)
    save_webp(base+".light.webp", np.dstack([srgb(light)*on]*3), 86)
    save_webp(base+".shadow.webp", np.dstack([soft_shadow(p, shadow_gain, softness)]*3), 94)
    write_uv(base, p, areas)
    d = dict(view=view, size=[A.shape[1], A.shape[0]], print_areas=areas, **(meta or {}), warp=warp, seconds=round(time.time()-t0, 1))
    with open(base+".json", "w") as f:
        json.dump(d, f, separators=(",", ":"))
    print_sizes(outdir, view, d["seconds"])


def warp_grid(stage, place, D, a, n=24):
    """Design grid (top left origin) -> pixels. place: pattern points -> places on the table."""
    rows = int(np.clip(round(n*a["height_m"]/a["width_m"]), 4, 48))
    gu, gv = np.meshgrid(np.linspace(a["u0"], a["u1"], n+1), np.linspace(a["v1"], a["v0"], rows+1))
    X = place(D.lo+np.c_[gu.ravel(), gv.ravel()]*D.size)+[0, 0, .003]
    return dict(cols=n, rows=rows, xy=[round(float(v), 1) for v in stage.project(X).ravel()])
