"""Second rooms for the shop pictures: a bright kitchen, a hall with a lamp, a made bed, a desk at night. Each returns a list of objects."""
import math
import bpy
import numpy as np
from podlib import sets, shapes, textures
from podlib.curves import smooth
from podlib.flatlay.lines import noise
from podlib.giftwrap import turned
from podlib.scene import Facets, mesh_object


def stone(st, z, size, colour="#efece7"):
    """Polished marble, veins of two widths."""
    n, m = textures.soft_noise(1024, (4, 8, 16)), textures.soft_noise(1024, (4, 10), 21)
    veins = .30*np.exp(-(n/.09)**2)*np.clip(.5+m, 0, 1)+.14*np.exp(-(m/.035)**2)
    mat = st.material("stone", .7, rough=.22, f0=.04, colour=colour, part=62, detail=1-veins, repeat=True)
    k, s = 4*size, .30/size                                  # one repeat is wider than any frame, its border outside
    return [shapes.quad("stone", [(-k, -k, z), (k, -k, z), (k, k, z), (-k, k, z)], mat, tuple((.52+a*k*s, .46+b*k*s) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))))]


def tiles(st, y, size, colour="#a9c0b6"):
    """Glazed brick tiles with pale joints; eight rows for `size` metres."""
    v, u = np.mgrid[0:512, 0:512]/512
    row = np.floor(v*8)
    a, b = np.abs(((u*4+.5*(row % 2)) % 1)-.5)*2, np.abs((v*8 % 1)-.5)*2
    joint = np.maximum(np.clip((a-.955)/.03, 0, 1), np.clip((b-.91)/.06, 0, 1))
    tone = 1+.05*np.random.default_rng(2).normal(size=(8, 4))[row.astype(int) % 8, np.floor(u*4+.5*(row % 2)).astype(int) % 4]
    mat = st.material("tiles", .5, rough=.18, f0=.05, colour=colour, part=61, detail=tone*(1-joint)+1.28*joint, bump=1-joint, bump_dist=.004*size, repeat=True)
    k = 4*size
    return [shapes.quad("tiles", [(-k, y, -k), (k, y, -k), (k, y, k), (-k, y, k)], mat, ((0, 0), (8, 0), (8, 8), (0, 8)))]


def fruit_bowl(st, x, y, z, scale=1.0, colour="#f0c03f", bowl="#4f6d7a"):
    prof = [(.0, .004), (.035, .004), (.040, 0), (.045, .002), (.075, .030), (.090, .062), (.088, .064), (.072, .034), (.040, .010), (.0, .009)]
    out = [turned(st, "bowl", [(a*scale, b*scale) for a, b in prof], x, y, z, bowl, .3, .05)]
    t = np.linspace(0, math.pi, 30)
    rows = [(.030*math.sin(a)**.85+.0002, -.040*math.cos(a)) for a in t]
    for k, (dx, dy, dz, lean) in enumerate(((-.036, -.012, .050, 70), (.034, -.020, .052, 100), (.002, .036, .052, 85), (.0, -.004, .090, 60))):
        o = turned(st, "lemon", [(a*scale, b*scale) for a, b in rows], 0, 0, 0, colour, .4, .04, 48)
        o.rotation_euler, o.location = (math.radians(lean), 0, k*1.9), (x+dx*scale, y+dy*scale, z+dz*scale)
        out.append(o)
    bpy.context.view_layer.update()
    return out


def lamp(st, x, y, z, scale=1.0, base="#d8cfc2", shade="#fbf1dc"):
    """Table lamp: round foot, paper shade."""
    foot = [(.0, 0), (.055, .0005), (.058, .002)]+[tuple(p) for p in smooth([(.058, .004), (.056, .014), (.066, .060), (.052, .118), (.022, .148), (.011, .165), (.009, .235)], n=60)]
    hat = [(.118, .190), (.119, .191), (.078, .335), (.076, .335), (.115, .192)]
    return [turned(st, "foot", [(a*scale, b*scale) for a, b in foot], x, y, z, base, .35, .04), turned(st, "shade", [(a*scale, b*scale) for a, b in hat], x, y, z, shade, 1, 0)]


