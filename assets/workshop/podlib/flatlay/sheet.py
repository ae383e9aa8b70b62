"""A garment that lies flat is one sheet: the side that is seen, in pattern space. It buckles in the cloth solver and is then
read as smooth fields, so that mesh, UV and warp agree and a print never jitters. UV = pattern, so prints are metric."""
import ctypes
import time
import numpy as np
from scipy.interpolate import LinearNDInterpolator, NearestNDInterpolator
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates
from scipy.spatial import Delaunay, cKDTree
from podlib import native
from podlib.cloth import DEFAULTS, Params, Sdf, cotangent
from podlib.flatlay.lines import edge_distance, resample_closed, within


def hex_grid(lo, hi, step):
    ys, xs = np.arange(lo[1], hi[1], step*np.sqrt(3)/2), np.arange(lo[0], hi[0], step)
    X = xs[None]+(np.arange(len(ys)) % 2)[:, None]*step/2
    return np.c_[X.ravel(), np.repeat(ys, len(xs))]


def mesh(outline, step, rings=(), edge=None, jitter=0.0, seed=1):
    """Triangles inside an outline: border points, inner rings for a rolled edge, then a hexagonal grid."""
    edge = edge or step
    B = resample_closed(outline, edge)
    t = np.roll(B, -1, 0)-np.roll(B, 1, 0)
    n = np.c_[-t[:, 1], t[:, 0]]/np.linalg.norm(t, axis=1, keepdims=True)
    far = lambda q: edge_distance(outline, q, edge/3)
    pts = [B]
    for r in rings:
        q = B+n*r
        pts.append(q[(far(q) > r*.97) & within(outline, q)])
    G = hex_grid(outline.min(0), outline.max(0), step)
    if jitter:
        G = G+np.random.default_rng(seed).normal(0, jitter*step, G.shape)
    G = G[within(outline, G)]
    P = np.vstack(pts+[G[far(G) > (max(rings) if rings else 0)+.55*step]])
    T = Delaunay(P).simplices
    area = lambda T: np.cross(P[T[:, 1]]-P[T[:, 0]], P[T[:, 2]]-P[T[:, 0]])
    T = T[within(outline, P[T].mean(1)) & (np.abs(area(T)) > 1e-12)]
    a = area(T)
    T[a < 0] = T[a < 0][:, ::-1]
    return P, T


