"""More second rooms. A row of `things` is (prop, across, along, more...): where it lies in halves of the product's size, and what the
prop is told. Each room is called with the stage, the objects, and how large they are."""
import numpy as np
from podlib import art, props, rooms, sets, shapes, textures
from podlib.pictures import to_linear
from podlib.scene import pose

# light: where the window is, seen from the middle, for a size of one
WINDOWS = dict(right=(1.75, .90, 1.05), left=(-1.85, .55, 1.15), top=(.55, 1.90, 1.20))


def terrazzo(st, z, size, colour="#ece6dc", chips=("#d9c3b6", "#c3c8c2", "#dccdb4", "#b4b4b2", "#f7f3ec")):
    m = st.material("terrazzo", .6, rough=.4, f0=.035, rgb=to_linear(art.terrazzo(1400, 1400, colour, chips, 900)[..., :3]), part=62, repeat=True)
    k = 4*size
    return [shapes.quad("terrazzo", [(-k, -k, z), (k, -k, z), (k, k, z), (-k, k, z)], m, ((0, 0), (14, 0), (14, 14), (0, 14)))]


def ground_of(st, kind, colour, big, mid, z=0.0):
    """What things lie on, and the height at which they do."""
    if kind == "linen":
        return rooms.bed_linen(st, z, big*1.1, mid, colour), z-.004
    if kind == "stone":
        return rooms.stone(st, z, .9*max(big, .3), colour), z
    if kind == "terrazzo":
        return terrazzo(st, z, .5, colour), z
    return sets.table(st, z, .70, colour, depth=3.0, gloss=.035), z


def placed(st, things, mid, big, z):
    out = []
    for prop, across, along, *more in things:
        out += prop(st, mid[0]+across*big/2, mid[1]+along*big/2, z, *more)
    return out


def laid(ground="linen", colour="#e9e5dd", things=(), light="right", zoom=1.24, white=(82, .95), contrast=1.15, tilt=-.20, below=.0):
    """A garment or bag that lies, seen from above. below: thickness of what lies under it. Returns a room for FlatTailor."""
    def room(job, st, objs, mid, big):
        (x, y), reach = mid, max(1.0, big)
        floor, z = ground_of(st, ground, colour, big, mid, -below)
        props_ = placed(st, things, mid, big, z)
        st.lights.clear()
        at = np.array(WINDOWS[light])*reach
        st.area_light((x+at[0], y+at[1], at[2]), (x, y, 0), 1.2*reach, 40*reach**2, 1.5*reach)
        st.area_light((x-at[0]*.9, y-.6*reach, 1.6*reach), (x, y, 0), 1.2*reach, 5*reach**2, 1.2*reach)
        st.world(.36)
        st.camera((x, y, 0), big*zoom, (0, tilt, 1), big*6, job.shot_res, roll_up=(0, 1, 0))
        job.picture(st, "scene2", objs+floor+props_, white=white, warm=.015, contrast=contrast, eps=2e-4)
    return room


def shelf(job, st, objs, w, z, zmid, wall="#c9a79a", top="#b78c62", things=(), zoom=1.5, direction=(-.14, -1, .26), back=1.8, **look):
    """Something that stands on a shelf or a stone slab (top="stone") before a painted wall. w: its width, z: height of the shelf."""
    slab = rooms.stone(st, z, w*3, "#e9e4dc") if top == "stone" else sets.table(st, z, w*3, top)
    out = slab+sets.wall(st, w*back, w*2, wall)+placed(st, things, (0, 0), 2*w, z)
    rooms.morning(st, (0, 0, zmid), w*2.2, .40)
    st.camera((0, 0, zmid), w*zoom, direction, w*6, job.shot_res, lens=w*.014)
    job.picture(st, "scene2", objs+out, **(dict(white=(84, .92), warm=.02, eps=2e-4) | look))


