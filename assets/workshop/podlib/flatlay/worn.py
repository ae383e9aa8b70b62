"""A garment as it is worn, without the body: a torso grows between front and back, which are sewn together, in the cloth solver; they
fall into place and are read as smooth fields like the sheets on the table. x to the right, y up, z towards the camera."""
import numpy as np
from podlib.body import TORSO, mannequin
from podlib.cloth import Cloth
from podlib.flatlay import hang, hanger
from podlib.flatlay.lay import stiffer

SHRUNK = -.11                              # the torso while it is between two flat layers
STRAIGHT = .50                             # below this height of the torso cloth hangs straight down: no waist


def torso(f, wide, deep, arms, arm=.185):
    """With the beginning of its arms, in the size of the garment. arms: degrees below level."""
    k = f.N[1]/.72
    rows = [(z*k-.012, max(a, .172*(z < .46))*wide*k, (.112 if z < STRAIGHT else b)*deep*k, 0 if z < STRAIGHT else y*deep) for z, a, b, y in TORSO]
    b = mannequin(arms, rows=rows, shoulder=(.158*wide*k, .004, .612*k), arm=arm*k, radii=(.050*k, .040*k), forward=.02)
    nx, ny, nz = b.shape                   # grid[z up][y deep][x] -> grid[z to the camera][y up][x]
    b.grid = np.ascontiguousarray(b.grid.transpose(1, 0, 2)[::-1])
    b.shape, b.origin = (nx, nz, ny), (b.origin[0], b.origin[2], -(b.origin[1]+(ny-1)*b.h))
    return b


def worn(front, back, seed, bend, density, step=.0065, wave=.006, wide=1.10, deep=.84, arms=66, bed=14., seconds=1.0):
    """bed: N/m3, how firmly both layers keep the round shape of the torso, the printed chest most."""
    c, faces, flat = Cloth(step, seed), (front, back), hang.Bar(front, slope=0)
    for k, f in enumerate(faces):
        c.panel("back" if k else "front", hang.loop(f), lambda P: hang.starting(P, f, flat, seed*10+k, -1 if k else 1, wave, 1.0),
                {n+s: n+s for n in hang.SEWN for s in ("", "-left")}, flip=bool(k))
    body, stiff = torso(front, wide, deep, arms), [stiffer(f) for f in faces]
    c.build(density=density, stretch=400, bend=bend, bend_scale=lambda p, m: stiff[p["name"] == "back"](m))
    c.plan = np.zeros_like(c.x)
    for p, f, side in zip(c.panels, faces, (1, -1)):
        c.area[p["ids"]] *= .15+14*hang.chest(p["P"], f)
        c.plan[p["ids"], 2] = side*(deep*.118+.004)*np.sqrt(np.maximum(1-(p["P"][:, 0]/.30)**2, 0))
    for share, kw in ((.6, dict(fall=.5, damping=20, body_off0=SHRUNK, body_off1=-.005, friction=.05)),
                      (.8, dict(fall=9.8, damping=6, body_off0=-.005, friction=.25)),
                      (.8, dict(fall=9.8, damping=4, friction=.4, self_radius=step*.8, internal=.3)),
                      (.5, dict(fall=9.8, damping=18, friction=.6, self_radius=step*.8, internal=.45))):
        c.run(share*seconds, body, gravity=0, bed_up=bed, bed_down=bed, **kw)
    c.relax()
    return [hang.fields_read(c, p, f) for p, f in zip(c.panels, faces)]


class Worn(hanger.Hung):
    """Of the back only the inside of the neck is seen; the wall takes a soft shadow."""
    gap, inside, whole, shadow, sky, key = .05, .080, False, .26, .50, 30.

    @staticmethod
    def fallen(name, front, back, **kw):
        return hang.fields_of(name, front, back, make=worn, sources=("flatlay/hang.py", "flatlay/worn.py", "body.py"), **kw)

    def hanger(self):
        pass

    def peg(self):
        pass
