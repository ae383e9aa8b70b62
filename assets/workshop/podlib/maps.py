"""One view of a product -> the map files the compositor works with (assets/products/FORMAT.md)."""
import json
import os
import time
import numpy as np
from scipy.ndimage import gaussian_filter
from podlib import clear as glass
from podlib.encode import save_uv, save_webp, srgb
from podlib.scene import triangles
from podlib.tracing import clean_light, denoise, fill_edges, trace


def area(u0, v0, u1, v1, width_m, height_m, **more):
    """Print area: UV rectangle with its real size. id: part it lies on; slot: material in the GLB."""
    return dict(u0=float(u0), v0=float(v0), u1=float(u1), v1=float(v1), width_m=round(float(width_m), 5), height_m=round(float(height_m), 5), **more)


def render_view(stage, outdir, view, objs, areas, aa=4, ao=1, white=0.96, percentile=95, contrast=1.0, sheen=0.0, plane=None,
                spec_gain=1.0, rounds=4, meta=None, shadow_gain=1.0, eps=4e-4, warp=24, clear=(), keep=None):
    """Trace the current scene from the current camera and write the map set of one view. clear: see-through objects in front of the
    others. keep: (area, left, top, width) of a print area on the 550 px canvas: designs are stored in its coordinates, so goods that
    are photographed again keep it."""
    t0 = time.time()
    if keep:
        keep_box(stage, objs, areas[keep[0]], keep[1:], warp)
    os.makedirs(outdir, exist_ok=True)
    p, tri = trace(stage, objs, aa, ao, plane, eps, every=4)
    A, nor, solid = p["A"], p["nor"], p["A"] > 0.98
    dif = clean_light(p["dif"], nor, rounds, A)*p["alb"][..., 0]
    gain = white/np.percentile(dif[solid], percentile)
    dif, spe = dif*gain, denoise(p["spe"], nor, 2, sn=.05, sv=9, alpha=A)*gain*spec_gain
    if sheen:                                                # fuzz: light caught at grazing angles
        facing = np.abs((nor*-np.array(stage.cam["fwd"])).sum(2))
        spe = spe+sheen*(1-np.clip(facing, 0, 1))**3*dif
    dif, spe, on = fill_edges(dif, A), fill_edges(spe, A), A > .002
    tone = np.clip(white*(np.maximum(dif, 0)/white)**contrast, 0, 1)
    shadow = _shadow(p, shadow_gain) if plane else None
    if clear:
        v = glass.veil(stage, clear, aa, eps, plane)
        tone, spe, A = glass.over_maps(v, tone, spe, A, gain*spec_gain)
        p["uvid"][..., 2][(p["uvid"][..., 2] == 0) & (v["cover"] > 0)] = glass.PART
        shadow, on = np.maximum(shadow, .4*_shadow(v | dict(A=v["cover"]), shadow_gain)), A > .002
    base = f"{outdir}/{view}"
    save_webp(base+".shade.webp", np.dstack([srgb(tone)*on]*3+[A]), 90)
    save_webp(base+".light.webp", np.dstack([srgb(spe)*on]*3), 86)
    write_uv(base, p, areas)
    if plane:
        save_webp(base+".shadow.webp", np.dstack([shadow]*3), 94)
    d = dict(view=view, size=[A.shape[1], A.shape[0]], print_areas=areas, **(meta or {}))
    if warp:
        d["warp"] = {k: _warp_grid(stage, tri, a, warp) for k, a in areas.items() if not a.get("elsewhere")}
    d["seconds"] = round(time.time()-t0, 1)
    with open(base+".json", "w") as f:
        json.dump(d, f, separators=(",", ":"))
    print_sizes(outdir, view, d["seconds"])


