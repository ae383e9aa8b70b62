"""Phone case for a 6.1 inch phone with a square three-lens island."""
from podlib import art, phone, shapes

INFO = dict(category="phone-tech", name="Phone case 6.1″ Pro", name_zh="手机壳 6.1寸 Pro款")
W, H = .0745, .1500


def cameras(m):
    cx, cz, side = -W/2+.0225, H/2-.0225, .0335
    out = [phone.island(shapes.rounded_outline(side, side, .0088, 12), m["island"], (cx, cz))]
    for dx, dz in ((-.0076, .0076), (-.0076, -.0076), (.0078, 0)):
        out += phone.lens((m["ring"], m["glass"]), cx+dx, cz+dz, .0068)
    return out+phone.lens((m["ring"], m["ring"]), cx+.0085, cz+.0105, .0026, -.0014)


def build(job):
    phone.build(job, W, H, .0125, .0105, .0034, cameras, art.floral(1000, 1900, n=60, scale=1.25),
                second=art.hills(1000, 1900))
