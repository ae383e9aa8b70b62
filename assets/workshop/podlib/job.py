"""What a product file talks to: collects views, pictures and model of one product, and its assets.json."""
import json
import os
import time
from podlib import glb, maps, pictures
from podlib.flatlay import views


class Job:
    def __init__(self, code, out, res=1000, aa=3, views=None, shots=None, model=False, quick=False):
        self.code, self.out, self.res, self.aa = code, out, res, aa
        self.views, self.shots, self.quick = views, shots, quick
        self.wants_model = model or views is None
        self.made = dict(views=[], pictures=[], model=None)
        self.t0 = time.time()
        os.makedirs(out, exist_ok=True)

    def wants(self, view):
        return self.views is None or view in self.views

    def wants_shot(self, shot):
        return self.shots is None or shot in self.shots

    def view(self, stage, name, objs, areas, **kw):
        """Maps of one view with the current camera and lights."""
        self.made["views"].append(name)
        if self.wants(name):
            maps.render_view(stage, self.out, name, objs, areas, aa=kw.pop("aa", self.aa), **kw)

    def flat_view(self, stage, name, objs, areas, **kw):
        """The same for a garment that lies on a table (podlib/flatlay)."""
        self.made["views"].append(name)
        if self.wants(name):
            views.render_flat(stage, self.out, name, objs, areas, aa=kw.pop("aa", self.aa), **kw)

    def picture(self, stage, name, objs, **kw):
        """Colour picture; the camera must be set with res=job.shot_res."""
        self.made["pictures"].append(name)
        if self.wants_shot(name):
            pictures.shoot(stage, f"{self.out}/{name}", objs, aa=kw.pop("aa", self.aa), **kw)

    @property
    def shot_res(self):
        return 480 if self.quick else 1200

    def model_by(self, make):
        """A model whose shape is made otherwise than the pictures: `make` only runs when a model is wanted."""
        self.made["model"] = "model.glb.br"
        if self.wants_model:
            make()

    def model_cloth(self, *args, **kw):
        self.made["model"] = "model.glb.br"
        if self.wants_model:
            glb.export_cloth(self.out+"/model.glb", *args, **kw)

    def model_hard(self, *args):
        self.made["model"] = "model.glb.br"
        if self.wants_model:
            glb.export_hard(self.out+"/model.glb", *args)

    def finish(self, info):
        """assets.json is what the manifest is made of; the catalogue keeps its own data elsewhere. A partial rebuild
        lists what stands in the folder and keeps the build time of the whole."""
        if self.quick:
            return
        path, seconds = self.out+"/assets.json", round(time.time()-self.t0, 1)
        if os.path.exists(path) and (self.views is not None or self.shots is not None):
            with open(path) as f:
                seconds = json.load(f).get("build_seconds", seconds)
        there = lambda name: os.path.exists(f"{self.out}/{name}")
        made = dict(views=[v for v in self.made["views"] if there(v+".json")],
                    pictures=[p for p in self.made["pictures"] if there(p+"-1200.webp")], model=self.made["model"])
        with open(path, "w") as f:
            json.dump(dict(code=self.code, **info, **made, build_seconds=seconds, licence="made by this project"), f, separators=(",", ":"), ensure_ascii=False)