class Sheet:
    """Mass points and springs of one flat piece. x: positions, plan: where the hand wants every point."""
    def __init__(self, outline, step=.005, seed=1):
        self.P, self.T = mesh(outline, step, jitter=.12, seed=seed)
        self.outline, self.rng = outline, np.random.default_rng(seed)

    def build(self, density, bend, stiffer, stretch=600.):
        """stiffer(points) -> factor of the bending stiffness (hems, ribs)."""
        P, T = self.P, self.T
        area = .5*np.cross(P[T[:, 1]]-P[T[:, 0]], P[T[:, 2]]-P[T[:, 0]])
        mass = np.zeros(len(P))
        for c in range(3):
            np.add.at(mass, T[:, c], area/3*density)
        E = np.sort(np.vstack([T[:, [0, 1]], T[:, [1, 2]], T[:, [2, 0]]]), axis=1)
        opposite, tri = np.r_[T[:, 2], T[:, 0], T[:, 1]], np.tile(np.arange(len(T)), 3)
        U, first, inv = np.unique(E, axis=0, return_index=True, return_inverse=True)
        second = np.ones(len(E), bool)
        second[first] = False
        wing = np.full((len(U), 2), -1)
        wing[:, 0] = opposite[first]
        wing[inv[second], 1] = opposite[second]
        order = self.rng.permutation(len(U))
        self.e = np.ascontiguousarray(U[order], np.int32)
        self.l0 = np.ascontiguousarray(np.linalg.norm(P[U[:, 1]]-P[U[:, 0]], axis=1)[order])
        self.ec = np.full(len(U), 1/stretch)
        two = wing[:, 1] >= 0
        i, j, k, l = U[two, 0], U[two, 1], wing[two, 0], wing[two, 1]
        c01, c02 = cotangent(P[j]-P[i], P[k]-P[i]), cotangent(P[j]-P[i], P[l]-P[i])
        c03, c04 = cotangent(P[i]-P[j], P[k]-P[j]), cotangent(P[i]-P[j], P[l]-P[j])
        self.b = np.ascontiguousarray(np.c_[i, j, k, l], np.int32)
        self.K = np.ascontiguousarray(np.c_[c03+c04, c01+c02, -c01-c03, -c02-c04])
        total = np.bincount(inv, weights=area[tri], minlength=len(U))[two]
        self.bc = 1/(3/total*bend*stiffer(P[U[two]].mean(1)))
        self.area, self.w = np.ascontiguousarray(mass/density), 1/np.maximum(mass, 1e-9)
        self.t, self.v = np.ascontiguousarray(T, np.int32), np.zeros((len(P), 3))
        self.flat = np.ascontiguousarray(np.c_[P, np.zeros(len(P))])

    def run(self, seconds, dt=1/2400, **kw):
        prm = DEFAULTS | dict(gravity=0., friction=0., vmax=2.) | kw
        P = Params(int(seconds/dt), dt, *[float(prm[f[0]]) for f in Params._fields_[2:]])
        no_body, ptr, t0 = Sdf(0, 0, 0, 0, 0, 0, 1, None), native.ptr, time.time()
        native.library("cloth").simulate(
            len(self.x), *map(ptr, (self.x, self.v, self.w, self.flat)), len(self.e), *map(ptr, (self.e, self.l0, self.ec)),
            len(self.b), *map(ptr, (self.b, self.K, self.bc)), len(self.t), ptr(self.t), ctypes.byref(no_body), ctypes.byref(P),
            ptr(self.area), ptr(self.plan))
        print("  lay %.2fs: n=%d wall=%.1fs top %.1f mm" % (seconds, len(self.x), time.time()-t0, 1000*self.x[:, 2].max()), flush=True)

    def fields(self, cell=.002, blur_z=.0024, blur_xy=.007, beyond=0):
        """beyond: how far the cloth is continued in its own direction, so that its edges are not blurred into a flat brim."""
        lo, hi = self.P.min(0)-.03, self.P.max(0)+.03
        nx, ny = np.ceil((hi-lo)/cell).astype(int)+1
        gx, gy = np.meshgrid(lo[0]+np.arange(nx)*cell, lo[1]+np.arange(ny)*cell)
        q, moved = np.c_[gx.ravel(), gy.ravel()], np.c_[self.x[:, :2]-self.P, self.x[:, 2]]
        exact = LinearNDInterpolator(self.P, moved)(q).reshape(ny, nx, 3)
        ok = within(self.outline, q).reshape(ny, nx) & np.isfinite(exact[..., 0])
        F = np.where(ok[..., None], exact, NearestNDInterpolator(self.P, moved)(q).reshape(ny, nx, 3))
        if beyond:
            more, at = self.continued(q, moved, beyond)
            more, at = more[~ok.ravel()[at]], at[~ok.ravel()[at]]
            F.reshape(-1, 3)[at], ok.ravel()[at] = more, True
        out = []
        for c, sigma in enumerate((blur_xy, blur_xy, blur_z)):
            a, b = gaussian_filter(F[..., c]*ok, sigma/cell), gaussian_filter(ok.astype(float), sigma/cell)
            f = np.where(b > .02, a/np.maximum(b, .02), 0)
            out.append(f[tuple(distance_transform_edt(b <= .02, return_distances=False, return_indices=True))])
        return Fields(lo, cell, np.array(out))


    def continued(self, q, moved, reach):
        """Values at the points within reach of the outline, mirrored in it, and the numbers of these points."""
        o = resample_closed(self.outline, .001)
        d, i = cKDTree(o).query(q, distance_upper_bound=reach)
        at = np.flatnonzero(np.isfinite(d) & (d > 1e-6))
        edge, inward, value = o[i[at]], (o[i[at]]-q[at])/d[at, None], LinearNDInterpolator(self.P, moved)
        more = 2*value(edge+inward*.0008)-value(edge+inward*np.maximum(d[at], .0016)[:, None])
        good = np.isfinite(more).all(1) & within(self.outline, edge+inward*np.maximum(d[at], .0016)[:, None])
        return more[good], at[good]


class Fields:
    """Pattern points -> places on the table."""
    def __init__(self, lo, cell, moved):
        self.lo, self.cell, self.moved = lo, cell, moved

    def calmer(self, sigma):
        return Fields(self.lo, self.cell, np.array([gaussian_filter(f, sigma/self.cell, mode="nearest") for f in self.moved]))

    def __call__(self, q):
        at = ((q-self.lo)/self.cell).T[::-1]
        d = np.stack([map_coordinates(f, at, order=3, mode="nearest") for f in self.moved], 1)
        return np.c_[q+d[:, :2], d[:, 2]]
