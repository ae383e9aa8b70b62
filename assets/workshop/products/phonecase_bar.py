"""Phone case for a 6.3 inch phone with a camera bar across the back."""
from podlib import art, gallery, phone, shapes

INFO = dict(category="phone-tech", name="Phone case 6.3″ camera bar", name_zh="手机壳 6.3寸 横条镜头款")
W, H = .0760, .1560


def cameras(m):
    z, w, h = H/2-.0315, W-.013, .0215
    out = [phone.island(shapes.rounded_outline(w, h, h/2-.0004, 14), m["island"], (0, z), .0022)]
    out.append(phone.cutter(shapes.rounded_outline(.034, .0130, .0064, 12), m["glass"], (-w/2+.0215, z), -.0026))
    for dx in (-.0080, .0080):
        out += phone.lens((m["glass"], m["glass"]), -w/2+.0215+dx, z, .0052, -.0029)
    out += phone.lens((m["ring"], m["glass"]), -w/2+.0455, z, .0042, -.0027)
    return out+phone.lens((m["ring"], m["ring"]), w/2-.0065, z, .0022, -.0026)


def build(job):
    phone.build(job, W, H, .0105, .0108, .0030, cameras, art.waves(900, 1800), parts={"3": "#c9c6c0", "4": "#efe9d8"},
                second=gallery.artwork("neon-city"), write=True, colour="#5a4636")
