"""Where products are photographed: cyclorama, table top, wall, and a few props. Each returns a list of objects."""
import math
import bpy
import numpy as np
from podlib import shapes, textures
from podlib.curves import smooth
from podlib.scene import Facets, mesh_object


def cyclorama(st, z, y, size, colour="#e9e6e1", name="cyc"):
    """Seamless paper: floor at z that rolls up into a wall behind y."""
    m = st.material(name, .75, colour=colour, part=60)
    r, n = size*.35, 16
    prof = [(-3*size, z)]+[(y+r*math.sin(a), z+r-r*math.cos(a)) for a in np.linspace(0, math.pi/2, n)]+[(y+r, z+5*size)]
    V = [(x, p[0], p[1]) for p in prof for x in (-4*size, 4*size)]
    F = [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(len(prof)-1)]
    return [mesh_object(name, V, F, [(0, 0)]*(4*len(F)), None, [m])]


def wall(st, y, size, colour="#dcd6cc", bump=.0012):
    """Painted plaster."""
    n = textures.soft_noise(512, (8, 32, 128))
    m = st.material("plaster", .7, colour=colour, part=61, detail=1+.02*n, bump=np.clip(.5+.16*n, 0, 1), bump_dist=bump*size, repeat=True)
    k = 4*size
    return [shapes.quad("wall", [(-k, y, -k), (k, y, -k), (k, y, k), (-k, y, k)], m, ((0, 0), (6, 0), (6, 6), (0, 6)))]


def table(st, z, size, colour="#b98a5e", depth=2.0, gloss=.03):
    """Oiled wood table top; planks run left to right. UV covers `size` metres per repeat."""
    g = textures.planks(1024, 4)
    m = st.material("table", .35, rough=.45, f0=gloss, colour=colour, part=62, detail=g, repeat=True)
    x, y0, y1 = 3*size, -3*size, depth*size
    s = 1/size
    return [shapes.quad("table", [(-x, y0, z), (x, y0, z), (x, y1, z), (-x, y1, z)], m,
                        ((-x*s, y0*s), (x*s, y0*s), (x*s, y1*s), (-x*s, y1*s)))]


def floor(st, z, size, colour="#c9b79c", planks=True):
    return table(st, z, size, colour, depth=6.0, gloss=.02 if planks else 0)


def day_light(st, center, scale, key=1.0, amb=.30, window=True, side=-1, front=-1):
    """Window light from one side, with the shadow of the window bars when wanted. Returns the bars."""
    st.lights.clear()
    c = np.array(center, float)
    at = lambda x, y, z: tuple(c+np.array([x*side*-1, y*-front, z])*scale)
    st.area_light(at(-2.4, -1.7, 1.9), tuple(c), .55*scale, 95*key*scale**2)
    st.area_light(at(2.6, -2.0, .8), tuple(c), 2.4*scale, 14*scale**2)
    st.area_light(at(-.3, -.4, 2.8), tuple(c), 1.6*scale, 14*scale**2)
    st.world(amb, .2)
    if not window:
        return []
    m = st.material("bars", .3, colour="#222222", part=63)
    k = np.array(at(-1.25, -.9, 1.0))
    bars, w, t = [], .95*scale, .030*scale
    along = np.array([0.57, -.82*side*-1, 0])*(-side)
    for u in (-.66, -.22, .22, .66):
        p = k+along*u*w
        bars.append(shapes.bevelled_box("bar", (p[0]-t, p[1]-t, p[2]-1.2*scale), (p[0]+t, p[1]+t, p[2]+1.2*scale), m, t*.1))
    for v in (-.55, .05, .65):
        a, b = k+along*w, k-along*w
        V, F, UV = shapes.sweep([a+[0, 0, v*scale], b+[0, 0, v*scale]], t, t, across=(0, 0, 1), ring=8)
        bars.append(mesh_object("bar", V, F, UV, None, [m]))
    return bars


def sheet_of_paper(st, size, colour):
    """Flat ground for goods photographed from above."""
    m = st.material("paper", .75, colour=colour, part=60)
    k = size/2
    return [shapes.quad("paper", [(-k, -k, 0), (k, -k, 0), (k, k, 0), (-k, k, 0)], m)]


