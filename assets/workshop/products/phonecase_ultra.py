"""Phone case for a 6.8 inch phone: squarer corners, five separate lens rings, no island."""
from podlib import art, gallery, phone

INFO = dict(category="phone-tech", name="Phone case 6.8″ Ultra", name_zh="手机壳 6.8寸 Ultra款")
W, H = .0810, .1650


def cameras(m):
    x, z, out = -W/2+.0145, H/2-.0160, []
    for k in range(3):
        out += phone.lens((m["ring"], m["glass"]), x, z-k*.0185, .0074, -.0020)
    out += phone.lens((m["ring"], m["glass"]), x+.0178, z-.0078, .0046, -.0016)
    out += phone.lens((m["ring"], m["glass"]), x+.0178, z-.0215, .0046, -.0016)
    return out+phone.lens((m["ring"], m["ring"]), x+.0178, z-.0330, .0024, -.0012)


def build(job):
    phone.build(job, W, H, .0062, .0104, .0030, cameras, art.terrazzo(900, 1800, n=420), matte=.42,
                second=gallery.artwork("pattern-strawberry"), slab="#b8c4bd")
