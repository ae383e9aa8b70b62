"""Parts sewn to the neck line of a draped top: polo collar, hood, zip, cords. They follow the simulated neck edge."""
import numpy as np
from podlib import shapes
from podlib.curves import smooth
from podlib.garment_pattern import neck_line
from podlib.scene import mesh_object, modifier


def neck_loop(g, cloth, n=160):
    """3D points of the neck edge, from the front centre over the right shoulder, round the back and home.
    Smoothed, because a collar magnifies every wobble of the edge."""
    front, back = neck_line(g, False), neck_line(g, True)
    right = front[front[:, 0] >= 0]
    right = right[np.argsort(right[:, 0])]
    f = cloth.at("front", right)[0]
    b = cloth.at("back", back[np.argsort(-back[:, 0])])[0]
    left = front[front[:, 0] <= 0]
    l = cloth.at("front", left[np.argsort(left[:, 0])])[0]
    path = np.vstack([f, b[2:-2], l])
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    keep = np.r_[True, np.diff(s) > 1e-6]
    path, s = path[keep], s[keep]
    q = np.linspace(0, s[-1], n+1)
    P = np.stack([np.interp(q, s, path[:, k]) for k in range(3)], 1)
    k = np.array([1, 4, 6, 4, 1])/16
    for _ in range(6):
        inner = np.stack([np.convolve(np.pad(P[:, c], 2, mode="edge"), k, "valid") for c in range(3)], 1)
        P[2:-2] = inner[2:-2]
    return P


def outward(P):
    """Horizontal direction away from the middle of the neck."""
    c = P[:, :2].mean(0)
    d = P[:, :2]-c
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    return np.c_[d, np.zeros(len(P))]


def loft(rows, mat, name, thickness=.0018, uv_scale=8.0):
    """Surface through rows of equal length (each Nx3)."""
    R = np.stack(rows)
    m, n, _ = R.shape
    V = R.reshape(-1, 3)
    F, UV = [], []
    for j in range(m-1):
        for i in range(n-1):
            F.append((j*n+i, j*n+i+1, (j+1)*n+i+1, (j+1)*n+i))
            UV += [(a/n*uv_scale, b/m) for a, b in ((i, j), (i+1, j), (i+1, j+1), (i, j+1))]
    o = mesh_object(name, V, F, UV, None, [mat])
    modifier(o, "SOLIDIFY", thickness=thickness, offset=0)
    return o


def polo_collar(g, cloth, mat, stand=.024, fall=.058, gap=.016):
    """Stand that rises from the neck edge and a leaf that folds down over it, points to the front."""
    P = neck_loop(g, cloth)
    out, t = outward(P), np.linspace(0, 1, len(P))[:, None]
    front = np.abs(2*t-1)**3                                   # 1 at both ends (front), 0 at the back
    open_ = np.sign(.5-t)*gap*front*np.array([1, 0, 0])
    base = P+open_*.3+[0, 0, -.002]
    tilt = out*(.004*front)-out*.004*(1-front)
    up = np.array([0, 0, 1.0])
    rows = [base, base+up*stand*.5*(1-.35*front)+tilt, base+up*stand*(1-.40*front)+tilt*1.3]
    top = rows[-1]
    h = fall*(1+.35*front)
    lead = np.array([0, -1.0, 0])*front*.020
    for k in (.12, .3, .55, .8, 1.0):
        lift = np.sin(np.pi*min(k*1.8, 1))*.004
        rows.append(top+up*(lift-h*k*.92)+out*(.006+.022*k*(1-.35*front))+lead*k+open_*k*1.2)
    return loft(rows, mat, "collar", .0022)


def placket(g, cloth, mat, button_mat, length=.15, width=.030):
    """Raised strip down the front with three buttons."""
    z = g.length-g.drop_front-np.linspace(.0, length, 24)
    pos, nor = cloth.at("front", np.c_[np.zeros(24), z])
    pos = pos+nor*.0012
    out = [shapes.ribbon(pos, nor, width, .0022, mat, "placket")]
    for k in (.16, .50, .84):
        i = int(k*23)
        V, F, UV = shapes.cylinder(0, 0, -.0014, .0014, .0056, 28, .0005)
        n, c = nor[i], pos[i]+nor[i]*.0024
        x = np.cross([0, 0, 1.0], n)
        x /= np.linalg.norm(x)
        zz = np.cross(n, x)
        W = [c+x*a-n*b+zz*d for a, b, d in V]
        out.append(mesh_object("button", W, F, UV, None, [button_mat], angle=.6))
    return out