def low_sun(st, center, scale, amb=.34):
    """Late light from the upper left on a table seen from above, with the shadow of the window bars. Returns the bars."""
    st.lights.clear()
    c, sun = np.array(center, float), np.array([-1.9, 1.25, .95])
    st.area_light(tuple(c+sun*scale*1.5), tuple(c), .30*scale, 105*scale**2)
    st.area_light(tuple(c+np.array([1.6, -.8, 1.7])*scale), tuple(c), 1.6*scale, 9*scale**2)
    st.world(amb)
    m = st.material("bars", .3, colour="#222222", part=63)
    across = np.cross(sun, (0, 0, 1.))
    across /= np.linalg.norm(across)
    rise, k, t = np.cross(across, sun/np.linalg.norm(sun)), c+sun*scale*.75, .020*scale
    ends = [(k+across*u*scale-rise*scale, k+across*u*scale+rise*scale) for u in (-.62, .02, .66)]
    ends += [(k-across*scale*1.2+rise*v*scale, k+across*scale*1.2+rise*v*scale) for v in (-.36, .30)]
    out = []
    for a, b in ends:
        V, F, UV = shapes.sweep([a, b], t, t, across=tuple(sun), ring=8)
        out.append(mesh_object("bar", V, F, UV, None, [m]))
    return out


# ------------------------------------------------------------------ props
def books(st, x, y, z, scale=1.0, turn=12, colours=("#7d8f8a", "#c9a27e", "#e6dfd3")):
    out, h = [], z
    page = st.material("pages", .7, colour="#f1ebdf", part=64)
    for i, col in enumerate(colours):
        w, d, t = (.20-.012*i)*scale, (.145-.008*i)*scale, (.022+.006*(i % 2))*scale
        m = st.material("cover", .4, rough=.5, f0=.03, colour=col, part=64)
        a = math.radians(turn*(1-i*.7))
        for lo, hi, mm in (((0, 0, 0), (1, 1, .12), m), ((.02, .02, .12), (.98, .98, .88), page), ((0, 0, .88), (1, 1, 1), m)):
            o = shapes.bevelled_box("book", ((lo[0]-.5)*w, (lo[1]-.5)*d, lo[2]*t), ((hi[0]-.5)*w, (hi[1]-.5)*d, hi[2]*t), mm, .0006*scale)
            o.rotation_euler, o.location = (0, 0, a), (x, y, h)
            out.append(o)
        h += t
    bpy.context.view_layer.update()
    return out


def vase(st, x, y, z, scale=1.0, colour="#c8bfb2", leaves=True, seed=4):
    """Stoneware vase, optionally with a few eucalyptus twigs."""
    prof = smooth([(.0, 0), (.030, .0005), (.046, .022), (.052, .055), (.040, .095), (.024, .120), (.022, .135), (.026, .145)], n=40)
    inner = [(p[0]-.004, p[1]) for p in prof[::-1][:20]]
    m = st.material("stoneware", .5, rough=.6, f0=.03, colour=colour, part=65)
    V, F = shapes.lathe([(max(a, .0001)*scale, b*scale) for a, b in list(prof)+inner], 72)
    out = [mesh_object("vase", V+np.array([x, y, z]), F, None, None, [m])]
    if leaves:
        out += twigs(st, x, y, z+.13*scale, scale, seed)
    return out


def twigs(st, x, y, z, scale, seed=4, n=5):
    rng, out = np.random.default_rng(seed), []
    green = [st.material("leaf", .3, colour=c, part=66) for c in ("#6f8f72", "#86a389", "#5c7a66")]
    for _ in range(n):
        a, lean = rng.uniform(0, 2*math.pi), rng.uniform(.15, .55)
        t = np.linspace(0, 1, 24)
        path = np.c_[x+scale*.20*lean*np.cos(a)*t**1.5, y+scale*.20*lean*np.sin(a)*t**1.5, z+scale*(.24*t-.05*t*t*lean)-scale*.05]
        V, F, UV = shapes.sweep(path, .0012*scale, .0012*scale, across=(0, 1, 0), ring=6)
        out.append(mesh_object("twig", V, F, UV, None, [green[0]]))
        VL, FL = [], []
        for k in range(6, 24, 2):
            for side in (-1, 1):
                d = np.array([math.cos(a+side*1.3), math.sin(a+side*1.3), .35])
                d /= np.linalg.norm(d)
                up = np.cross(d, rng.normal(0, .5, 3)+[0, 1.0, .3])     # blades look at the camera, more or less
                up /= np.linalg.norm(up)
                r, c = scale*rng.uniform(.018, .027)*(1.15-k/40), path[k]
                ring = [c+d*r*(1+math.cos(b))+up*r*.78*math.sin(b)+np.array([0, 0, -.25*r*(1+math.cos(b))**2*.5]) for b in np.linspace(math.pi, 3*math.pi, 13)[:-1]]
                FL.append(tuple(range(len(VL), len(VL)+12)))
                VL += ring
        out.append(mesh_object("leaves", VL, FL, [(0, 0)]*(12*len(FL)), None, [green[int(rng.integers(3))]]))
    return out


