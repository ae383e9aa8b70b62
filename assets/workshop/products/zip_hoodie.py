"""Zip hoodie: the pullover with a metal zip down the front; a small mark on the chest and a big print on the back."""
from podlib import gallery, places, sets
from podlib.flatlay.tailor import FlatTailor
from products import hoodie

INFO = dict(category="apparel", name="Zip hoodie", name_zh="拉链连帽卫衣")
CUT = hoodie.CUT.with_(zip=True, print_front=(.048, .392, .158, .502))


def build(job):
    flat = FlatTailor(job, "zip-hoodie", CUT, "fleece", seeds=(9, 3), elbow=(-2.5, -2.5), turn=(2.2, 1.6))
    flat.build(hang=dict(seed=5), worn=dict(seed=3, arms=63, elbow=16), colour="#4b5a4e", motif=gallery.artwork("honey-bee"), place=("place", .08, .08, .84),
               second=("#b9bfc4", gallery.artwork("summit-trail"), ("place", .04, .04, .92)),
               room=places.laid("boards", "#80604a", ((sets.coffee, 1.0, .86), (sets.books, -1.0, .88, 1.05, 24, ("#5f7d86", "#e9e2d6"))), "right"))
    flat.model(.019)