def hood(g, cloth, mat, lining, height=.30):
    """Hood resting down: rises behind the neck, stands off and falls open to the front. Built as a loft of rings
    from the neck edge: out and up at the back, rolled over at the rim."""
    P = neck_loop(g, cloth, 200)
    out, t = outward(P), np.linspace(0, 1, len(P))[:, None]
    back = np.sin(np.pi*t)**1.3                                 # 0 at the front ends, 1 at the back
    up, behind = np.array([0, 0, 1.0]), np.array([0, 1.0, 0])
    wave = .006*np.sin(9*np.pi*t+.6)+.004*np.sin(17*np.pi*t)
    rows = []
    prof = ((0, 0, 0), (.10, .05, .2), (.30, .16, .6), (.52, .34, 1), (.70, .52, 1.1), (.84, .68, 1.1), (.93, .80, 1), (.97, .88, .8))
    for r, o, w in prof:                                        # outside of the hood: up and backwards
        rows.append(P+up*(height*.52*r*(.42+.58*back))+out*(height*.20*o*(.55+.45*back))+behind*(height*.30*o*back)+out*wave*w)
    lip = rows[-1]
    rows += [lip+up*.006+out*.002, lip+up*.008-out*.006, lip+up*.003-out*.014]
    inner = ((.86, .62), (.66, .36), (.44, .14), (.26, .02))
    for r, o in inner:                                          # lining: down again, towards the neck
        rows.append(P+up*(height*.52*r*(.42+.58*back))+out*(height*.20*o*(.5+.5*back)-.012)+behind*(height*.28*o*back)+out*wave*.5)
    shell = loft(rows[:10], mat, "hood", .002)
    inside = loft(rows[9:], lining, "lining", .001)
    return [shell, inside], rows


def cords(rows, mat, tip_mat, length=.20):
    """Two draw cords from the front ends of the hood."""
    out = []
    for sx, end in ((1, 6), (-1, -7)):
        a = rows[5][end]+np.array([0, -.006, -.004])
        path = smooth([a, a+[sx*.004, -.016, -.030], a+[sx*.010, -.020, -.11], a+[sx*.006, -.024, -length]], n=50)
        V, F, UV = shapes.sweep(path, .0026, .0026, across=(0, 1, 0), ring=10)
        out.append(mesh_object("cord", V, F, UV, None, [mat]))
        V, F, UV = shapes.sweep([path[-1], path[-1]-[0, 0, .018]], .0032, .0032, across=(0, 1, 0), ring=12)
        out.append(mesh_object("tip", V, F, UV, None, [tip_mat]))
    return out


def zip_front(g, cloth, tape_mat, metal):
    """Full-length zip down the front centre."""
    z = np.linspace(g.length-g.drop_front-.002, .004, 240)
    pos, nor = cloth.at("front", np.c_[np.zeros(240), z])
    k = np.ones(9)/9
    pos = np.stack([np.convolve(np.pad(pos[:, c], 4, mode="edge"), k, "valid") for c in range(3)], 1)
    nor = np.stack([np.convolve(np.pad(nor[:, c], 4, mode="edge"), k, "valid") for c in range(3)], 1)
    out = [shapes.ribbon(pos+nor*.0012, nor, .020, .0014, tape_mat, "tape")]
    fine = np.stack([np.interp(np.linspace(0, 239, 720), np.arange(240), pos[:, c]) for c in range(3)], 1)
    beat = .0005*np.cos(np.arange(720)*np.pi)
    V, F, UV = shapes.sweep(fine+np.array([0, -.0022, 0]), .0012, .0026+beat, across=(0, 1, 0), ring=8)
    out.append(mesh_object("teeth", V, F, UV, None, [metal]))
    x, y, zz = pos[10]
    out.append(shapes.bevelled_box("slider", (x-.0055, y-.0066, zz-.006), (x+.0055, y-.0022, zz+.007), metal, .001))
    out.append(shapes.bevelled_box("pull", (x-.0032, y-.0086, zz-.034), (x+.0032, y-.0068, zz-.002), metal, .001))
    return out
