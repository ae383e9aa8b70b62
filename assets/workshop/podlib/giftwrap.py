"""Things of a packing table: a wrapped parcel with a bow, tissue paper, a roll of tape, a hang tag, a reel of thread."""
import math
import bpy
import numpy as np
from podlib import shapes, textures
from podlib.curves import bezier
from podlib.scene import Facets, mesh_object


def kraft(st, colour="#b98f62"):
    n = textures.soft_noise(512, (16, 64, 128))
    return st.material("kraft", .4, colour=colour, part=64, detail=1+.035*n, bump=np.clip(.5+.1*n, 0, 1), bump_dist=.0004, repeat=True)


def _loop(side, reach, rise):
    """One loop of a bow: out, over and back to the knot."""
    a = bezier((0, 0, .004), (side*reach*.5, .004, rise*.2), (side*reach*1.25, .006, rise*.4), (side*reach, .004, rise*.9), 30)
    b = bezier((side*reach, .004, rise*.9), (side*reach*.7, .002, rise*1.5), (side*reach*.25, -.002, rise*1.0), (0, -.002, .009), 30)
    return np.vstack([a, b[1:]])


def bow(st, x, y, z, mat, turn=0.0, reach=.040, rise=.020, wide=.013):
    """Two loops, two tails and a knot."""
    out = []
    for side in (-1, 1):
        out.append(shapes.ribbon(_loop(side, reach, rise), (0, 1, .15), wide, .0004, mat))
        tail = bezier((0, 0, .005), (side*.012, -.012, .006), (side*.020, -.030, .003), (side*.030, -.052, .0012), 30)
        out.append(shapes.ribbon(tail, (0, 0, 1), wide*.9, .0004, mat))
    out.append(shapes.bevelled_box("knot", (-.006, -.005, .001), (.006, .005, .013), mat, .004, 5))
    for o in out:
        o.rotation_euler, o.location = (0, 0, math.radians(turn)), (x, y, z)
    bpy.context.view_layer.update()
    return out


def parcel(st, w=.20, d=.140, h=.040, ribbon="#5f7f70"):
    """A box in brown paper, tied both ways. Returns its objects and the height of its top."""
    paper = kraft(st)
    satin = st.material("satin", .4, rough=.35, f0=.05, colour=ribbon, part=66)
    out = [shapes.bevelled_box("parcel", (-w/2, -d/2, 0), (w/2, d/2, h), paper, .0035, 4, 6)]
    x, y, b, t = -.045, .024, .0075, .0006
    out.append(shapes.bevelled_box("band", (x-b, -d/2-t, -.001), (x+b, d/2+t, h+t), satin, .0030, 4))
    out.append(shapes.bevelled_box("band", (-w/2-t, y-b, -.001), (w/2+t, y+b, h+t), satin, .0030, 4))
    return out+bow(st, x, y, h, satin, 14), h+t


def tissue(st, x, y, side, turn, colour="#f1d9d0", seed=6, crumple=.020):
    """A sheet of tissue paper with sharp, shallow creases."""
    rng, n = np.random.default_rng(seed), 160
    g = np.linspace(-.5, .5, n)
    X, Y = np.meshgrid(g, g)
    z = np.zeros_like(X)
    for k in range(34):                                     # every crease is a fold line: height grows away from it
        a, c = rng.uniform(0, math.pi), rng.uniform(-.6, .6)
        d = np.abs(X*math.cos(a)+Y*math.sin(a)-c)
        z += rng.uniform(-1, 1)*np.minimum(d, rng.uniform(.04, .14))
    z = (z-z.min())/np.ptp(z)*crumple*(.45+.55*np.clip(np.hypot(X, Y)*2, 0, 1))
    a = math.radians(turn)
    P = np.c_[(X*math.cos(a)-Y*math.sin(a)).ravel()*side+x, (X*math.sin(a)+Y*math.cos(a)).ravel()*side+y, z.ravel()+.0006]
    i = np.arange(n*n).reshape(n, n)
    T = np.vstack([np.c_[i[:-1, :-1].ravel(), i[:-1, 1:].ravel(), i[1:, 1:].ravel()], np.c_[i[:-1, :-1].ravel(), i[1:, 1:].ravel(), i[1:, :-1].ravel()]])
    return [Facets("tissue", P, T, np.zeros((n*n, 2)), st.material("tissue", .7, colour=colour, part=64))]


