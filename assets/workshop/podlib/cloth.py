"""Sewing patterns -> triangulated cloth -> XPBD simulation (see cloth.c).

A `Cloth` is a set of flat `panels` (2D, metres). Boundary points that share a weld key become one 3D vertex:
that is the seam. Rest lengths always come from the flat panels, so the UV map (the flat pattern) is isometric
and a print lands on the cloth without distortion.
"""
import ctypes
import hashlib
import os
import time
import numpy as np
from podlib import native, panels


class Sdf(ctypes.Structure):
    _fields_ = [(k, ctypes.c_int) for k in ("nx", "ny", "nz")]+[
        (k, ctypes.c_double) for k in ("ox", "oy", "oz", "h")]+[("d", ctypes.c_void_p)]


class Params(ctypes.Structure):
    _fields_ = [("substeps", ctypes.c_int)] + [(k, ctypes.c_double) for k in (
        "dt", "gravity", "damping", "pressure", "body_off0", "body_off1", "thickness",
        "friction", "self_radius", "floor_z", "vmax", "internal", "bed_up", "bed_down", "hold", "fall")]


DEFAULTS = dict(gravity=9.81, damping=2.0, pressure=0.0, body_off0=0.0, body_off1=0.0, thickness=0.003,
                friction=0.4, self_radius=0.0, floor_z=-1e9, vmax=3.0, internal=0.25,
                bed_up=0.0, bed_down=0.0, hold=0.0, fall=0.0)


def cotangent(u, v):
    return (u*v).sum(1)/np.maximum(np.abs(u[:, 0]*v[:, 1]-u[:, 1]*v[:, 0]), 1e-12)


