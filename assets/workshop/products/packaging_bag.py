"""Mailing bag 25 x 35 cm of soft film, filled with a folded garment: open flap with two adhesive strips (part 4)."""
import numpy as np
from scipy.ndimage import gaussian_filter1d
from podlib import giftwrap, lettering, pillows, rooms, sets, shapes
from podlib.cloth import simulated
from podlib.curves import rect_loop
from podlib.flatlay.layers import field
from podlib.panelware import TwoSided, dye
from podlib.scene import Stage, cloth_object, group, mesh_object, pose

INFO = dict(category="branding", name="Branded mailing bag", name_zh="定制快递袋")
W, H, THICK, FLAP = .25, .35, .036, .058
PRINT = (-.075, -.080, .075, .070)
LINER = "#c9dbe6"
ATLAS = TwoSided(W, H, -H/2, 1.06)
MAKE = pillows.make_of(W, H, bow=.010, corner=.003, inner=[rect_loop(*PRINT)])


def ridges(t, wave, seed, n=1200):
    """Sharp folds along a line of 0..1: high on the crease, nothing in between."""
    r = gaussian_filter1d(np.random.default_rng(seed).normal(size=n), wave*n, mode="wrap")
    return np.interp(np.mod(t, 1), np.linspace(0, 1, n), np.clip(1-1.7*np.abs(r/r.std()), 0, 1)**1.3)


def creases(P):
    """Film does not stretch: folds run inwards from the welds, fan out of the corners, and a few cross the middle."""
    x, y = P.T
    z = np.zeros(len(P))
    for k, (d, s) in enumerate(((W/2-x, y/H), (W/2+x, y/H), (H/2-y, x/W), (H/2+y, x/W))):
        d = np.maximum(d, 0)
        reach = .022+.018*ridges(s+.3, .05, 40+k)
        z += .0026*np.exp(-d/reach)*(1-np.exp(-d/.006))*ridges(s+.5+.25*d, .012, 20+k)
    for k, (cx, cy) in enumerate(((W/2, H/2), (-W/2, H/2), (-W/2, -H/2), (W/2, -H/2))):
        r, a = np.hypot(x-cx, y-cy), np.arctan2(np.abs(y-cy), np.abs(x-cx))/(np.pi/2)
        z += .0042*np.exp(-r/.075)*(1-np.exp(-r/.020))*ridges(a*.9+.05, .030, 60+k)
    lo = np.array((-W, -H))
    body = np.clip(np.minimum(W/2-np.abs(x), H/2-np.abs(y))/.04, 0, 1)
    for k, wave in enumerate((.085, .045)):
        n = field(wave, 7+k, P, lo, stretch=(1, 2.2), angle=.9-1.6*k)
        z += (.0022, .0010)[k]*body*np.clip(1-1.5*np.abs(n), 0, 1)
    return z


def filled():
    """What lies on a table is flat below: only the upper side bulges. Film gives more than cloth, so the sides come in less."""
    c = simulated("packaging-bag", MAKE, .0032, pillows.pump(W, H, THICK))
    c.x[:, 1] = np.where(c.x[:, 1] > 0, c.x[:, 1]*.12, c.x[:, 1])
    flat = np.zeros((len(c.x), 2))
    for p in c.panels:
        flat[p["ids"]] = p["P"]
    c.x[:, [0, 2]] = .38*c.x[:, [0, 2]]+.62*flat
    front = c.panels[0]
    c.x[front["ids"], 1] -= 1.25*creases(front["P"])
    return c


def border(c):
    """Outline of the sewn panels, and where its points lie in the pattern."""
    p = c.panels[0]
    n = len(p["bound"])
    return c.x[p["ids"][:n]], p["P"][:n]


def sheet(name, P, mat):
    """Rows of points as one soft sheet."""
    rows, cols = P.shape[:2]
    i = np.arange(rows*cols).reshape(rows, cols)
    F = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    return mesh_object(name, P.reshape(-1, 3), F, np.full((4*len(F), 2), -1.), None, [mat])


def flap(c, film, liner):
    """The tongue above the mouth lies back on the table; two strips of backing paper on it."""
    path, flat = border(c)
    top = path[flat[:, 1] > H/2-.006]
    top = top[np.argsort(top[:, 0])]
    floor = float(c.x[:, 1].max())
    x = np.linspace(top[0, 0], top[-1, 0], 48)
    line = np.c_[x, np.interp(x, top[:, 0], top[:, 1]), np.interp(x, top[:, 0], top[:, 2])]

    def at(t, lift=0.0):
        wave = .0011*np.sin(x*37+1)*np.sin(np.pi*np.clip(t, 0, 1))+.0006*np.sin(x*71+t*3)
        y = line[:, 1]*(1-t)**2+(floor-.0009)*(1-(1-t)**2)-np.abs(wave)*t-lift
        return np.c_[line[:, 0]*(1-.030*t), y, line[:, 2]-.002+t*(FLAP+.002)]
    out = [sheet("flap", np.stack([at(t) for t in np.linspace(0, 1, 14)]), film)]
    for lo, hi in ((.30, .46), (.66, .82)):
        P = np.stack([at(t, .0004) for t in np.linspace(lo, hi, 4)])
        out.append(sheet("liner", P[:, 2:-2], liner))
    return out


