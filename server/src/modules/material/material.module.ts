import type { Module } from '../../infra/module.ts'
import { demoLibraryJob } from './demo-library.job.ts'
import { addGallery } from './gallery/gallery.base.ts'
import { pictureLibrary } from './library/library.ts'
import { materialArchive } from './library/material.exporter.ts'
import { purgeMaterialsJob } from './library/purge.job.ts'
import { shareMaterialsJob } from './library/share.job.ts'
import { materialRoutes } from './material.routes.ts'
import { seedMaterials } from './material.seed.ts'
import { measureMaterialsJob } from './vision/measure.job.ts'

export const materialModule: Module = {
  name: 'material',
  routes: materialRoutes,
  jobs: [shareMaterialsJob, purgeMaterialsJob, measureMaterialsJob, demoLibraryJob],
  exporters: [materialArchive],
  library: pictureLibrary,
  base: addGallery,
  seed: seedMaterials,
}