class Cloth:
    def __init__(self, step, seed=1):
        self.step, self.rng = step, np.random.default_rng(seed)
        self.panels, self._key = [], {}
        self.x, self.plan = np.zeros((0, 3)), None

    def panel(self, name, segments, place, welds=None, flip=False, inner=()):
        """segments: (name, Nx2 points) forming a closed loop; place(P2)->P3 initial position;
        welds: {segment: seam}, points with the same seam and the same 2D position on another panel are sewn,
        a (seam, function) pair maps 2D points to the shared seam coordinate; inner: loops kept as edges."""
        welds = welds or {}
        bound, seams = panels.boundary(segments, self.step, {k: (v if isinstance(v, str) else v[0]) for k, v in welds.items()})
        maps = {v[0]: v[1] for v in welds.values() if not isinstance(v, str)}
        P, T = panels.triangulate(bound, inner, self.step, self.rng)
        placed, ids, new = place(P), np.empty(len(P), int), []
        for i in range(len(P)):
            keys = []
            for seam in (seams[i] if i < len(bound) else ()):
                q = maps[seam](P[i]) if seam in maps else P[i]
                keys.append((seam, round(float(q[0]), 4), round(float(q[1]), 4)))
            hit = next((self._key[k] for k in keys if k in self._key), None)
            if hit is None:
                hit = len(self.x)+len(new)
                new.append(placed[i])
            for k in keys:
                self._key[k] = hit
            ids[i] = hit
        if new:
            self.x = np.vstack([self.x, new])
        self.panels.append(dict(name=name, P=P, T=T[:, ::-1] if flip else T, ids=ids, bound=bound))
        return self.panels[-1]

    def build(self, density=0.17, stretch=400.0, bend=6e-6, rest_scale=None, bend_scale=None, pins=()):
        """rest_scale(panel, midpoints)->factor shortens edges (ribs, elastic);
        bend_scale(panel, midpoints)->factor stiffens (collar, hems)."""
        n = len(self.x)
        mass, flat = np.zeros(n), np.zeros((n, 3))
        rest, tris, quads, K, S = {}, [], [], [], []
        for pi, p in enumerate(self.panels):
            P, T, ids = p["P"], p["T"], p["ids"]
            area = 0.5*np.abs(np.cross(P[T[:, 1]]-P[T[:, 0]], P[T[:, 2]]-P[T[:, 0]]))
            for c in range(3):
                np.add.at(mass, ids[T[:, c]], area/3*density)
            flat[ids] = np.c_[P, np.full(len(P), 10.0*pi)]
            tris.append(ids[T])
            edges, wing, wing_area = _edges(T, area)
            mid = (P[edges[:, 0]]+P[edges[:, 1]])/2
            length = np.linalg.norm(P[edges[:, 0]]-P[edges[:, 1]], axis=1)*(rest_scale(p, mid) if rest_scale else 1)
            for i, j, l in zip(ids[edges[:, 0]], ids[edges[:, 1]], length):
                rest.setdefault((min(i, j), max(i, j)), l)
            two = wing[:, 1] >= 0
            i, j, k, l = edges[two, 0], edges[two, 1], wing[two, 0], wing[two, 1]
            e0, c01, c02 = P[j]-P[i], cotangent(P[j]-P[i], P[k]-P[i]), cotangent(P[j]-P[i], P[l]-P[i])
            c03, c04 = cotangent(-e0, P[k]-P[j]), cotangent(-e0, P[l]-P[j])
            quads.append(np.c_[ids[i], ids[j], ids[k], ids[l]])
            K.append(np.c_[c03+c04, c01+c02, -c01-c03, -c02-c04])
            stiff = (bend_scale(p, mid) if bend_scale else np.ones(len(mid)))[two]
            S.append(3.0/wing_area[two]*bend*stiff)
        order = self.rng.permutation(len(rest))
        self.e = np.ascontiguousarray(np.array(list(rest), np.int32)[order])
        self.l0 = np.array(list(rest.values()))[order]
        self.ec = np.full(len(self.e), 1.0/stretch)
        self.b, self.K = np.ascontiguousarray(np.vstack(quads), np.int32), np.ascontiguousarray(np.vstack(K))
        self.bc = 1.0/np.concatenate(S)
        self.t = np.ascontiguousarray(np.vstack(tris), np.int32)
        self.area, self.w = np.ascontiguousarray(mass/density), 1.0/np.maximum(mass, 1e-9)
        self.w[list(pins)] = 0
        self.flat, self.v, self.x = np.ascontiguousarray(flat), np.zeros_like(self.x), np.ascontiguousarray(self.x)

    def run(self, seconds, body=None, dt=1/2400, **kw):
        """plan: where a bed or a hand holds every vertex, when there is one."""
        prm = {**DEFAULTS, **kw}
        P = Params(int(seconds/dt), dt, *[float(prm[f[0]]) for f in Params._fields_[2:]])
        s = Sdf(0, 0, 0, 0, 0, 0, 1, None)
        if body is not None:
            s = Sdf(*body.shape, *body.origin, body.h, body.grid.ctypes.data)
        t0, ptr = time.time(), native.ptr
        native.library("cloth").simulate(
            len(self.x), ptr(self.x), ptr(self.v), ptr(self.w), ptr(self.flat), len(self.e), ptr(self.e), ptr(self.l0),
            ptr(self.ec), len(self.b), ptr(self.b), ptr(self.K), ptr(self.bc), len(self.t), ptr(self.t),
            ctypes.byref(s), ctypes.byref(P), *([None, None] if self.plan is None else [ptr(self.area), ptr(self.plan)]))
        print("  sim %.2fs: n=%d wall=%.1fs vmax=%.2f" % (seconds, len(self.x), time.time()-t0, np.abs(self.v).max()), flush=True)

    def relax(self, rounds=12, speed=.4):
        """Vertices that still shiver between body and stretch (armpits) leave jagged folds: smooth only those."""
        weight = np.clip(np.linalg.norm(self.v, axis=1)/speed-.25, 0, 1)
        i, j = self.e[:, 0], self.e[:, 1]
        for _ in range(3):                                   # spread the mask a little so that its border is soft
            near = weight.copy()
            np.maximum.at(near, i, weight[j]*.8)
            np.maximum.at(near, j, weight[i]*.8)
            weight = near
        weight[self.w == 0] = 0
        count = np.bincount(np.r_[i, j], minlength=len(self.x))[:, None]
        for k in range(rounds):
            mean = np.zeros_like(self.x)
            np.add.at(mean, i, self.x[j])
            np.add.at(mean, j, self.x[i])
            self.x += (mean/count-self.x)*weight[:, None]*(.55 if k % 2 == 0 else -.30)

    def vertex_normals(self):
        t = np.vstack([p["ids"][p["T"]] for p in self.panels])
        n = np.zeros_like(self.x)
        f = np.cross(self.x[t[:, 1]]-self.x[t[:, 0]], self.x[t[:, 2]]-self.x[t[:, 0]])
        for c in range(3):
            np.add.at(n, t[:, c], f)
        return n/np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-12)

    def at(self, name, Q):
        """Flat pattern points -> (3D positions, normals) on the simulated cloth."""
        from scipy.spatial import cKDTree
        p = next(p for p in self.panels if p["name"] == name)
        P, T, ids = p["P"], p["T"], p["ids"]
        normals = self.vertex_normals()
        _, c = cKDTree(P[T].mean(1)).query(Q, min(12, len(T)))
        A, B, C = (P[T[c][..., i]] for i in range(3))
        q, den = Q[:, None], np.cross(B-A, C-A)
        l1, l2 = np.cross(q-A, C-A)/den, np.cross(B-A, q-A)/den
        l0 = 1-l1-l2
        best, r = np.argmax(np.minimum(np.minimum(l0, l1), l2), 1), np.arange(len(Q))
        L = np.clip(np.stack([l0[r, best], l1[r, best], l2[r, best]], 1), 0, 1)
        L /= L.sum(1, keepdims=True)
        t = ids[T[c[r, best]]]
        X, M = (self.x[t]*L[..., None]).sum(1), (normals[t]*L[..., None]).sum(1)
        return X, M/np.maximum(np.linalg.norm(M, axis=1, keepdims=True), 1e-12)