def bed_linen(st, z, half, centre=(0, 0), colour="#e9e5dd", seed=3):
    """A sheet with soft folds, never higher than z."""
    n = 420
    g = np.linspace(-half, half, n)
    X, Y = np.meshgrid(g, g)
    cell = 2*half/(n-1)
    h = .0030*noise((n, n), cell, .75*half, seed, (1, .4), .6)+.0007*noise((n, n), cell, .30*half, seed+1, (1, .35), .9)
    h = np.minimum(h-.007, -.0006)
    i = np.arange(n*n).reshape(n, n)
    T = np.vstack([np.c_[i[:-1, :-1].ravel(), i[:-1, 1:].ravel(), i[1:, 1:].ravel()], np.c_[i[:-1, :-1].ravel(), i[1:, 1:].ravel(), i[1:, :-1].ravel()]])
    w = textures.linen(512, cell=4)
    mat = st.material("linen", .7, colour=colour, part=60, detail=1+.03*w, bump=np.clip(.5+.12*w, 0, 1), bump_dist=.0006, repeat=True)
    P = np.c_[X.ravel()+centre[0], Y.ravel()+centre[1], h.ravel()+z]
    return [Facets("linen", P, T, np.c_[X.ravel(), Y.ravel()]*5, mat)]


def sunglasses(st, x, y, z, scale=1.0, turn=20.0, colour="#2a2320", glass="#4a3a2c"):
    """Round ones, folded open, lenses up."""
    frame = st.material("frame", .2, rough=.2, f0=.05, colour=colour, part=66)
    dark = st.material("lens", .1, rough=.08, f0=.06, colour=glass, part=66)
    a, out = np.linspace(0, 2*math.pi, 64, endpoint=False), []
    for side in (-1, 1):
        ring = np.c_[side*.034+.025*np.cos(a), .023*np.sin(a), np.full(64, .006)]
        V, F, UV = shapes.sweep(ring, .0022, .0022, across=(0, 0, 1), ring=10, closed=True)
        out.append(mesh_object("rim", V, F, UV, None, [frame]))
        out.append(mesh_object("glass", ring-[0, 0, .0005], [tuple(range(64))], [(0, 0)]*64, None, [dark], smooth=False))
        arm = [(side*.060, .010, .006), (side*.066, .016, .006), (side*.064, .070, .005), (side*.058, .115, .003), (side*.052, .128, .002)]
        V, F, UV = shapes.sweep(arm, .0022, .0020, across=(0, 0, 1), ring=10)
        out.append(mesh_object("arm", V, F, UV, None, [frame]))
    V, F, UV = shapes.sweep([(-.011, .006, .006), (0, .010, .0075), (.011, .006, .006)], .0020, .0022, across=(0, 0, 1), ring=10)
    out.append(mesh_object("bridge", V, F, UV, None, [frame]))
    for o in out:
        o.scale, o.rotation_euler, o.location = (scale,)*3, (0, 0, math.radians(turn)), (x, y, z)
    bpy.context.view_layer.update()
    return out


def pen(st, x, y, z, turn, colour="#26303a"):
    brass = st.material("brass", .4, rough=.2, f0=.45, colour="#c3a266", part=66)
    ink = st.material("barrel", .2, rough=.2, f0=.05, colour=colour, part=66)
    a = math.radians(turn)
    at = lambda s: (x+s*math.cos(a), y+s*math.sin(a), z+.0046)
    out = []
    for lo, hi, r0, r1, m in ((-.070, -.058, .0006, .0030, brass), (-.058, .060, .0046, .0046, ink), (.0, .004, .0049, .0049, brass), (.060, .066, .0042, .0030, brass)):
        V, F, UV = shapes.sweep([at(s) for s in np.linspace(lo, hi, 12)], np.linspace(r0, r1, 12), np.linspace(r0, r1, 12), across=(0, 0, 1), ring=20)
        out.append(mesh_object("pen", V, F, UV, None, [m], angle=.6))
    return out


