"""Zipped cosmetic pouch 22 x 15 cm."""
import numpy as np
from podlib import art, gallery, pouches, props, rooms, sets, shapes
from podlib.scene import mesh_object, pose

INFO = dict(category="bags", name="Zip pouch 22 × 15 cm", name_zh="拉链收纳包 22×15cm")


def dresser(st, z, big):
    """What goes into it: a lipstick, a jar of cream and a brush."""
    gold = st.material("gold", .5, rough=.25, f0=.4, colour="#cfae73", part=66)
    ink = st.material("case", .2, rough=.2, f0=.05, colour="#2b2a2e", part=66)
    glass = st.material("jar", .6, rough=.15, f0=.06, colour="#efe4da", part=66)
    rose = st.material("rose", .4, rough=.35, f0=.04, colour="#b5404f", part=66)
    hair = st.material("hair", .3, colour="#8a6a52", part=66)

    def turned(name, prof, x, y, m):
        V, F = shapes.lathe([(max(a, .0001), b) for a, b in prof], 64)
        return mesh_object(name, np.asarray(V)+np.array((x, y, z)), F, None, None, [m], angle=.6)
    out = [turned("case", [(0, 0), (.0095, .0002), (.0100, .001), (.0100, .032), (.0097, .033), (0, .033)], .135, -.045, ink),
           turned("collar", [(.0078, .033), (.0080, .0335), (.0080, .047), (.0076, .0475), (0, .0475)], .135, -.045, gold),
           turned("stick", [(.0062, .0475), (.0062, .060), (.0050, .066), (.0025, .069), (0, .070)], .135, -.045, rose),
           turned("jar", [(0, 0), (.026, .0004), (.028, .003), (.028, .026), (.026, .028), (0, .028)], -.155, .02, glass),
           turned("lid", [(.0285, .028), (.029, .029), (.029, .042), (.0275, .044), (0, .044)], -.155, .02, gold)]
    a, b = np.array((.165, .02, z+.006)), np.array((.085, -.095, z+.006))
    for lo, hi, r0, r1, m in ((0, .62, .0034, .0046, ink), (.62, .74, .0052, .0056, gold), (.74, 1, .0060, .0088, hair)):
        t = np.linspace(lo, hi, 16)
        r = np.interp(t, (lo, hi), (r0, r1))
        if m is hair:
            r = r*np.sqrt(np.clip((1.0005-t)/.10, 0, 1))
        V, F, UV = shapes.sweep(a+(b-a)*t[:, None], r, r, across=(0, 0, 1), ring=20)
        out.append(mesh_object("brush", V, F, UV, None, [m]))
    return out+sets.vase(st, big*.70, big*.75, z, big*3.2)


def basin(job, st, objs, z, big):
    """On a stone top before tiles, with a candle and a jar."""
    pose(objs[0].parent, degrees=15, tilt=-12)
    w = big/1.25
    out = rooms.stone(st, z, w*3, "#e4ddd4")+rooms.tiles(st, w*2.6, w*2.0, "#8fb0a8")
    out += props.candle(st, -w*.92, w*.46, z, w*6)+props.jar(st, w*.82, w*.62, z, w*5.6, "#efe7dc")+sets.vase(st, w*.20, w*1.3, z, w*5.2, "#d9b8a6", seed=12)
    rooms.morning(st, (0, 0, 0), big*2.2)
    st.camera((0, 0, big*.03), big*1.62, (-.16, -1, .24), big*6, job.shot_res, lens=big*.02)
    job.picture(st, "scene2", objs+out, white=(84, .92), warm=.02, sheen=.06, eps=2e-4)


def build(job):
    pouches.build(job, "pouch", .22, .15, .048, None, art.floral(900, 900, n=40, seed=15), ("tile", .8), scene=dresser,
                  second=(gallery.artwork("pattern-cactus-pots"), ("tile", .55)), room=basin)