def turned(st, name, prof, x, y, z, colour, rough=.6, f0=.03, seg=96, **look):
    """One turned thing in one colour. prof: (radius, height) rows."""
    V, F = shapes.lathe([(max(a, .0001), b) for a, b in prof], seg)
    m = st.material(name, .4, rough=rough, f0=f0, colour=colour, part=66, **look)
    return mesh_object(name, np.asarray(V)+np.array((x, y, z)), F, None, None, [m], angle=.6)


def tape_roll(st, x, y, z, r=.048, h=.045, colour="#b98f62"):
    """Paper tape lying on its side, its core open."""
    wound = [(r*.62, .0006), (r-.001, 0), (r, .001), (r, h-.001), (r-.001, h), (r*.62, h-.0006)]
    core = [(r*.62, h-.0006), (r*.62, h), (r*.56, h), (r*.56, 0), (r*.62, 0), (r*.62, .0006)]
    return [turned(st, "tape", wound, x, y, z, colour, .3, .04), turned(st, "core", core, x, y, z, "#d9c6a5")]


def reel(st, x, y, z, colour="#3f5f73"):
    """A reel of sewing thread, standing."""
    wood = [(0, 0), (.0115, .0002), (.012, .001), (.012, .003), (.008, .006), (.0065, .007)]
    top = [(.0065, .029), (.008, .030), (.012, .033), (.012, .035), (.0115, .0358), (.003, .0358), (.003, .030)]
    n = 110
    t = np.linspace(0, 1, n)
    wound = [(.0098+.0002*math.cos(k*math.pi)+.0008*math.sin(math.pi*s), .0066+.0228*s) for k, s in enumerate(t)]
    return [turned(st, "reel", wood, x, y, z, "#c79d6c"), turned(st, "reel", top, x, y, z, "#c79d6c"), turned(st, "thread", wound, x, y, z, colour, .5, .03)]


def hang_tag(st, x, y, z, turn, colour="#c9a678", w=.036, h=.060):
    """A card tag with cut corners, an eyelet and a loop of string."""
    c = w*.26
    ring = np.array([(-w/2, -h/2), (w/2, -h/2), (w/2, h/2-c), (w/2-c, h/2), (-w/2+c, h/2), (-w/2, h/2-c)])
    V, F, UV = shapes.plate(ring, [(.0002, 0), (0, .0002), (0, .0007)])
    out = [mesh_object("tag", V, F, UV, None, [kraft(st, colour)], smooth=False)]
    V, F, UV = shapes.cylinder(0, h/2-.009, -.0007, .0004, .0040)
    out.append(mesh_object("eyelet", V, F, UV, None, [st.material("brass", .4, rough=.25, f0=.4, colour="#b99a5c", part=66)], angle=.6))
    s = np.linspace(0, 1, 60)
    path = np.c_[.020*np.sin(2*math.pi*s)*s+.004*s, np.full(60, -.0014), h/2-.009+.062*np.sin(math.pi*s)+.010*s]
    V, F, UV = shapes.sweep(path, .0006, .0006, across=(0, 1, 0), ring=8)
    out.append(mesh_object("string", V, F, UV, None, [st.material("string", .5, colour="#efe6d4", part=66)]))
    for o in out:
        o.rotation_euler, o.location = (-math.pi/2, 0, math.radians(turn)), (x, y, z+.0007)
    bpy.context.view_layer.update()
    return out
