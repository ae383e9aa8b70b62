"""15 oz mug: taller and wider than the 11 oz one, with a larger handle."""
from functools import partial
from podlib import art, drinkware, gallery, places, rooms
from products import mug

INFO = dict(category="drinkware", name="Ceramic mug 15 oz", name_zh="大号陶瓷马克杯 15oz")
R, H = .0435, .1180


def build(job):
    turned, inside = mug.shape(R, H, .0045)

    def extra(st, mats, low):
        return [drinkware.handle(mug.ear(R, H, .046), mats[0], .0068, .0046, 24 if low else 40, 12 if low else 20)]
    drinkware.standard(job, turned, drinkware.glazes, extra, .178, H*.49, ["#ffffff"]*4, lambda: art.floral(900, 500, n=34, seed=6),
                       ("tile", .55), inside,
                       second=(gallery.artwork("pattern-mushroom-wood"), ("tile", .30)),
                       room=partial(rooms.kitchen, tile="#c9957c", slab="#e6ddd2", things=places.breakfast))
