"""Ceramic pet bowl: conical wall, so the strip is slightly longer at the foot than at the rim."""
from podlib import art, drinkware, gallery, places
from podlib.curves import arc

INFO = dict(category="pets", name="Ceramic pet bowl", name_zh="陶瓷宠物碗")
R0, R1, H, WALL = .0820, .0700, .0600, .0055


def radius(z):
    return R0+(R1-R0)*z/H


def build(job):
    below = [(.0001, .003), (R0-.016, .003), (R0-.013, 0), (R0-.005, 0)]+arc(R0-.0045, .0045, .0042, -75, 0, 6)
    band = drinkware.strip_rows(radius, .0065, H-.007)
    lip = [(radius(H-.003), H-.003)]+arc(R1-WALL/2, H-WALL/2, WALL/2, 0, 180, 9)
    inner = [(R1-WALL-.001, H-.010), (R1-WALL-.004, .026)]+arc(R1-WALL-.024, .026, .020, 0, -90, 8)+[(.0001, .006)]
    turned = drinkware.Turned(below, band, lip+inner, H, 360)
    meta = dict(parts={"3": "#ffffff"}, part_options={"3": {"white": "#ffffff", "mint": "#a9d3c2", "sky": "#9cc3dd", "blush": "#efb9b0"}})
    drinkware.standard(job, turned, drinkware.glazes, lambda st, mats, low: [], .215, H*.46, ["#f4d9c6"]*3+["#ffffff"],
                       lambda: art.paws(900, 300, "#f4d9c6", "#7a4b3a", 7), ("tile", .31), len(below)+len(band)+5,
                       views=dict(front=(90, 0.0), side=(180, 0.0)), gloss_scale=1.5, meta=meta, elevation=.42, hero_turn=80,
                       second=(gallery.artwork("pattern-dog-days"), ("tile", .30)), dyed=["#ffffff"]*4, room=places.utility)
