"""Polo shirt: a piqué tee with a knitted collar, a placket with three buttons and ribbed cuffs; a mark on the chest, a big print on the back."""
from podlib import gallery, places, props, rooms
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import FlatTailor

INFO = dict(category="apparel", name="Polo shirt", name_zh="Polo衫")
CUT = Cut(half=.266, length=.720, underarm=.478, shoulder=(.228, .682), neck=.082, drop_front=.088, drop_back=.013, rib=.026, sleeve_deg=36, sleeve_under=.104,
          cuff_w=.168, cuff_rib=.026, narrow=.94, polo=True, print_front=(.042, .446, .152, .556), print_back=(-.15, .215, .15, .615))


def build(job):
    flat = FlatTailor(job, "polo", CUT, seeds=(11, 5), local=.0105)
    flat.build(hang=dict(seed=5), worn=dict(seed=3), colour="#31506b", motif=gallery.artwork("sea-turtle"), place=("place", .14, .14, .72),
               second=("#f1efe9", gallery.artwork("sluggers-baseball"), ("place", .08, .08, .84)),
               room=places.laid("boards", "#7a6a58", ((props.tennis_balls, .92, -.84, 1.05), (rooms.sunglasses, -.95, .84, 1.3, 20)), "left"))
    flat.model()
