"""Unisex crew-neck T-shirt."""
from podlib import gallery, lettering
from podlib.flatlay.cut import Cut
from podlib.flatlay.tailor import FlatTailor
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="apparel", name="Unisex T-shirt", name_zh="男女同款 T恤")


def build(job):
    flat = FlatTailor(job, "tshirt", Cut())
    flat.build(hang=dict(seed=3), worn=dict(seed=3), colour="#33475e", motif=gallery.artwork("jungle-toucan"), place=("place", .10, .04, .80),
               second=("#2f4a43", lettering.slogan(), ("place", .08, .02, .84)))
    job.model_by(lambda: Tailor(job, Top("tshirt")).model())