def morning(st, centre, scale, amb=.44):
    """Wide light from the right, as through a glass door, and a bright room."""
    st.lights.clear()
    c = np.array(centre, float)
    at = lambda x, y, z: tuple(c+np.array((x, y, z))*scale)
    st.area_light(at(2.3, -1.0, 1.6), tuple(c), 1.3*scale, 74*scale**2)
    st.area_light(at(-2.2, -1.8, 1.0), tuple(c), 2.2*scale, 13*scale**2)
    st.area_light(at(0, .3, 2.8), tuple(c), 1.6*scale, 12*scale**2)
    st.world(amb, .25)


def fruit(st, w):
    return fruit_bowl(st, -w*.80, w*.80, 0, w*5.4)+sets.vase(st, w*.98, w*1.25, 0, w*5.6, "#e9e2d6", seed=9)


def kitchen(job, st, objs, w, z, zoom=1.36, tile="#a9c0b6", slab="#efece7", things=fruit):
    """A cup or bottle of height about 2z on a stone top before tiles. things(st, w): what stands behind it."""
    things = stone(st, 0, w*3, slab)+tiles(st, w*3.0, w*2.0, tile)+things(st, w)
    morning(st, (0, 0, z), w*2.2)
    st.camera((0, 0, z*1.12), w*zoom, (-.14, -1, .24), w*6, job.shot_res, lens=w*.06)
    job.picture(st, "scene2", objs+things, eps=1e-4, white=(85, .90), warm=.01)


def hall(job, st, objs, size, depth, colour="#5f7468", scale=1.0, low=.38, vase="#c98f6b", aside=1.0):
    """A framed or stretched picture over a white console with a lamp, on a dark green wall. scale: of the furniture, against the picture."""
    big = max(size)
    k, z = big/.5*scale, -size[1]/2-big*low
    paint = sets.wall(st, depth, big*1.5, colour)
    white = st.material("lacquer", .7, rough=.35, f0=.04, colour="#efeae2", part=62)
    out = [shapes.bevelled_box("console", (-1.2*k, depth-.34*k, z-.04*k), (1.2*k, depth-.005, z), white, .004*k, 3)]
    out.append(shapes.bevelled_box("drawer", (-1.18*k, depth-.33*k, z-.6*k), (1.18*k, depth-.05*k, z-.05*k), white, .006*k, 3))
    out += lamp(st, -.44*k*aside, depth-.17*k, z, 1.45*k)+sets.vase(st, .40*k*aside, depth-.16*k, z, 1.5*k, vase, seed=11)
    out += sets.books(st, .10*k, depth-.17*k, z, 1.05*k, -8, ("#c9a27e", "#e6dfd3", "#7d8f8a"))
    morning(st, (0, -big*.2, 0), big*2.4, .34)
    st.area_light((-.44*k*aside, depth-.17*k, z+.34*k), (-.44*k*aside, depth, z+.9*k), .12*k, 1.6*k*k)
    st.camera((-big*.05, 0, -big*.14), big*1.95, (-.10, -1, .04), big*6, job.shot_res)
    job.picture(st, "scene2", objs+paint+out, white=(86, .92), warm=.03)


def bed(job, st, objs, mid, big):
    """A garment on bed linen seen from above, with a book and sunglasses, in the light of a window on the right."""
    x, y = mid
    things = bed_linen(st, 0, big*1.1, mid)
    things += sets.books(st, x-.52*big, y+.47*big, -.004, 1.05, -24, ("#b9654a", "#efe6d8"))
    things += sets.sprig(st, x+.50*big, y+.40*big, -.004, 1.3, -60, 8)
    spot = np.array([x+.43*big, y-.42*big])
    if np.linalg.norm(np.vstack([o.points for o in objs])[:, :2]-spot, axis=1).min() > .12*big:      # no sleeve lies there
        things += sunglasses(st, *spot, -.006, 1.25, 28)
    st.lights.clear()
    st.area_light((x+1.75, y+.9, 1.05), (x, y, 0), 1.2, 40, 1.5)
    st.area_light((x-1.6, y-.6, 1.6), (x, y, 0), 1.2, 5, 1.2)
    st.world(.36)
    st.camera((x, y, 0), big*1.24, (0, -.20, 1), big*6, job.shot_res, roll_up=(0, 1, 0))
    job.picture(st, "scene2", objs+things, white=(82, .95), warm=.015, contrast=1.15, eps=2e-4)


