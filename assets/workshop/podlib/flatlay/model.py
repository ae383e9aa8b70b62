"""The model of a garment that is photographed on a table: its two faces blown up a little, as if somebody were inside. Depth is the
root of a membrane's height (Poisson), which is zero where the faces are sewn together and free at hem, cuffs and neck."""
import numpy as np
from scipy.ndimage import map_coordinates
from scipy.sparse import coo_matrix
from scipy.sparse.linalg import spsolve
from scipy.spatial import cKDTree
from podlib import glb
from podlib.curves import rect_loop, resample
from podlib.flatlay.lines import resample_closed, within
from podlib.panels import triangulate
from podlib.scene import mesh_object

CELL = .004
SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0))


def membrane(outline, free):
    """Radius of the tube a face belongs to. free: lines along which the two faces are not sewn together."""
    lo = outline.min(0)-3*CELL
    nx, ny = np.ceil((outline.max(0)+3*CELL-lo)/CELL).astype(int)
    yy, xx = np.mgrid[0:ny, 0:nx]
    q = lo+np.c_[xx.ravel(), yy.ravel()]*CELL
    inner = within(outline, q).reshape(ny, nx)
    open_ = (cKDTree(np.vstack([resample(ln, CELL/2) for ln in free])).query(q)[0] < 1.6*CELL).reshape(ny, nx) if free else np.zeros((ny, nx), bool)
    index = np.cumsum(inner.ravel()).reshape(ny, nx)-1
    at, n = np.nonzero(inner), int(inner.sum())
    me, diagonal, rows, cols = index[at], np.full(n, 1e-9), [], []
    for dy, dx in SIDES:
        other = (at[0]+dy, at[1]+dx)
        joined = inner[other]
        diagonal[me[joined | ~open_[other]]] += 1
        rows.append(me[joined])
        cols.append(index[other][joined])
    rows, cols = np.concatenate(rows), np.concatenate(cols)
    A = coo_matrix((np.r_[diagonal, -np.ones(len(rows))], (np.r_[np.arange(n), rows], np.r_[np.arange(n), cols])), (n, n))
    u = np.zeros((ny, nx))
    u[at] = spsolve(A.tocsc(), np.full(n, CELL*CELL))
    r = np.sqrt(2*np.maximum(u, 0))
    return lambda p: map_coordinates(r, ((p-lo)/CELL).T[::-1], order=1, mode="nearest")


RIDGE, SLOPE = .004, .0045                                  # how far a zip or placket stands out of the model, and its flanks


def face_mesh(outline, free, rect, fields, step, full, puff, limit, side, ridges=()):
    """Points, triangles and print UV of one face; side: -1 towards the viewer, 1 away. ridges: rectangles that stand out."""
    bound = resample_closed(outline, step)
    flanks = [rect_loop(x0-k, y0-k, x1+k, y1+k) for x0, y0, x1, y1 in ridges for k in (0, SLOPE)]
    P, T = triangulate(bound, flanks if full else [rect_loop(*rect), *flanks], step, np.random.default_rng(2))
    r = membrane(outline, free)(P)
    depth = r/(1+r/limit)
    for x0, y0, x1, y1 in ridges:
        depth = depth+RIDGE*((P > [x0-1e-4, y0-1e-4]) & (P < [x1+1e-4, y1+1e-4])).all(1)
    if fields is not None:
        depth = depth+2*np.clip(r/.05, 0, 1)*(fields(P)[:, 2]-.001)
    x0, y0, x1, y1 = rect
    mid = P[T].mean(1)
    printed = np.ones(len(T), bool) if full else (mid[:, 0] > x0) & (mid[:, 0] < x1) & (mid[:, 1] > y0) & (mid[:, 1] < y1)
    return np.c_[-side*P[:, 0], side*puff*depth, P[:, 1]], T, ((P-[x0, y0])/[x1-x0, y1-y0])[T].reshape(-1, 2), printed


def export(job, pieces, step, puff, limit):
    """pieces: (slot or "", outline, free lines, print rectangle, fields or None, full, side, ridges) of both faces and what is sewn to them."""
    objs, fabric = [], glb.plain("fabric")
    for n, (slot, outline, free, rect, fields, full, side, ridges) in enumerate(pieces):
        X, T, uv, printed = face_mesh(outline, free, rect, fields, step, full, puff, limit, side, ridges)
        mats = [fabric, glb.plain(slot)] if slot else [fabric]
        objs.append(mesh_object(f"{job.code}-{n}", X, T, uv, printed.astype(int) if slot else None, mats))
    glb.export(job.out+"/model.glb", objs)