def desk_things(st, turn, z, keyboard=(-.09, .035), mouse=(.22, .03)):
    """A small keyboard and a mouse in their real size, standing on a mat that is turned by `turn` degrees."""
    a = math.radians(turn)
    shell = st.material("shell", .5, rough=.35, f0=.04, colour="#e9e7e2", part=68)
    caps = [st.material("cap", .5, rough=.4, f0=.04, colour=c, part=68) for c in ("#fbfaf7", "#d9d6cf", "#e08a63")]
    out = [shapes.bevelled_box("board", (-.152, -.056, 0), (.152, .056, .014), shell, .006, 4)]
    rows = ([1]*15, [1.5]+[1]*12+[1.5, 1], [1.75]+[1]*11+[2.25, 1], [2.25]+[1]*10+[1.75, 1, 1], [1.25]*3+[6.25]+[1]*5)
    step = .0193
    for r, widths in enumerate(rows):
        x = -.145
        for k, w in enumerate(widths):
            edge = k == 0 or k >= len(widths)-2 or (r == 4 and k != 3)
            cap = caps[2] if (r, k) == (0, 0) else caps[1 if edge else 0]
            y = .038-r*step
            out.append(shapes.bevelled_box("key", (x+.0008, y-.0088, .014), (x+w*step-.0008, y+.0088, .021), cap, .0022, 2))
            x += w*step
    t = np.linspace(0, math.pi/2, 14)
    V, F = shapes.lathe([(max(math.sin(b), .0005), math.cos(b)) for b in t], 48)
    body = mesh_object("mouse", V*np.array([.029, .052, .034]), F, None, None, [caps[0]])
    for o, (x, y) in [(o, keyboard) for o in out]+[(body, mouse)]:
        o.rotation_euler = (0, 0, a)
        o.location = (x*math.cos(a)-y*math.sin(a), x*math.sin(a)+y*math.cos(a), z)
    bpy.context.view_layer.update()
    return out+[body]


def hanger(st, z, half, drop=.045, colour="#b58a5a", y=0.0):
    """Wooden hanger whose shoulders lie `drop` below z at x = +-half, with a steel hook and a rail above."""
    woodm = st.material("hanger", .4, rough=.4, f0=.04, colour=colour, part=67)
    steel = st.material("hook", .4, rough=.15, f0=.5, colour="#b9bcc0", part=67)
    x = np.linspace(-half, half, 41)
    path = np.c_[x, np.full(41, y)+.02*(x/half)**2, z-drop*np.abs(x/half)**1.4]
    V, F, UV = shapes.sweep(path, .011, .008, across=(0, 1, 0), ring=16)
    out = [mesh_object("hanger", V, F, UV, None, [woodm])]
    a = np.linspace(-90, 170, 40)
    hook = [(0, y, z), (0, y, z+.06)]+[(.020*math.cos(math.radians(t)), y, z+.080+.020*math.sin(math.radians(t))) for t in a]
    V, F, UV = shapes.sweep(hook, .0026, .0026, across=(0, 1, 0), ring=10)
    out.append(mesh_object("hook", V, F, UV, None, [steel]))
    V, F, UV = shapes.sweep([(-3, y, z+.088), (3, y, z+.088)], .010, .010, across=(0, 1, 0), ring=20)
    out.append(mesh_object("rail", V, F, UV, None, [steel]))
    return out


def coffee(st, x, y, z, scale=1.0, colour="#f1ede6"):
    """A full cup on its saucer, to be seen from above."""
    china = st.material("china", .6, rough=.25, f0=.05, colour=colour, part=69)
    drink = st.material("drink", .2, rough=.2, f0=.04, colour="#4a2c1a", part=69)
    saucer = smooth([(.0001, .003), (.030, .003), (.055, .008), (.074, .016), (.076, .017), (.074, .015), (.050, .004), (.030, .0001)], n=48)
    cup = smooth([(.022, .004), (.032, .012), (.041, .040), (.044, .062), (.0425, .0635), (.041, .061), (.038, .040), (.028, .014)], n=56)
    out = []
    for name, prof in (("saucer", saucer), ("cup", cup)):
        V, F = shapes.lathe([(max(a, .0001)*scale, b*scale) for a, b in prof], 96)
        out.append(mesh_object(name, V+np.array([x, y, z]), F, None, None, [china]))
    a = np.linspace(0, 2*math.pi, 64, endpoint=False)
    ring = np.c_[x+.0398*scale*np.cos(a), y+.0398*scale*np.sin(a), np.full(64, z+.052*scale)]
    out.append(mesh_object("drink", ring, [tuple(range(64))], [(0, 0)]*64, None, [drink], smooth=False))
    t = np.linspace(-.9, .9, 24)
    path = np.c_[x+(.042+.022*np.cos(t*1.6))*scale, y+.018*np.sin(t*1.7)*scale, z+(.040+.012*np.sin(t))*scale]
    V, F, UV = shapes.sweep(path, .0035*scale, .0035*scale, across=(0, 0, 1), ring=10)
    return out+[mesh_object("handle", V, F, UV, None, [china])]


