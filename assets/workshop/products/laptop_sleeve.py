"""Padded laptop sleeve 13 inch."""
from podlib import art, gallery, pouches, rooms, sets, shapes
from podlib.scene import pose

INFO = dict(category="phone-tech", name="Laptop sleeve 13″", name_zh="13寸笔记本内胆包")


def desk(st, z, big):
    """The computer it is made for, closed, and a cup."""
    metal = st.material("laptop", .5, rough=.35, f0=.25, colour="#b9bdc3", part=66)
    gap = st.material("gap", .1, colour="#2a2b2f", part=66)
    out = [shapes.bevelled_box("base", (-.30, .13, z), (.02, .35, z+.0085), metal, .004, 4),
           shapes.bevelled_box("gap", (-.299, .131, z+.0085), (.019, .349, z+.0095), gap, .0003),
           shapes.bevelled_box("lid", (-.30, .13, z+.0095), (.02, .35, z+.0145), metal, .0024, 4)]
    return out+sets.coffee(st, .27, .16, z, 1.15)+sets.books(st, -.20, .26, z+.0145, .9, -14, ("#c9a27e", "#e6dfd3"))


def window_seat(job, st, objs, z, big):
    """Leaning on a bench before panels."""
    pose(objs[0].parent, degrees=13, tilt=-18)
    rooms.bench(job, st, objs, z, big*1.05, "#c4a38f", "#c39a6c", ("#33475e", "#e6dfd3"))


def build(job):
    pouches.build(job, "laptop_sleeve", .34, .245, .024, None, art.terrazzo(1200, 870, "#e9e1d4", n=320), "fill", canvas=False, foam=True, scene=desk, lean=-18,
                  second=(gallery.artwork("pattern-memphis"), ("tile", .55)), room=window_seat)
