"""More small things that stand or lie beside a product. Each is given a stage, a place and a scale, and returns a list of objects."""
import math
import bpy
import numpy as np
from podlib import shapes, textures
from podlib.curves import smooth
from podlib.giftwrap import turned
from podlib.scene import mesh_object
from podlib.sets import twigs


def _moved(objs, x, y, z, turn=0.0, scale=1.0):
    for o in objs:
        o.scale, o.rotation_euler, o.location = (scale,)*3, (0, 0, math.radians(turn)), (x, y, z)
    bpy.context.view_layer.update()
    return objs


def straw_hat(st, x, y, z, scale=1.0, colour="#dcbf86", band="#3a3230"):
    """Seen from above: woven rounds, a ribbon round the crown."""
    prof = np.array(smooth([(.0005, .104), (.045, .103), (.076, .096), (.086, .078), (.090, .030), (.096, .014), (.120, .010), (.160, .010), (.192, .014), (.194, .012)], n=70))
    walk = np.r_[0, np.cumsum(np.hypot(*np.diff(prof, axis=0).T))]/.0075
    n, seg = len(prof), 160
    V, F = shapes.lathe([tuple(p*scale) for p in prof], seg)
    uv = [(a/seg*44, 1-walk[r]/walk[-1]) for i in range(seg) for j in range(n-1) for a, r in ((i, j), (i+1, j), (i+1, j+1), (i, j+1))]
    v, u = np.mgrid[0:1024, 0:64]
    rows = v/1024*walk[-1]
    plait = np.abs(np.sin(np.pi*rows))*.7+.3*np.sin(2*np.pi*(u/64+.5*(np.floor(rows) % 2)))
    straw = st.material("straw", .5, colour=colour, part=66, detail=.86+.17*plait, bump=np.clip(.5+.4*plait, 0, 1), bump_dist=.0018*scale, repeat=True)
    hat = mesh_object("hat", np.asarray(V)+np.array((x, y, z)), F, uv, None, [straw])
    ribbon = [(a*scale, b*scale) for a, b in ((.0905, .036), (.0925, .036), (.0965, .014), (.0945, .013))]
    return [hat, turned(st, "band", ribbon, x, y, z, band, .7, .02)]


def tennis_balls(st, x, y, z, scale=1.0, at=((0, 0, 20), (.072, -.030, 70))):
    """Felt balls with their white seam."""
    felt = st.material("felt", .5, colour="#d6e04a", part=66)
    white = st.material("seam", .7, colour="#f3f3ea", part=66)
    r, t, out = .033*scale, np.linspace(0, 2*math.pi, 160, endpoint=False), []
    a, b = .44*math.pi, .16*math.pi
    lat, lon = (math.pi/2-b)*np.cos(2*t)*.72, t+.35*np.sin(4*t)*a*.2
    seam = np.c_[np.cos(lat)*np.cos(lon), np.cos(lat)*np.sin(lon), np.sin(lat)]*r*1.002
    V0, F0 = shapes.lathe([(max(r*math.sin(s), .0001), -r*math.cos(s)) for s in np.linspace(0, math.pi, 30)], 60)
    for dx, dy, turn in at:
        V, F, UV = shapes.sweep(seam, .0016*scale, .0010*scale, across=(0, 0, 1), ring=8, closed=True)
        for o in (mesh_object("ball", V0, F0, None, None, [felt]), mesh_object("seam", V, F, UV, None, [white])):
            o.rotation_euler, o.location = (math.radians(turn), math.radians(turn*.6), math.radians(turn*2)), (x+dx*scale, y+dy*scale, z+r)
            out.append(o)
    bpy.context.view_layer.update()
    return out


def blocks(st, x, y, z, scale=1.0, turn=0.0, colours=("#e2907a", "#8fb3a5", "#efc56b", "#a9b9d6")):
    """Toy bricks: three on the table, one on top."""
    out, s = [], .040*scale
    for k, (dx, dy, dz, a) in enumerate(((-.5, -.5, 0, 12), (.62, -.42, 0, -20), (.05, .66, 0, 40), (.05, -.35, 1, 31))):
        m = st.material("brick", .5, rough=.5, f0=.03, colour=colours[k % len(colours)], part=66)
        o = shapes.bevelled_box("brick", (-s/2, -s/2, 0), (s/2, s/2, s), m, .0035*scale, 3)
        c, q = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        o.rotation_euler, o.location = (0, 0, math.radians(a+turn)), (x+(dx*c-dy*q)*s*1.15, y+(dx*q+dy*c)*s*1.15, z+dz*s)
        out.append(o)
    bpy.context.view_layer.update()
    return out


