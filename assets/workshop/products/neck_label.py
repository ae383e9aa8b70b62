"""Label of 4 x 3 cm pressed into the neck of a T-shirt: the print lies on the inside of the back (part 3)."""
import numpy as np
from PIL import Image
from podlib import giftwrap, lettering, pictures, rooms, sets
from podlib.flatlay import layers
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import Laid, window
from podlib.flatlay.views import warp_grid

INFO = dict(category="branding", name="Custom neck label", name_zh="定制领标")
CUT = Cut(label=False, drop_front=.118)
W, H, TOP = .040, .030, .6930                  # TOP: upper edge of the label, below the neck tape
RECT = (-W/2, TOP-H, W/2, TOP)
AT = TOP-.021                                  # middle of the pictures


def dye(g, B, label, colour, ink):
    for m in (g.cloth, *g.inner):
        g.st.paint(m, colour=colour)
    g.st.paint(g.st.material_of("inside"), rgb=pictures.bake(B.nx*2, B.ny*2, colour, [(label, lettering.neck_label(ink=ink), "fit")]))


def fade(path, reach=.10):
    """The shirt goes on beyond the picture: its mask fades out before the border, or a card of another shape would show a cut."""
    im = np.asarray(Image.open(path).convert("RGBA")).copy()
    n = im.shape[0]
    y, x = (np.mgrid[0:n, 0:n]+.5)/n
    t = np.clip(np.minimum(np.minimum(x, 1-x), 1-y)/reach, 0, 1)
    im[..., 3] = np.round(im[..., 3]*(t*t*(3-2*t)))
    Image.fromarray(im).save(path, quality=90, method=6)


def maps(job, g, B, label):
    st = g.st
    window(st, (0, AT))
    for view, seen_from, wide in (("front", (0, -.10, 1), .190), ("angle", (.22, -.55, 1), .260)):
        st.camera((0, AT-.002, 0), wide, seen_from, 1.6, job.res, roll_up=(0, 1, 0))
        job.flat_view(st, view, g.objs, {"print": label}, warp={"print": warp_grid(st, g.calm, B, label)})
        if job.wants(view):
            fade(f"{job.out}/{view}.shade.webp")


def shots(job, g, B, label):
    st, look = g.st, dict(contrast=1.12, eps=1e-4)
    paper = sets.sheet_of_paper(st, 4, "#e9e5de")
    window(st, (0, AT))
    dye(g, B, label, "#e4ddd0", "#26262a")
    st.camera((0, AT+.003, 0), .190, (.10, -.42, 1), 1.2, job.shot_res, roll_up=(0, 1, 0))
    job.picture(st, "hero", [o.turned(-4, (0, AT)) for o in g.objs]+paper, white=(80, .93), **look)
    dye(g, B, label, "#33475e", "#f4f1ea")
    st.camera((.004, TOP-.012, 0), .078, (.34, -.70, 1), .5, job.shot_res, roll_up=(0, 1, 0), lens=.0016)
    job.picture(st, "detail", g.objs+paper, white=(80, .93), **look)
    dye(g, B, label, "#8a9a86", "#f7f4ec")
    boards = sets.table(st, 0, .50, "#cfab84", depth=3.0)
    props = giftwrap.reel(st, -.118, AT+.083, 0)+giftwrap.reel(st, -.090, AT+.100, 0, "#c9785d")+giftwrap.hang_tag(st, .080, AT+.092, .0004, -62)
    bars = sets.low_sun(st, (0, AT, 0), .42)
    st.camera((0, AT+.018, 0), .300, (.05, -.34, 1), 1.7, job.shot_res, roll_up=(0, 1, 0))
    job.picture(st, "scene", [o.turned(6, (0, AT)) for o in g.objs]+boards+props+bars, white=(85, .90), warm=.03, **look)
    dye(g, B, label, "#c98f7a", "#3a2420")
    out = rooms.stone(st, 0, .4, "#dfe3e0")+giftwrap.reel(st, .102, AT+.080, 0, "#2f4858")+giftwrap.hang_tag(st, -.088, AT+.112, .0004, 48, "#e6dfd3")
    rooms.morning(st, (0, AT, 0), .60, .36)
    st.camera((0, AT+.022, 0), .262, (-.10, -.40, 1), 1.7, job.shot_res, roll_up=(0, 1, 0))
    job.picture(st, "scene2", [o.turned(-9, (0, AT)) for o in g.objs]+out, white=(83, .93), warm=.015, **look)


def build(job):
    g = Laid("neck-label", CUT, False, "jersey", 11, {})
    B = layers.neck_inside(g.f)[3]
    label = B.area(RECT, id=3, slot="print_front", bleed=False)
    maps(job, g, B, label)
    shots(job, g, B, label)