def sprig(st, x, y, z, scale=1.0, turn=40, seed=4):
    """Eucalyptus that lies on the table."""
    out = twigs(st, 0, 0, 0, scale, seed, n=3)
    for o in out:
        o.rotation_euler, o.location = (-math.pi/2, 0, math.radians(turn)), (x, y, z+.012*scale)
    bpy.context.view_layer.update()
    return out


def lawn(st, z, half, back, density=9000, seed=2):
    """Cut grass: single blades, each bent once, in three greens, on dark soil."""
    rng, out = np.random.default_rng(seed), []
    soil = st.material("soil", .2, colour="#4a5a34", part=62)
    out.append(shapes.quad("soil", [(-3*half, -3*half, z), (3*half, -3*half, z), (3*half, 3*back, z), (-3*half, 3*back, z)], soil))
    n = int(density*2*half*(back+half)/3)
    for colour in ("#86b45a", "#9cc46c", "#72a24c"):
        m = st.material("grass", .3, colour=colour, part=66)
        base = np.c_[rng.uniform(-half, half, n), rng.uniform(-half, back, n), np.full(n, z)]
        a, tall, wide = rng.uniform(0, 2*np.pi, n), rng.uniform(.025, .055, n), rng.uniform(.0015, .0028, n)
        side, lean = np.c_[np.cos(a), np.sin(a), a*0], np.c_[-np.sin(a), np.cos(a), a*0]*rng.uniform(.05, .5, n)[:, None]
        up = np.array((0, 0, 1.))
        mid, tip = base+(lean*.25+up*.6)*tall[:, None], base+(lean+up)*tall[:, None]
        V = np.stack([base-side*wide[:, None], base+side*wide[:, None], mid+side*wide[:, None]*.8, mid-side*wide[:, None]*.8, tip], 1).reshape(-1, 3)
        T = (np.arange(n)[:, None, None]*5+np.array([(0, 1, 2), (0, 2, 3), (3, 2, 4)])).reshape(-1, 3)
        out.append(Facets("grass", V, T, np.zeros((len(V), 2)), m))
    return out


def hedge(st, y, z, half, tall, seed=5, leaves=5200, blossoms=160):
    """A clipped hedge seen from the front, with a few blossoms low in it."""
    rng, out = np.random.default_rng(seed), []
    dark = st.material("shade", .15, colour="#42573a", part=62)
    out.append(shapes.quad("shade", [(-half, y+.05, z), (half, y+.05, z), (half, y+.05, z+tall), (-half, y+.05, z+tall)], dark))
    kinds = [(c, leaves, .030) for c in ("#6b9a5c", "#88b56e", "#55844c", "#a5c47e")]+[(c, blossoms, .024) for c in ("#f3dfe2", "#e79bb0")]
    for colour, n, size in kinds:
        m = st.material("hedge", .35, colour=colour, part=66)
        x, h = rng.uniform(-half, half, n), rng.uniform(0, tall, n)
        bump = .05*np.sin(x*9+2)+.05*np.sin(h*11)+.04*np.sin(x*23+h*17)
        c = np.c_[x, y-.06+bump-rng.uniform(0, .08, n), z+h]
        a = rng.uniform(0, 2*np.pi, n)
        d = np.c_[np.cos(a), rng.uniform(-.9, .3, n), np.sin(a)]
        d /= np.linalg.norm(d, axis=1, keepdims=True)
        s = np.cross(d, np.c_[rng.normal(0, .4, n), np.full(n, -1.), rng.normal(0, .4, n)+.4])
        s /= np.linalg.norm(s, axis=1, keepdims=True)
        r = size*rng.uniform(.7, 1.3, n)[:, None]
        V = np.stack([c-d*r, c+s*r*.55, c+d*r, c-s*r*.55], 1).reshape(-1, 3)
        T = (np.arange(n)[:, None, None]*4+np.array([(0, 1, 2), (0, 2, 3)])).reshape(-1, 3)
        out.append(Facets("hedge", V, T, np.zeros((len(V), 2)), m))
    return out


def sunlight(st, center, scale, amb=.46):
    """Open air: a sun from the upper left and a bright sky."""
    st.lights.clear()
    c = np.array(center, float)
    st.area_light(tuple(c+np.array((-3.4, -1.9, 2.7))*scale), tuple(c), .9*scale, 190*scale**2)
    st.area_light(tuple(c+np.array((2.2, -3.0, 1.6))*scale), tuple(c), 2.6*scale, 26*scale**2)
    st.world(amb, .3)