def rings(st, x, y, z, scale=1.0):
    """A baby's teething rings of beech, one with cloth ears left away: two rings that overlap."""
    out = []
    for k, (dx, dy, dz, r) in enumerate(((0, 0, 0, .036), (.034, -.030, .007, .026))):
        a = np.linspace(0, 2*math.pi, 80, endpoint=False)
        ring = np.c_[x+scale*(dx+r*np.cos(a)), y+scale*(dy+r*np.sin(a)), np.full(80, z+scale*(.006+dz))]
        V, F, UV = shapes.sweep(ring, .006*scale, .006*scale, across=(0, 0, 1), ring=16, closed=True)
        m = st.material("beech", .5, rough=.5, f0=.03, colour=("#d9b585", "#b98458")[k], part=66)
        out.append(mesh_object("ring", V, F, UV, None, [m]))
    return out


def candle(st, x, y, z, scale=1.0, glass="#b08a6a", wax="#f3e9d8"):
    """Wax in a tinted glass."""
    cup = [(0, 0), (.034, .0004), (.037, .003), (.037, .075), (.0365, .0765), (.0345, .076), (.0345, .060)]
    top = [(.0345, .060), (.020, .0590), (0, .0592)]
    out = [turned(st, "glass", [(a*scale, b*scale) for a, b in cup], x, y, z, glass, .10, .06), turned(st, "wax", [(a*scale, b*scale) for a, b in top], x, y, z, wax, .5, .03)]
    return out+[turned(st, "wick", [(.0012*scale, .058*scale), (.0012*scale, .069*scale), (0, .0695*scale)], x, y, z, "#2b2724")]


def jar(st, x, y, z, scale=1.0, colour="#e9e1d4", lid="#b98a5c", tall=.10):
    """A storage jar with a wooden lid."""
    body = [(0, 0), (.038, .0004), (.042, .004), (.042, tall-.004), (.040, tall), (0, tall)]
    top = [(.043, tall), (.0435, tall+.001), (.0435, tall+.014), (.042, tall+.016), (0, tall+.016)]
    knob = [(.006, tall+.016), (.007, tall+.020), (.011, tall+.026), (.009, tall+.034), (0, tall+.036)]
    return [turned(st, n, [(a*scale, b*scale) for a, b in p], x, y, z, c, .35, .04) for n, p, c in (("jar", body, colour), ("lid", top, lid), ("knob", knob, lid))]


def spoon(st, x, y, z, scale=1.0, turn=0.0, colour="#b98557"):
    """A wooden cooking spoon that lies down."""
    t = np.linspace(0, 1, 60)
    path = np.c_[-.15+.30*t, np.zeros(60), .006+.004*np.sin(np.pi*t)]
    bowl = np.exp(-((t-.88)/.075)**2)
    wide, thick = .0052+.0225*np.where(t > .88, np.sqrt(np.clip(1-((t-.88)/.13)**2, 0, 1)), bowl), .0042+.0016*bowl
    wide = np.where(t > .985, wide*.6, wide)
    V, F, UV = shapes.sweep(path, wide, thick, across=(0, 1, 0), ring=24)
    m = st.material("spoon", .4, rough=.5, f0=.03, colour=colour, part=66)
    return _moved([mesh_object("spoon", V, F, UV, None, [m])], x, y, z, turn, scale)


def flask(st, x, y, z, scale=1.0, turn=0.0, colour="#e7e2d8", cap="#c39a63"):
    """A drinking bottle that lies on its side."""
    body = smooth([(.0001, 0), (.030, .001), (.034, .010), (.034, .150), (.030, .172), (.018, .188), (.017, .196)], n=50)
    top = [(.0185, .194), (.019, .195), (.019, .222), (.017, .225), (0, .225)]
    out = [turned(st, "flask", [tuple(p) for p in body], 0, 0, 0, colour, .35, .05), turned(st, "cap", top, 0, 0, 0, cap, .4, .04)]
    for o in out:
        o.scale, o.rotation_euler, o.location = (scale,)*3, (math.radians(90), 0, math.radians(turn)), (x, y, z+.034*scale)
    bpy.context.view_layer.update()
    return out


