"""GLB export. Slots named print_* have TEXCOORD_0 = 0..1 inside their print area; TEXCOORD_1 = pattern atlas."""
import os
import bpy
import numpy as np
from podlib.scene import mesh_object


def export(path, objs):
    bpy.ops.object.select_all(action="DESELECT")
    for o in objs:
        o.select_set(True)
    bpy.context.view_layer.objects.active = objs[0]
    bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", use_selection=True, export_apply=True, export_yup=True,
                              export_animations=False, export_morph=False, export_skins=False, export_colors=False,
                              export_tangents=False, export_extras=True)
    print("  glb", os.path.getsize(path)//1024, "KB", flush=True)


def export_hard(path, stage, objs, areas):
    """Hard goods: print materials (those with a slot) get their UV scaled to the print area. What the last picture
    turned is turned back: a model looks straight ahead, or lies straight."""
    for root in {o.parent for o in objs if o.parent}:
        root.rotation_euler[2] = 0
    bpy.context.view_layer.update()
    slots = {m["slot"]: name for name, m in stage.mats.items() if m["slot"]}
    for a in areas.values():
        name = slots.get(a.get("slot"))
        if not name:
            continue
        bpy.data.materials[name].name = a["slot"]
        for o in objs:
            me = o.data
            hits = [i for i, s in enumerate(o.material_slots) if s.material.name == a["slot"]]
            if not hits or not me.uv_layers:
                continue
            layer = me.uv_layers[0].data
            for poly in me.polygons:
                if poly.material_index in hits:
                    for li in poly.loop_indices:
                        u, v = layer[li].uv
                        layer[li].uv = ((u-a["u0"])/(a["u1"]-a["u0"]), (v-a["v0"])/(a["v1"]-a["v0"]))
    export(path, objs)


def _mirrored(uv_of, panel):
    """Back panels are laid out as seen from outside, i.e. u runs against pattern x."""
    a = uv_of(panel, np.array([(0., 0.), (1e-3, 0.)]))
    return a[1, 0] < a[0, 0]


def _print_uv(p, uv_of, rect, uv):
    """Faces inside the print rectangle and their UV 0..1. A full-bleed panel is scaled by its own rectangle."""
    x0, y0, x1, y1 = rect
    mid = p["P"][p["T"]].mean(1)
    sel = (mid[:, 0] > x0) & (mid[:, 0] < x1) & (mid[:, 1] > y0) & (mid[:, 1] < y1)
    uv[sel] = (p["P"][p["T"][sel]]-[x0, y0])/[x1-x0, y1-y0]
    if _mirrored(uv_of, p):
        uv[sel, :, 0] = 1-uv[sel, :, 0]
    return sel


def export_cloth(path, make, fine, uv_of, rects, step, name, extra=()):
    """Low-poly GLB: re-triangulate the same pattern coarsely, take positions and normals from the fine simulation.
    rects: {panel: (x0, y0, x1, y1)} become material slots print_<panel>."""
    c = make(step)
    mats, F, UV, atlas, M = [plain("fabric")], [], [], [], []
    X, N = np.zeros_like(c.x), np.zeros_like(c.x)
    for p in c.panels:
        pos, nor = fine.at(p["name"], p["P"])
        X[p["ids"]] = pos
        N[p["ids"]] += nor
        uv, m = uv_of(p, p["P"])[p["T"]], np.zeros(len(p["T"]), int)
        atlas.append(uv.reshape(-1, 2).copy())
        if p["name"] in rects:
            m[_print_uv(p, uv_of, rects[p["name"]], uv)] = len(mats)
            mats.append(plain("print_"+p["name"]))
        F.append(p["ids"][p["T"]])
        UV.append(uv.reshape(-1, 2))
        M.append(m)
    o = mesh_object(name+"_glb", X, np.vstack(F), np.vstack(UV), np.concatenate(M), mats)
    layer = o.data.uv_layers.new(name="atlas")
    layer.data.foreach_set("uv", np.ascontiguousarray(np.vstack(atlas), np.float32).ravel())
    N /= np.maximum(np.linalg.norm(N, axis=1, keepdims=True), 1e-9)
    o.data.use_auto_smooth = True
    o.data.normals_split_custom_set_from_vertices(N.tolist())
    export(path, [o, *extra])
    bpy.data.objects.remove(o)


def plain(name):
    m = bpy.data.materials.new(name)
    m.name = name
    m.use_nodes, m.use_backface_culling = True, False
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (.9, .9, .9, 1)
    b.inputs["Roughness"].default_value = .92
    return m