def print_sizes(outdir, view, seconds):
    sizes = {f[len(view)+1:]: os.path.getsize(f"{outdir}/{f}")//1024 for f in sorted(os.listdir(outdir)) if f.startswith(view+".")}
    print("  view", view, seconds, "s", sizes, flush=True)


def write_uv(base, p, areas):
    """UV only where a design can land (print areas and a small margin); ids everywhere. UV is rounded to about an
    eighth of a pixel and may give by as much again: finer digits are never visible and would make the file five times as big."""
    uv, idx, mix = p["uvid"][..., :2].copy(), np.round(p["uvid"][..., 2]), p["mix"]
    for _ in range(3):                                       # grow by 3 px so that every covered pixel has a UV
        for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            n_uv, n_id = np.roll(uv, (dy, dx), (0, 1)), np.roll(idx, (dy, dx), (0, 1))
            hole = (idx == 0) & (n_id > 0)
            uv[hole], idx[hole] = n_uv[hole], n_id[hole]
    keep, step = np.zeros(idx.shape, bool), 64
    for a in areas.values():
        mu, mv = .03*(a["u1"]-a["u0"]), .03*(a["v1"]-a["v0"])
        keep |= (idx == a.get("id", 1)) & (uv[..., 0] > a["u0"]-mu) & (uv[..., 0] < a["u1"]+mu) & (uv[..., 1] > a["v0"]-mv) & (uv[..., 1] < a["v1"]+mv)
    both = keep[:, 1:] & keep[:, :-1]
    if both.any():
        across = np.abs(np.diff(uv, axis=1)).max(2)[both]
        step = int(np.clip(np.median(across)*65535/8, 1, 64))
    q = np.minimum(np.round(np.clip(uv, 0, 1)*65535/step), 65535//step)*keep[..., None]
    save_uv(base+".uv.webp", q, idx, step)
    two = (mix[..., 0] > 0) & (mix[..., 0] != idx)
    if two.any():
        save_webp(base+".mix.webp", np.dstack([mix[..., 0]*two/255, mix[..., 1]*two, two*0]), lossless=True)
    elif os.path.exists(base+".mix.webp"):
        os.remove(base+".mix.webp")


def _shadow(p, gain):
    """Extend the shadow under the silhouette, blur it, and let it fade out before the picture border."""
    A = p["A"]
    free = (A < 0.02).astype(np.float32)
    ws = gaussian_filter(free, 3.2, truncate=2.5)
    sh = gaussian_filter(np.clip(p["shadow"], 0, 1)*free, 3.2, truncate=2.5)/np.maximum(ws, .004)
    sh = np.where(ws > .004, sh, 0)
    yy, xx = np.mgrid[0:A.shape[0], 0:A.shape[1]]/(A.shape[0]-1.0)
    edge = np.clip(np.minimum(np.minimum(xx, 1-xx), np.minimum(yy, 1-yy))/.16, 0, 1)
    return np.clip((sh-.03)*edge*edge*(3-2*edge)*gain, 0, 1)


CANVAS = 550


def keep_box(stage, objs, a, box, n):
    """Moves the camera a little until the catalogue finds the print area exactly at `box`."""
    pos, aspect = _nodes(stage, triangles(objs, list(stage.mats)), a, n)[0], a["width_m"]/a["height_m"]
    cam, want = stage.cam, np.array(box)
    half = CANVAS/2*cam["tanx"]**-1/np.linalg.norm(np.array(cam["eye"])-pos.mean(0))       # canvas px for each metre

    def seen(scale, right, up):
        stage.cam = dict(cam, tanx=cam["tanx"]/scale, eye=cam["eye"]+cam["right"]*float(right)+cam["up"]*float(up))
        xy = np.clip(np.round(stage.project(pos), 1)*CANVAS/cam["res"], 0, CANVAS)
        (l, t), (r, b) = xy.min(0), xy.max(0)
        w = min(r-l, (b-t)*aspect)
        return np.round([(l+r-w)/2, (t+b-w/aspect)/2, w], 2)
    at, rng = np.array((1., 0., 0.)), np.random.default_rng(1)
    for _ in range(12):
        got = seen(*at)
        d = want+[want[2]/2, want[2]/aspect/2, 0]-got-[got[2]/2, got[2]/aspect/2, 0]
        at += [at[0]*(want[2]/got[2]-1), -d[0]/half, d[1]/half]
    best, spread = at, np.array((2.5e-4, .06/half, .06/half))
    for _ in range(30000):
        if np.abs(seen(*best)-want).max() < .004:
            break
        trial = at+rng.normal(0, 1, 3)*spread
        if np.abs(seen(*trial)-want).sum() < np.abs(seen(*best)-want).sum():
            best = trial
    print("  print area kept at", seen(*best), "wanted", want, flush=True)


def _nodes(stage, tri, a, n):
    """Where the nodes of a grid over the print area are in space, which of them face the camera, and the rows of the grid. Found by
    looking them up in the UV triangles of the printed part; nodes outside the mesh continue the nearest triangle."""
    P, _, U, M = tri
    part = np.array([m["part"] for m in stage.mats.values()])[M] == a.get("id", 1)
    T, X = U.reshape(-1, 3, 2)[part].astype(float), P.reshape(-1, 3, 3)[part].astype(float)
    lo, hi = T.min(1), T.max(1)
    near = (hi[:, 0] > a["u0"]-.02) & (lo[:, 0] < a["u1"]+.02) & (hi[:, 1] > a["v0"]-.02) & (lo[:, 1] < a["v1"]+.02)
    T, X = T[near], X[near]
    den = np.cross(T[:, 1]-T[:, 0], T[:, 2]-T[:, 0])
    ok = np.abs(den) > 1e-12
    T, X, den = T[ok], X[ok], den[ok]
    m = int(np.clip(round(n*a["height_m"]/a["width_m"]), 4, 48))
    gu, gv = np.meshgrid(np.linspace(a["u0"], a["u1"], n+1), np.linspace(a["v1"], a["v0"], m+1))
    Q, pos = np.c_[gu.ravel(), gv.ravel()], np.zeros(((n+1)*(m+1), 3))
    facing = np.zeros(len(Q), int)
    eye = np.array(stage.cam["eye"])
    for i, q in enumerate(Q):
        l1, l2 = np.cross(q-T[:, 0], T[:, 2]-T[:, 0])/den, np.cross(T[:, 1]-T[:, 0], q-T[:, 0])/den
        score = np.minimum(np.minimum(1-l1-l2, l1), l2)*np.sqrt(np.abs(den))
        k = int(np.argmax(score))
        pos[i] = X[k, 0]*(1-l1[k]-l2[k])+X[k, 1]*l1[k]+X[k, 2]*l2[k]
        normal = np.cross(X[k, 1]-X[k, 0], X[k, 2]-X[k, 0])*np.sign(den[k])
        facing[i] = int(normal @ (eye-pos[i]) > 0)
    return pos, facing, m


def _warp_grid(stage, tri, a, n):
    """Design space grid (top left origin) -> pixel positions, for a mesh warp in the browser."""
    pos, facing, m = _nodes(stage, tri, a, n)
    grid = dict(cols=n, rows=m, xy=[round(float(v), 1) for v in stage.project(pos).ravel()])
    if not facing.all():
        grid["facing"] = "".join(map(str, facing))
    return grid