def bench(job, st, objs, z, big, colour="#7f96a0", seat="#a9794f", books=("#d9c3a5", "#8f5a44"), zoom=1.62, plant=(.56, .02)):
    """A pillow on a wooden bench before panelled wall, a plant beside it."""
    oak = st.material("oak", .4, rough=.5, f0=.03, colour=seat, part=62, detail=textures.wood(512), repeat=True)
    k = big/.45
    out = [shapes.bevelled_box("seat", (-1.4*k, -.30*k, z-.05*k), (1.4*k, .30*k, z), oak, .006*k, 3, 1/k)]
    wood = st.material("panel", .6, rough=.6, f0=.02, colour=colour, part=61)
    for n in range(-9, 10):
        out.append(shapes.bevelled_box("panel", (n*.16*k-.0785*k, .24*k, z-.5*k), (n*.16*k+.0785*k, .27*k, z+1.6*k), wood, .004*k, 2))
    out += sets.vase(st, plant[0]*k, plant[1]*k, z, 2.6*k, "#e5dccd", seed=12)+sets.books(st, -.52*k, -.02*k, z, 1.35*k, 14, books)
    morning(st, (0, 0, 0), big*2.2, .38)
    st.camera((0, 0, big*.06), big*zoom, (-.16, -1, .16), big*6, job.shot_res, lens=big*.008)
    job.picture(st, "scene2", objs+out, white=(84, .92), warm=.02, sheen=.06)


def worktop(job, st, objs, wide, write=True, colour="#3c4a50", eps=5e-5, slab="#efece7", glasses=True, **more):
    """A small thing lying on a dark desk, with coffee and a pen, or on marble without one."""
    things = sets.table(st, 0, wide*3.2, colour, gloss=.04) if write else stone(st, 0, wide*2.2, slab)
    cup = max(1.0, wide/.30)
    things += sets.coffee(st, wide*.56, wide*.50, 0, cup*.80)+sets.sprig(st, -wide*.46, wide*.66, 0, wide*2.6, 160, 6)
    things += pen(st, wide*.47, -wide*.22, 0, 68) if write else sunglasses(st, -wide*.40, -wide*.42, 0, wide*3.4, -160) if glasses else []
    st.lights.clear()
    st.area_light((wide*3.2, wide*1.9, wide*2.2), (0, 0, 0), wide*1.1, 150*wide**2)
    st.area_light((-wide*2.4, -wide*2.0, wide*2.4), (0, 0, 0), wide*2.4, 22*wide**2)
    st.world(.40)
    st.camera((0, wide*.03, 0), wide*1.34, (-.05, -.62, 1), wide*6, job.shot_res, lens=wide*.008)
    job.picture(st, "scene2", objs+things, white=(86, .92), warm=.02, eps=eps, spec=.7, **more)


def market(job, st, objs, top, wall_y):
    """A bag that comes home from the market hangs in the hall: bread and greens look out of it."""
    crust = st.material("crust", .4, rough=.7, f0=.02, colour="#c58a4a", part=66)
    out = sets.wall(st, wall_y, 1.1, "#8fa6ac")
    for x, lean, tall in ((.045, .05, .20), (.085, .10, .15)):
        t = np.linspace(0, 1, 40)
        path = np.c_[x+lean*t, np.full(40, .010), top-.006+(tall+.006)*t]
        r = .021*np.sqrt(np.clip((1.0005-t)/.10, 0, 1)).clip(0, 1)*(1+.05*np.sin(t*40))
        V, F, UV = shapes.sweep(path, r, r, across=(0, 1, 0), ring=28)
        out.append(mesh_object("bread", V, F, UV, None, [crust]))
    out += sets.twigs(st, -.075, 0, top-.03, 1.15, 5, 6)
    rail = st.material("rail", .6, rough=.5, f0=.03, colour="#efeae2", part=62)
    out.append(shapes.bevelled_box("rail", (-3, wall_y-.022, .60), (3, wall_y, .72), rail, .004, 3))
    morning(st, (0, 0, .3), 1.5, .36)
    st.camera((0, 0, .35), .90, (-.16, -1, .03), 4, job.shot_res)
    job.picture(st, "scene2", objs+out, white=(84, .92), warm=.02, sheen=.05)
