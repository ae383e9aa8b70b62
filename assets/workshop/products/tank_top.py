"""Tank top: wide armholes with a narrow binding."""
from podlib import gallery, places, props, rooms
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import FlatTailor
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="apparel", name="Tank top", name_zh="背心")
CUT = Cut(half=.252, length=.710, underarm=.470, shoulder=(.158, .694), neck=.096, drop_front=.125, drop_back=.050, rib=.013, sleeve=False,
          print_front=(-.13, .18, .13, .53), print_back=(-.13, .22, .13, .60))


def model(job):
    g = Top("tank_top", length=.71, half=.258, hem_half=.262, neck=.088, drop_front=.135, drop_back=.055, sleeve=False,
            shoulder=(.148, .690), underarm=(.258, .460), armhole=.052, collar=.013,
            print_front=(-.13, .15, .13, .50), print_back=(-.13, .18, .13, .56),
            arm_steps=((42, 8, .02), (50, -12, -.025), (58, 10, .02)))
    Tailor(job, g).model()


def build(job):
    flat = FlatTailor(job, "tank-top", CUT, seeds=(4, 12))
    flat.build(hang=dict(seed=5), worn=dict(seed=3, fill=.975, hips=.925, hem=.94), colour="#2f4858", motif=gallery.artwork("sunset-cocktail"), place=("place", .08, .02, .84),
               second=("#e8c9b4", gallery.artwork("tropical-flamingo"), ("place", .10, .02, .80)),
               room=places.laid("boards", "#cdbca4", ((props.straw_hat, -1.27, -.66, 1.0), (rooms.sunglasses, .84, .66, 1.3, -20)), "top"))
    job.model_by(lambda: model(job))
