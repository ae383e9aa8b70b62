"""Flat pattern pieces: boundary sampling and isotropic triangulation."""
import numpy as np
from podlib.curves import inside, resample


def boundary(segments, step, welds):
    """Sample a closed loop of named segments. Returns points and, per point, the seams it belongs to."""
    pts, seams, prev = [], [], None
    for name, seg in segments:
        seam = welds.get(name)
        for k, p in enumerate(resample(seg, step)[:-1]):
            pts.append(p)
            seams.append({seam} if seam else set())
            if k == 0 and len(pts) > 1 and prev:
                seams[-1].add(prev)
        prev = seam
    if prev:
        seams[0].add(prev)
    return np.array(pts), seams


def triangulate(bound, inner, step, rng):
    """Constrained Delaunay of the outline, the inner loops (kept as edges) and a jittered triangular grid."""
    from mathutils import Vector
    from mathutils.geometry import delaunay_2d_cdt
    from scipy.spatial import cKDTree
    nb = len(bound)
    cons, fixed = [(i, (i+1) % nb) for i in range(nb)], [bound]
    for loop in inner:
        loop, m0 = np.asarray(loop, float), sum(map(len, fixed))
        lp = np.vstack([resample(np.vstack([a, b]), step)[:-1] for a, b in zip(loop, np.roll(loop, -1, 0))])
        fixed.append(lp)
        cons += [(m0+i, m0+(i+1) % len(lp)) for i in range(len(lp))]
    fixed = np.vstack(fixed)
    lo, hi = bound.min(0), bound.max(0)
    gx, gy = np.arange(lo[0], hi[0], step), np.arange(lo[1], hi[1], step*0.8660254)
    grid = np.array([(x+(0.5*step if j % 2 else 0), y) for j, y in enumerate(gy) for x in gx])
    grid += rng.normal(0, 0.06*step, grid.shape)
    grid = grid[inside(bound, grid)]
    grid = grid[cKDTree(fixed).query(grid)[0] > 0.62*step]
    points = np.vstack([fixed, grid])
    vo, _, fo, _, _, _ = delaunay_2d_cdt([Vector(p) for p in points], cons, [], 1, 1e-7)
    if len(vo) != len(points):
        raise RuntimeError("pattern: outline or inner loops touch each other")
    P, T = np.array([tuple(p) for p in vo]), np.array([tuple(f) for f in fo])
    area2 = np.cross(P[T[:, 1]]-P[T[:, 0]], P[T[:, 2]]-P[T[:, 0]])
    keep = np.abs(area2) > 0.05*step*step        # collinear boundary points give zero-area slivers
    T, area2 = T[keep], area2[keep]
    return P, np.where((area2 < 0)[:, None], T[:, ::-1], T)
