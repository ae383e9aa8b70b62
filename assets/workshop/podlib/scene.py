"""Stage: meshes, materials, lights and camera. Blender is only the geometry library behind it."""
import math
import bpy
import numpy as np
from mathutils import Vector


def linear(colour):
    """'#rrggbb' -> linear rgb."""
    c = np.array([int(colour[i:i+2], 16) for i in (1, 3, 5)])/255
    return np.where(c <= .04045, c/12.92, ((c+.055)/1.055)**2.4)


class Stage:
    def __init__(self):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.lights, self.sky, self.mats, self.cam = [], (.3, .0), {}, {}

    # ---- lights
    def world(self, strength=.3, gradient=0.0):
        self.sky = (strength, gradient)

    def area_light(self, loc, target, size, power, size_y=None):
        """Rectangular softbox, power in watts, Lambertian emitter."""
        loc, n = Vector(loc), (Vector(target)-Vector(loc)).normalized()
        q = n.to_track_quat("Z", "Y")
        u, v = q @ Vector((1, 0, 0)), q @ Vector((0, 1, 0))
        w, h = size, size_y or size
        self.lights.append((*loc, *(u*w/2), *(v*h/2), *n, power/(math.pi*w*h), w*h))

    def soft_studio(self, center, scale=1.0, key=1.0, fill=1.0, rim=1.0, amb=0.14, front=-1):
        """Hard-ish key from the upper left, big weak fill, top and right rim: brings folds out."""
        self.lights.clear()
        c, f, s2 = Vector(center), front, scale*scale

        def at(x, y, z):
            return c+Vector((-x*f, y, z))*scale              # x is measured as seen by the camera
        self.area_light(at(-1.9, 1.3*f, 1.5), c, 0.9*scale, 70*key*s2)
        self.area_light(at(2.2, 1.8*f, 0.0), c, 2.0*scale, 15*fill*s2)
        self.area_light(at(0.2, 0.5*f, 2.4), c, 1.0*scale, 18*rim*s2)
        self.area_light(at(2.2, -0.1*f, 0.3), c, 0.8*scale, 14*rim*s2, 2*scale)
        self.world(amb)

    def gloss_studio(self, center, scale=1.0, amb=.40):
        """Glazed and lacquered goods need something to reflect: strip boxes left and right, a big front card.
        scale 1 suits a product of about 10 cm."""
        self.lights.clear()
        c, s2 = Vector(center), scale*scale
        for loc, size, power, size_y in (((-.42, -.36, .21), .16, 5.2, .46), ((.46, -.22, .11), .07, 1.6, .42),
                                         ((0, .02, .55), .5, 3.0, .5), ((.10, -.9, .25), .7, 4.0, .7)):
            self.area_light(c+Vector(loc)*scale, c, size*scale, power*s2, size_y*scale)
        self.world(amb, .35)

    # ---- camera
    def camera(self, center, width, direction=(0, -1, 0), distance=4.0, res=1000, lens=0.0, roll_up=(0, 0, 1), focus=None):
        """Long lens looking at `center`; `width` metres fill the square frame. lens: aperture radius (m)."""
        d = Vector(direction).normalized()
        fwd = -d
        right = fwd.cross(Vector(roll_up)).normalized()
        self.cam = dict(eye=Vector(center)+d*distance, right=right, up=right.cross(fwd), fwd=fwd, tanx=width/2/distance,
                        res=int(res), lens=lens, focus=focus or distance)

    def project(self, points):
        """World points -> pixel coordinates of the current camera, and depth."""
        cam = self.cam
        p = np.asarray(points)-np.array(cam["eye"])
        z, k = p @ np.array(cam["fwd"]), cam["res"]/2
        x = k+p @ np.array(cam["right"])/z/cam["tanx"]*k
        return np.c_[x, k-p @ np.array(cam["up"])/z/cam["tanx"]*k]

    # ---- materials
    def material(self, name, albedo=0.72, rough=1.0, f0=0.0, part=1, detail=None, bump=None, bump_dist=0.001,
                 colour=None, rgb=None, repeat=False, slot=None):
        """detail: HxW multiplier (1 = neutral, drawn seams), bump: HxW height 0..1, row 0 = top (v=1).
        f0 > 0 makes it glossy. part = id in uv.webp. colour or rgb texture only count in shop pictures.
        slot: the material is a print area, and keeps that name in the GLB."""
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        shader = m.node_tree.nodes["Principled BSDF"]
        shader.inputs["Base Color"].default_value = (*(linear(colour) if colour else (.9, .9, .9)), 1)
        shader.inputs["Roughness"].default_value = max(rough, .08) if f0 else .92
        m.use_backface_culling = False
        self.mats[m.name] = dict(albedo=albedo, rough=rough, f0=f0, bump=bump_dist, part=part, colour=colour, rgb=rgb,
                                 alb=_f32(detail), hgt=_f32(bump), repeat=repeat, slot=slot)
        return m

    def material_of(self, name):
        return bpy.data.materials[name]

    def paint(self, mat, colour=None, rgb=None, albedo=None):
        """Give a material the colour it has in a shop picture (the maps stay white)."""
        m = self.mats[mat.name]
        if rgb is not None:
            m["rgb"] = _f32(rgb)
            m["albedo"] = float(np.mean(rgb))*.85+.05
        elif colour:
            m["rgb"], m["colour"] = None, colour
            m["albedo"] = float(linear(colour).mean())*.85+.03
        if albedo is not None:
            m["albedo"] = albedo


