"""Long-sleeve T-shirt: the tee with ribbed cuffs."""
from podlib import gallery, places, props, sets
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import FlatTailor

INFO = dict(category="apparel", name="Long-sleeve T-shirt", name_zh="长袖 T恤")
CUT = Cut(half=.264, length=.722, underarm=.478, shoulder=(.228, .684), sleeve_deg=69, sleeve_under=.420, cuff_w=.124, cuff_rib=.048, narrow=.74)


def build(job):
    flat = FlatTailor(job, "long-sleeve", CUT, seeds=(8, 17), elbow=(-2.5, -2.), turn=(2.2, 1.6))
    flat.build(hang=dict(seed=5), worn=dict(seed=3), colour="#7c8c7a", motif=gallery.artwork("toadstool-family"), place=("place", .10, .04, .80),
               second=("#ece4d6", gallery.artwork("retro-camper-van"), ("place", .10, .06, .80)),
               room=places.laid("boards", "#6b5243", ((props.straw_hat, -1.02, .92, 1.0), (sets.coffee, 1.04, .80)), "left"))
    flat.model()
