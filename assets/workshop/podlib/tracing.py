"""Stage + objects -> float passes, through tracer.c."""
import ctypes
import time
import numpy as np
from scipy.ndimage import median_filter
from podlib import native
from podlib.scene import linear, triangles


class _Mat(ctypes.Structure):
    _fields_ = [("color", ctypes.c_float*3)]+[(k, ctypes.c_float) for k in ("albedo", "rough", "f0", "bump")]+[
        (k, ctypes.c_int) for k in ("part", "tw", "th", "cw", "ch", "repeat")]+[(k, ctypes.c_void_p) for k in ("alb", "hgt", "rgb")]


class _Light(ctypes.Structure):
    _fields_ = [("f", ctypes.c_float*14)]


class _Cfg(ctypes.Structure):
    _fields_ = [(k, ctypes.c_int) for k in ("W", "H", "aa", "ao", "every")]+[(k, ctypes.c_float*3) for k in ("eye", "right", "up", "fwd")]+[
        (k, ctypes.c_float) for k in ("tanx", "lens", "focus", "sky", "sky_grad")]+[("nl", ctypes.c_int), ("nm", ctypes.c_int),
        ("eps", ctypes.c_float), ("plane", ctypes.c_int), ("plane_d", ctypes.c_float), ("seed", ctypes.c_uint32)]


PASSES = (("A", 1), ("dif", 1), ("spe", 1), ("nor", 3), ("alb", 3), ("uvid", 3), ("mix", 2), ("shadow", 1))


class _Out(ctypes.Structure):
    _fields_ = [(k, ctypes.c_void_p) for k, _ in PASSES]


def _materials(mats, coloured):
    out = (_Mat*len(mats))()
    at = lambda a: None if a is None else a.ctypes.data
    for i, m in enumerate(mats.values()):
        t, rgb = m["alb"] if m["alb"] is not None else m["hgt"], m["rgb"] if coloured else None
        h, w = t.shape if t is not None else (1, 1)
        ch, cw = rgb.shape[:2] if rgb is not None else (1, 1)
        colour = linear(m["colour"]) if coloured and m["colour"] else (1, 1, 1)
        out[i] = _Mat((ctypes.c_float*3)(*colour), m["albedo"], m["rough"], m["f0"], m["bump"], m["part"], w, h, cw, ch,
                      int(m["repeat"]), at(m["alb"]), at(m["hgt"]), at(rgb))
    return out


def trace(stage, objs, aa=4, ao=2, plane=None, eps=4e-4, coloured=False, every=2):
    """plane: ("floor", z) or ("wall", y) catches the contact shadow. Returns a dict of float32 passes, and the
    triangles they were made from."""
    P, N, U, M = tri = triangles(objs, list(stage.mats))
    cam, res, t0 = stage.cam, stage.cam["res"], time.time()
    lights = (_Light*max(1, len(stage.lights)))(*[_Light((ctypes.c_float*14)(*l)) for l in stage.lights])
    f3 = lambda v: (ctypes.c_float*3)(*v)
    cfg = _Cfg(res, res, aa, ao, every, f3(cam["eye"]), f3(cam["right"]), f3(cam["up"]), f3(cam["fwd"]), cam["tanx"], cam["lens"],
               cam["focus"], stage.sky[0], stage.sky[1], len(stage.lights), len(stage.mats), eps,
               {"floor": 1, "wall": 2}[plane[0]] if plane else 0, plane[1] if plane else 0, 1)
    out = {k: np.zeros((res, res)+((d,) if d > 1 else ()), np.float32) for k, d in PASSES}
    arrays = _Out(*[out[k].ctypes.data for k, _ in PASSES])
    native.library("tracer", "-lembree3").trace(
        len(M), *map(native.ptr, (P, N, U, M)), _materials(stage.mats, coloured), lights, ctypes.byref(cfg), ctypes.byref(arrays))
    print("  traced %d triangles, %d px in %.1fs" % (len(M), res, time.time()-t0), flush=True)
    return out, tri


def denoise(img, normal, radius=3, sn=0.10, sv=0.06, alpha=None, stride=1):
    """Joint bilateral filter guided by the noise-free normal pass. img: HxW."""
    f = lambda a: np.ascontiguousarray(a, np.float32)
    img, nor, A = f(img), f(normal), f(np.ones_like(img) if alpha is None else alpha)
    out = np.empty_like(img)
    native.library("tracer", "-lembree3").denoise(
        img.shape[0], img.shape[1], *map(native.ptr, (img, nor, A, out)), radius, stride, ctypes.c_float(sn), ctypes.c_float(sv))
    return out


def clean_light(light, normal, rounds=4, alpha=None):
    """Rounds of growing reach and shrinking value tolerance: first outliers, then blotches, never shadow edges."""
    on = np.ones(light.shape, bool) if alpha is None else alpha > .98
    level = np.percentile(light[on], 90)
    light = np.minimum(light, 1.5*median_filter(light, 3)+.02*level)        # single bright samples survive any bilateral filter
    for k, sv in zip(range(rounds), (.45, .16, .07, .035, .02)):
        light = denoise(light, normal, 2, sn=.12, sv=sv*level, alpha=alpha, stride=2**k)
    return light


def fill_edges(img, A):
    """Silhouette pixels (A < 0.95) hold few, noisy samples: take their value from solid neighbours."""
    from scipy.ndimage import gaussian_filter
    solid = (A > 0.95).astype(np.float32)
    acc, ws = gaussian_filter(img*solid, 1.0, truncate=3), gaussian_filter(solid, 1.0, truncate=3)
    return np.where((solid < .5) & (ws > 1e-4), acc/np.maximum(ws, 1e-4), img)
