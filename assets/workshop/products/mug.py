"""11 oz ceramic mug: turned body and swept handle, glossy glaze."""
from podlib import art, drinkware, gallery
from podlib.curves import arc

INFO = dict(category="drinkware", name="Ceramic mug 11 oz", name_zh="陶瓷马克杯 11oz")
R, H, WALL = .041, .0955, .0042


def shape(r=R, h=H, wall=WALL, foot=.0045, z0=.006, edge=.006):
    below = [(.0001, .0025), (r-.010, .0025), (r-.0085, 0), (r-.0055, 0)]+arc(r-foot, foot, foot, -80, 0, 6)
    band = drinkware.strip_rows(lambda z: r, z0, h-edge)
    lip = [(r, h-wall/2)]+arc(r-wall/2, h-wall/2, wall/2, 0, 180, 9)
    inner = [(r-wall, h-.01), (r-wall, .014)]+arc(r-wall-.009, .014, .009, 0, -90, 6)+[(.0001, .005)]
    turned = drinkware.Turned(below, band, lip+inner, h)
    return turned, len(below)+len(band)+5          # the inside starts on top of the lip


def ear(r=R, h=H, reach=.041):
    return ((r-.003, h*.815), (r+reach, h*.90), (r+reach, h*.13), (r-.003, h*.20))


def build(job):
    turned, inside = shape()

    def extra(st, mats, low):
        return [drinkware.handle(ear(), mats[0], seg=24 if low else 40, ring=12 if low else 20)]
    drinkware.standard(job, turned, drinkware.glazes, extra, .150, H*.49, ["#ffffff"]*4, lambda: gallery.artwork("say-coffee-first"), ("place", .625, .05, .29), inside,
                       second=(art.floral(900, 900, "#f4ece0", n=30, leaf="#7fae8a", seed=9), ("tile", .30)))