def mat_sheet(st, x, y, z, size, turn=0.0, colour="#4f7a78", thick=.004, roll=.045):
    """An exercise mat whose far end is still rolled up."""
    w, h = size
    n = textures.terry(512, 512, cell=3)
    m = st.material("mat", .4, colour=colour, part=64, detail=1+.03*n, bump=np.clip(.5+.12*n, 0, 1), bump_dist=.0008, repeat=True)
    out = [shapes.bevelled_box("mat", (-w/2, -h/2, 0), (w/2, h/2, thick), m, .0015, 2)]
    a = np.linspace(0, 5.2*math.pi, 240)
    r = roll-.0026*a
    spiral = np.c_[np.full(240, 0), h/2-r*np.sin(-a), roll-r*np.cos(a)]
    V, F = [], []
    for side in (-w/2, w/2):
        V += [(side, p[1], p[2]) for p in spiral]
    F = [(k, k+1, 240+k+1, 240+k) for k in range(239)]
    coil = mesh_object("coil", V, F, [(0, 0)]*(4*len(F)), None, [m])
    s = coil.modifiers.new("solid", "SOLIDIFY")
    s.thickness = thick
    return _moved(out+[coil], x, y, z, turn)


def pot(st, x, y, z, scale=1.0, colour="#b8704f", seed=4, n=12):
    """Clay pot with a bushy plant."""
    prof = [(0, 0), (.050, .001), (.054, .006), (.070, .105), (.076, .106), (.078, .128), (.076, .130), (.068, .129), (.066, .112), (0, .112)]
    out = [turned(st, "pot", [(a*scale, b*scale) for a, b in prof], x, y, z, colour, .8, .02)]
    return out+twigs(st, x, y, z+.13*scale, 1.25*scale, seed, n)


def pouf(st, x, y, z, scale=1.0, colour="#c98f6b"):
    """A round knitted stool."""
    prof = [(0, 0), (.20, .004), (.25, .06), (.265, .16), (.25, .27), (.20, .325), (.08, .338), (0, .336)]
    ribs = np.cos(np.linspace(0, 2*math.pi*48, 2048))[None, :].repeat(8, 0)
    rows = np.array(smooth([(max(a, .0004)*scale, b*scale) for a, b in prof], n=60))
    V, F = shapes.lathe([tuple(p) for p in rows], 192)
    seg, n = 192, len(rows)
    uv = [(a/seg, r/n) for i in range(seg) for j in range(n-1) for a, r in ((i, j), (i+1, j), (i+1, j+1), (i, j+1))]
    m = st.material("pouf", .5, colour=colour, part=66, detail=.93+.08*ribs, bump=np.clip(.5+.5*ribs, 0, 1), bump_dist=.008*scale, repeat=True)
    return [mesh_object("pouf", np.asarray(V)+np.array((x, y, z)), F, uv, None, [m])]


def ball(st, x, y, z, r=.033, colour="#c9523f", rough=.5, f0=.03):
    rows = [(r*math.sin(s), r-r*math.cos(s)) for s in np.linspace(0, math.pi, 30)]
    return [turned(st, "ball", rows, x, y, z, colour, rough, f0, 60)]


def bauble(st, x, y, z, r, colour, up=.25):
    """A shining ball on a thread: a tree's, not a table's."""
    gold = st.material("cap", .5, rough=.2, f0=.5, colour="#c9a24a", part=66)
    V, F, UV = shapes.sweep([(x, y, z+2*r), (x, y, z+2*r+up)], .0006, .0006, across=(0, 1, 0), ring=8)
    thread = mesh_object("thread", V, F, UV, None, [gold])
    cap = turned(st, "cap", [(.22*r, 1.96*r), (.24*r, 1.98*r), (.24*r, 2.16*r), (0, 2.18*r)], x, y, z, "#c9a24a", .2, .5)
    return ball(st, x, y, z, r, colour, .12, .08)+[cap, thread]