def _f32(a):
    return None if a is None else np.ascontiguousarray(a, np.float32)


# ------------------------------------------------------------------ meshes
def mesh_object(name, verts, faces, loop_uv=None, mat_ids=None, mats=(), smooth=True, angle=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata(np.asarray(verts).tolist(), [], faces if isinstance(faces, list) else np.asarray(faces).tolist())
    if loop_uv is not None:
        layer = me.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.ascontiguousarray(loop_uv, np.float32).ravel())
    for m in mats:
        me.materials.append(m)
    if mat_ids is not None:
        me.polygons.foreach_set("material_index", np.asarray(mat_ids, np.int32))
    if smooth:
        me.polygons.foreach_set("use_smooth", [True]*len(me.polygons))
    if angle:
        me.use_auto_smooth, me.auto_smooth_angle = True, angle
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def cloth_object(cloth, name, uv_of, mats, mat_of=None, thickness=0.0):
    """Cloth -> mesh. uv_of(panel, P2)->Nx2 atlas uv; mat_of(panel, centroids)->ids. With a thickness the inner
    side gets the second material, so that a print does not shine through a neck hole."""
    F, UV, M = [], [], []
    for p in cloth.panels:
        F.append(p["ids"][p["T"]])
        UV.append(uv_of(p, p["P"])[p["T"]].reshape(-1, 2))
        M.append(mat_of(p, p["P"][p["T"]].mean(1)) if mat_of else np.zeros(len(p["T"]), int))
    o = mesh_object(name, cloth.x, np.vstack(F), np.vstack(UV), np.concatenate(M), mats)
    if thickness:
        modifier(o, "SOLIDIFY", thickness=thickness, offset=-1, material_offset=len(mats)-1)
    return o


def modifier(o, kind, **kw):
    m = o.modifiers.new(kind.lower(), kind)
    for k, v in kw.items():
        setattr(m, k, v)
    return m


def group(objs):
    """Parent objects to an empty so that a view can turn them together."""
    root = bpy.data.objects.new("root", None)
    bpy.context.collection.objects.link(root)
    for o in objs:
        o.parent = root
    return root


def pose(root, degrees=0.0, tilt=0.0, location=(0, 0, 0)):
    root.rotation_euler = (math.radians(tilt), 0, math.radians(degrees))
    root.location = location
    bpy.context.view_layer.update()


class Facets:
    """A mesh that never passes through Blender, which takes a minute for half a million triangles. One material."""
    def __init__(self, name, points, faces, uv, mat):
        self.name, self.points, self.faces, self.uv, self.mat = name, np.asarray(points, float), faces, uv, mat

    def turned(self, degrees, centre):
        """The same mesh, turned on the table."""
        a = math.radians(degrees)
        m = np.array([(math.cos(a), -math.sin(a), 0), (math.sin(a), math.cos(a), 0), (0, 0, 1)])
        c = np.array([*centre, 0])
        return Facets(self.name, (self.points-c) @ m.T+c, self.faces, self.uv, self.mat)

    def arrays(self, names):
        X, T = self.points, self.faces
        normal, face = np.zeros_like(X), np.cross(X[T[:, 1]]-X[T[:, 0]], X[T[:, 2]]-X[T[:, 0]])
        for c in range(3):
            np.add.at(normal, T[:, c], face)
        normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-12)
        corners = T.ravel()
        return X[corners], normal[corners], self.uv[corners], np.full(len(T), names.index(self.mat.name), np.int32)


def triangles(objs, names):
    """Evaluated world-space triangles: positions, normals, uv, material index into `names`."""
    dg = bpy.context.evaluated_depsgraph_get()
    P, N, U, M = [], [], [], []
    for o in objs:
        if isinstance(o, Facets):
            for a, part in zip((P, N, U, M), o.arrays(names)):
                a.append(part)
            continue
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        me.calc_loop_triangles()
        me.calc_normals_split()
        n = len(me.loop_triangles)
        loops, mi = np.empty(3*n, np.int32), np.empty(n, np.int32)
        me.loop_triangles.foreach_get("loops", loops)
        me.loop_triangles.foreach_get("material_index", mi)
        co, vi = np.empty(3*len(me.vertices), np.float32), np.empty(len(me.loops), np.int32)
        me.vertices.foreach_get("co", co)
        me.loops.foreach_get("vertex_index", vi)
        ln, uv = np.empty(3*len(me.loops), np.float32), np.zeros(2*len(me.loops), np.float32)
        me.loops.foreach_get("normal", ln)
        if me.uv_layers:
            me.uv_layers[0].data.foreach_get("uv", uv)
        W = np.array(o.matrix_world, np.float32)
        P.append(co.reshape(-1, 3)[vi[loops]] @ W[:3, :3].T+W[:3, 3])
        N.append(ln.reshape(-1, 3)[loops] @ W[:3, :3].T)
        U.append(uv.reshape(-1, 2)[loops])
        slot = np.array([names.index(s.material.name) for s in o.material_slots], np.int32)
        M.append(slot[np.clip(mi, 0, len(slot)-1)])
        ev.to_mesh_clear()
    return [np.ascontiguousarray(np.concatenate(a), t) for a, t in ((P, np.float32), (N, np.float32), (U, np.float32), (M, np.int32))]
