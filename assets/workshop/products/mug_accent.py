"""Two-tone mug: coloured inside and handle (parts 3 and 4) around a white printed wall."""
from functools import partial
from podlib import drinkware, gallery, places, rooms
from products import mug

INFO = dict(category="drinkware", name="Accent mug 11 oz, coloured inside", name_zh="内彩双色马克杯 11oz")
OPTIONS = {"black": "#1c1c1f", "red": "#b4232d", "navy": "#22345c", "green": "#2c6e55", "yellow": "#e5b23c", "pink": "#e59aa7"}


def glazes(st):
    mats = drinkware.glazes(st)
    return mats+[st.material("accent", .8, rough=.16, f0=.045, part=4)]


def build(job):
    turned, inside = mug.shape()

    def extra(st, mats, low):
        return [drinkware.handle(mug.ear(reach=.043), mats[4], .0066, .0042, 24 if low else 40, 12 if low else 20)]
    meta = dict(parts={"3": OPTIONS["red"], "4": OPTIONS["red"]}, part_options={"3": OPTIONS, "4": OPTIONS})
    drinkware.standard(job, turned, glazes, extra, .150, mug.H*.49, ["#ffffff", "#ffffff", "#ffffff", "#2c6e55", "#2c6e55"],
                       lambda: gallery.artwork("flower-bicycle"), ("place", .65, .07, .25), inside, meta=meta,
                       second=(gallery.artwork("scholar-cat"), ("place", .66, .06, .215)), dyed=["#ffffff", "#ffffff", "#ffffff", "#e5b23c", "#e5b23c"],
                       room=partial(rooms.kitchen, tile="#8fa3b8", slab="#efece7", things=places.books_and_candle))