def weld(c, film):
    """A fine bead along the welded sides."""
    path, _ = border(c)
    V, F, _ = shapes.sweep(path, .0007, .0010, across=(0, 1, 0), ring=8, closed=True)
    return mesh_object("weld", V, F, np.full((4*len(F), 2), -1.), None, [film])


def bag(st, c, name=""):
    film = dict(rough=.38, f0=.045)
    mats = [st.material("film"+name, .78, **film), st.material("rim"+name, .78, part=1, **film), st.material("liner"+name, .7, rough=.25, f0=.05, part=4)]
    return [cloth_object(c, "bag"+name, ATLAS.uv, mats[:1]), weld(c, mats[1]), *flap(c, mats[1], mats[2])], mats


def paint(st, mats, area, colour, ink):
    dye(st, mats[:2], colour, (2048, int(1024*H/W)), [(area, lettering.logo(ink=ink), "fit")])
    st.paint(mats[2], colour=LINER)


def shots(job, st, c, first, lift, area):
    objs, root, mats = first
    look = dict(eps=1e-4, spec=.9)
    other, dark = bag(st, c, "-2")
    second = group(other)
    paint(st, mats, area, "#f7f6f3", "#26262a")
    paint(st, dark, area, "#202023", "#f4f1ea")
    paper = sets.cyclorama(st, 0, .62, .62, "#e6dfd5")
    st.soft_studio((0, 0, 0), scale=1.1, fill=1.5, amb=.30, key=.95)
    pose(second, degrees=13, tilt=-90, location=(.100, .075, lift))
    pose(root, degrees=-9, tilt=-90, location=(-.070, -.045, lift+.014))
    st.camera((.012, .026, 0), .54, (.10, -1, 2.2), 3, job.shot_res)
    job.picture(st, "hero", objs+other+paper, white=(72, .97), **look)
    pose(root, tilt=-90, location=(0, 0, lift))
    st.camera((-.035, .128, .012), .190, (-.42, -1, .95), 1.2, job.shot_res, lens=.004)
    job.picture(st, "detail", objs+paper, white=(72, .97), **look)
    top = sets.table(st, 0, .95, "#c9a57c")
    pose(second, degrees=8, tilt=-90, location=(-.010, -.020, lift))
    things = giftwrap.tape_roll(st, .190, .125, 0)+giftwrap.hang_tag(st, .195, -.075, .0004, 24, "#efe6d6")
    things += sets.sprig(st, -.215, -.150, .002, 1.1, 150)
    bars = sets.low_sun(st, (0, 0, 0), .75)
    st.camera((.012, .006, 0), .54, (.04, -.40, 1), 3.2, job.shot_res)
    job.picture(st, "scene", other+top+things+bars, white=(82, .92), warm=.03, eps=1e-4, spec=.3)
    paint(st, mats, area, "#f7f6f3", "#a8563c")
    pose(root, degrees=-11, tilt=-90, location=(-.020, -.010, lift))
    out = rooms.stone(st, 0, .5, "#a9b5ac")+giftwrap.tape_roll(st, .195, .130, 0, colour="#d9c6a5")+sets.coffee(st, -.215, .160, 0, .95)+giftwrap.hang_tag(st, .185, -.120, .0004, -30, "#c9785d")
    rooms.morning(st, (0, 0, 0), 1.0, .42)
    st.camera((0, .006, 0), .54, (-.05, -.45, 1), 3.2, job.shot_res)
    job.picture(st, "scene2", objs+out, white=(84, .93), warm=.02, eps=1e-4, spec=.4)


def build(job):
    st, c = Stage(), filled()
    objs, mats = bag(st, c)
    root, lift = group(objs), float(c.x[:, 1].max())
    area = ATLAS.area(PRINT, bleed=False)
    meta = dict(parts={"4": LINER})
    st.soft_studio((0, 0, 0), scale=.95, fill=1.6, amb=.28)
    pose(root, tilt=-90, location=(0, 0, lift))
    for view, direction, wide in (("front", (0, -.16, 1), .455), ("angle", (.42, -1, .90), .47)):
        st.camera((0, .026, 0), wide, direction, 2.6, job.res)
        job.view(st, view, objs, {"front": area}, plane=("floor", 0.0), percentile=88, contrast=1.15, eps=1e-4, meta=meta)
    shots(job, st, c, (objs, root, mats), lift, area)
    pose(root)
    job.model_cloth(MAKE, c, ATLAS.uv, {"front": PRINT}, .022, "packaging-bag", extra=objs[1:])
