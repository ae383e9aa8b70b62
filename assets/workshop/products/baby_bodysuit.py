"""Baby bodysuit with short sleeves, bound leg openings and press studs."""
from podlib import art
from podlib.garment import Tailor
from podlib.garment_pattern import Top

INFO = dict(category="kids", name="Baby bodysuit", name_zh="婴儿连体衣")
BABY = [(-.10, .085, .066, .0), (.0, .090, .070, .0), (.05, .108, .086, .0), (.10, .116, .096, -.002), (.17, .117, .098, -.005), (.24, .111, .086, .0),
        (.295, .107, .074, .002), (.325, .098, .060, .006), (.345, .072, .050, .008), (.360, .052, .045, .006), (.40, .042, .042, .0), (.55, .042, .042, .0)]


def build(job):
    g = Top("baby_bodysuit", length=.375, half=.137, hem_half=.130, waist=.0, neck=.060, drop_front=.048, drop_back=.014,
            shoulder=(.110, .352), underarm=(.137, .248), sleeve_len=.112, sleeve_w=.086, collar=.013, leg=(.085, .046),
            print_front=(-.068, .125, .068, .275), print_back=(-.07, .12, .07, .30), body=BABY, body_shoulder=(.086, .004, .312),
            arm=.18, arm_radii=(.035, .026), arm_steps=((40, 8, .01), (48, -10, -.012), (56, 8, .01)), arm_end=56, low=-.06, density=.20)
    t = Tailor(job, g, step=.0036, bump=.0022)
    t.maps()
    t.pictures("#cfe0dc", art.bloom(900, 900), ("place", .08, .04, .84))
    t.model(.0075)