def camp(job, st, objs, w, z, zoom=1.36):
    """On a weathered board in a garden, the hedge out of focus."""
    board = sets.table(st, 0, w*3.0, "#9c8468", depth=.55)
    edge = st.material("edge", .4, rough=.6, f0=.02, colour="#7d6850", part=62)
    board.append(shapes.bevelled_box("edge", (-9*w, w*1.62, -.4*w), (9*w, w*1.66, .002*w), edge, .01*w))
    hedge = sets.hedge(st, w*9, -w*9, w*12, w*18, leaves=1500, blossoms=60)
    twig = sets.sprig(st, -w*.52, w*.40, 0, w*3.6, 40, 7)
    sets.sunlight(st, (0, 0, z), w*2.4, .44)
    st.camera((0, 0, z*1.12), w*zoom, (.20, -1, .22), w*6, job.shot_res, lens=w*.085, focus=w*5.8)
    job.picture(st, "scene2", objs+board+hedge+twig, eps=1e-4, white=(86, .92), warm=.04)


def utility(job, st, objs, w, z, zoom=1.36):
    """On the floor of a utility room, a ball beside it."""
    out = sets.floor(st, 0, w*3, "#b99e80")+sets.wall(st, w*1.7, w*3, "#9fb2ac")
    white = st.material("skirting", .7, rough=.4, f0=.03, colour="#f1eee8", part=62)
    out.append(shapes.bevelled_box("skirting", (-9*w, w*1.64, 0), (9*w, w*1.7, w*.30), white, w*.02, 3))
    out += props.tennis_balls(st, -w*.62, -w*.34, 0, w*4.6, ((0, 0, 20),))+props.pot(st, w*.66, w*1.15, 0, w*3.6, "#c27d58", 8, 14)
    rooms.morning(st, (0, 0, z), w*2.2)
    st.camera((0, 0, z*1.2), w*zoom, (-.16, -1, .30), w*6, job.shot_res, lens=w*.05)
    job.picture(st, "scene2", objs+out, eps=1e-4, white=(85, .90), warm=.02)


def bathroom_top(st, w):
    """Candle, jar and twigs behind something on a stone top."""
    return props.candle(st, -w*.70, w*.55, 0, w*4.4)+props.jar(st, -w*.98, w*1.0, 0, w*4.2, "#efe7dc")+sets.vase(st, w*.86, w*.95, 0, w*4.4, "#d9b8a6", seed=12)


def breakfast(st, w):
    """Jars and oranges."""
    return props.jar(st, -w*.86, w*1.05, 0, w*5.4, "#f1e9da")+props.jar(st, -w*.40, w*1.5, 0, w*5.0, "#d7dfd9", tall=.075) + \
        rooms.fruit_bowl(st, w*.98, w*1.05, 0, w*4.8, "#e88a3a", "#f0ebe2")


def books_and_candle(st, w):
    return sets.books(st, -w*1.02, w*1.0, 0, w*5.4, -16, ("#d8c4ae", "#5f7d86", "#e9e2d6"))+props.candle(st, w*.86, w*.78, 0, w*5.0, "#8a6f80")


def herbs(st, w):
    return props.pot(st, -w*.92, w*1.05, 0, w*4.4, "#c27d58", 5)+props.jar(st, w*.90, w*1.1, 0, w*5.2, "#e6ddcb")


def over_shelf(job, st, objs, size, depth, wall="#c7b7a0"):
    """A round thing on the wall above a kitchen shelf with jars."""
    k, z = size/.30, -size*.86
    oak = st.material("oak", .4, rough=.5, f0=.03, colour="#a9794f", part=62, detail=textures.wood(512), repeat=True)
    out = sets.wall(st, depth, size*1.5, wall)+[shapes.bevelled_box("shelf", (-.9*k, depth-.17*k, z-.022*k), (.9*k, depth-.001, z), oak, .003*k, 3, 1/k)]
    y = depth-.09*k
    out += props.jar(st, -.205*k, y, z, k, "#e9e1d4")+props.jar(st, -.105*k, y, z, k, "#8fa39a", tall=.075)+sets.vase(st, .225*k, y, z, .78*k, "#3f5468", seed=9)
    out += sets.books(st, .04*k, y, z, .62*k, -10, ("#b9654a", "#efe6d8"))
    rooms.morning(st, (0, -size*.2, 0), size*2.4, .36)
    st.camera((-size*.03, 0, -size*.26), size*1.85, (-.12, -1, .05), size*6, job.shot_res)
    job.picture(st, "scene2", objs+out, white=(86, .92), warm=.03, eps=1e-4)


