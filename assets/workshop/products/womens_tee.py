"""Women's fitted V-neck T-shirt with short sleeves and a waist."""
from podlib import gallery, places, props, rooms, sets
from podlib.body import WOMAN
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import FlatTailor
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="apparel", name="Women’s V-neck T-shirt", name_zh="女款修身V领 T恤")
CUT = Cut(half=.224, length=.645, underarm=.440, shoulder=(.190, .608), neck=.086, drop_front=.135, drop_back=.020, vneck=True, rib=.013, waist=.016,
          sleeve_deg=37, sleeve_under=.058, cuff_w=.138, hem=.020, cuff=.018, print_front=(-.12, .135, .12, .455), print_back=(-.13, .19, .13, .57))


def model(job):
    g = Top("womens_tee", length=.66, half=.225, hem_half=.232, waist=.016, neck=.082, drop_front=.135, drop_back=.022, vneck=True,
            shoulder=(.178, .628), underarm=(.225, .452), sleeve_len=.172, sleeve_w=.126, sleeve_angle=32, collar=.014,
            print_front=(-.12, .14, .12, .46), print_back=(-.13, .19, .13, .57), body=WOMAN, body_shoulder=(.142, .008, .585),
            arm=.32, arm_radii=(.047, .036), bend=2.2e-6, density=.16, low=-.12)
    Tailor(job, g, step=.0066).model()


def build(job):
    flat = FlatTailor(job, "womens-tee", CUT, seeds=(7, 15))
    flat.build(hang=dict(seed=5), worn=dict(seed=3), colour="#d9a7a0", motif=gallery.artwork("monarch-butterfly"), place=("place", .10, .02, .80),
               second=("#f4f1ea", gallery.artwork("watercolour-poppies"), ("place", .10, .0, .80)),
               room=places.laid("stone", "#a9b5ac", ((rooms.sunglasses, 1.0, -.70, 1.3, 28, "#6b4a35"), (sets.sprig, -1.0, .86, 1.3, -40, 6), (props.candle, .98, .92, 1.1)), "top"))
    job.model_by(lambda: model(job))