def _edges(T, area):
    """Unique edges with the opposite vertices of their one or two triangles and the area of both."""
    edge = np.vstack([T[:, [0, 1]], T[:, [1, 2]], T[:, [2, 0]]])
    opposite, tri = np.r_[T[:, 2], T[:, 0], T[:, 1]], np.tile(np.arange(len(T)), 3)
    edge.sort(1)
    uniq, first, inv = np.unique(edge, axis=0, return_index=True, return_inverse=True)
    wing = np.full((len(uniq), 2), -1)
    wing[:, 0] = opposite[first]
    second = np.ones(len(edge), bool)
    second[first] = False
    wing[inv[second], 1] = opposite[second]
    total = np.bincount(inv, weights=area[tri], minlength=len(uniq))
    return uniq, wing, total


def simulated(name, make, step, run):
    """Cloth after `run(cloth)`, cached. The key covers the pattern and the code of the simulation, so that a
    changed seam or phase is never served from an old cache."""
    cloth = make(step)
    h = hashlib.sha1(np.round(cloth.x, 6).tobytes())
    for p in cloth.panels:
        h.update(np.round(p["P"], 6).tobytes())
    h.update(_code_of(run))
    path = os.path.join(native.WORK, f"{name}-{h.hexdigest()[:16]}.npz")
    if os.path.exists(path):
        cloth.x = np.ascontiguousarray(np.load(path)["x"])
        return cloth
    run(cloth)
    os.makedirs(native.WORK, exist_ok=True)
    np.savez_compressed(path, x=cloth.x)
    return cloth


def _code_of(fn):
    """Byte code, constants and closure values of a function, as text that changes when the phases change."""
    code = fn.__code__
    parts = [code.co_code.hex(), repr([c for c in code.co_consts if not hasattr(c, "co_code")]), repr(code.co_names)]
    parts += [c.co_code.hex()+repr(c.co_consts) for c in code.co_consts if hasattr(c, "co_code")]
    for cell in fn.__closure__ or ():
        value = cell.cell_contents
        parts.append(repr(value) if not callable(value) else value.__name__)
    with open(os.path.join(native.HERE, "cloth.c")) as f:
        parts.append(f.read())
    return " ".join(parts).encode()