def night_desk(job, st, objs, root, big, lift):
    """A mouse pad on a dark desk, with mouse, keyboard, coffee and pen."""
    pose(root, degrees=-6, tilt=-90, location=(.04, -.01, lift))
    out = sets.table(st, 0, .75, "#4a4038", gloss=.04)+sets.desk_things(st, -6, 0, (-.275, .02), (.085, -.02))
    out[-1].location.z += lift
    wheel = shapes.bevelled_box("wheel", (-.0030, .014, .024), (.0030, .032, .0345), st.material("wheel", .2, rough=.4, f0=.04, colour="#55565a", part=68), .002, 3)
    wheel.rotation_euler, wheel.location = out[-1].rotation_euler, out[-1].location
    out.append(wheel)
    out += sets.coffee(st, .18, .185, 0, .9)+rooms.pen(st, -.12, -.135, 0, 8, "#a8282f")
    st.lights.clear()
    st.area_light((.75, .50, .60), (0, 0, 0), .30, 11)
    st.area_light((-.6, -.5, .7), (0, 0, 0), .6, 1.6)
    st.world(.40)
    st.camera((.0, .02, 0), .43, (-.10, -.80, 1), 2, job.shot_res, lens=.003)
    job.picture(st, "scene2", objs+out, white=(86, .92), warm=.03, eps=5e-5, spec=.7)


def bright_desk(job, st, objs, root, big, lift):
    """A desk mat on a pale table, with lamp, books and a plant behind it."""
    pose(root, degrees=7, tilt=-90, location=(0, 0, lift))
    out = sets.table(st, 0, 1.6, "#d9cdbb", depth=.36)+sets.wall(st, .575, 1.2, "#8ea19a")+sets.desk_things(st, 7, lift, (-.02, -.03), (.25, -.04))
    out += rooms.lamp(st, -.40, .36, 0, 1.05, "#3d4a52")+sets.books(st, .30, .38, 0, 1.1, -10, ("#b9654a", "#efe6d8", "#5f7d86"))+props.pot(st, .52, .34, 0, 1.0, "#e4dccf", 6)
    rooms.morning(st, (0, 0, 0), 1.7, .40)
    st.camera((0, .11, .02), 1.04, (-.10, -1, .74), 5, job.shot_res, lens=.006)
    job.picture(st, "scene2", objs+out, white=(86, .92), warm=.02, eps=1e-4, spec=.7)


def wet_room(wall, lo, tile="#c98f74", stool="#7d6048"):
    """Tiled wall in another colour, with a pot plant and a candle on a stool, for things that hang there."""
    def things(st, k):
        out = rooms.tiles(st, wall-.001, 1.15*k, tile)
        oak = st.material("stool", .4, rough=.5, f0=.03, colour=stool, part=62, detail=textures.wood(512), repeat=True)
        x0, top = -.78*k, lo+.06*k
        out.append(shapes.bevelled_box("seat", (x0, -.36*k, top-.03*k), (x0+.36*k, -.02*k, top), oak, .006, 3))
        for x in (x0+.03*k, x0+.30*k):
            for y in (-.33*k, -.08*k):
                out.append(shapes.bevelled_box("leg", (x, y, top-.8*k), (x+.032*k, y+.032*k, top-.03*k), oak, .003))
        return out+props.pot(st, x0+.13*k, -.17*k, top, 1.25*k, "#e4dccf", 6, 14)+props.candle(st, x0+.28*k, -.26*k, top, 1.1*k)
    return things


def hung(job, st, objs, box, things, zoom=1.62, direction=(-.14, -1, .05), sheen=.05, at=(0, 0, 0), amb=.36, **look):
    """Something large that hangs before a wall which is part of `things`."""
    lo, hi = map(np.array, box)
    mid, big = (lo+hi)/2+np.array(at), float(max(hi[0]-lo[0], hi[2]-lo[2]))
    rooms.morning(st, tuple(mid), big*2.2, amb)
    st.camera(tuple(mid), big*zoom, direction, big*6, job.shot_res)
    job.picture(st, "scene2", objs+things, **(dict(white=(84, .92), warm=.02, sheen=sheen, eps=4e-4) | look))
