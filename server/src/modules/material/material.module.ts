import { on } from '../../infra/hooks.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted, kept } from '../../infra/privacy/personal-data.ts'
import { uploadHooks } from '../upload/upload.ts'
import { walletHooks } from '../wallet/wallet.ts'
import { addGallery } from './gallery/gallery.base.ts'
import { materialHooks } from './gallery/gallery.hooks.ts'
import { galleryItemSettler } from './gallery/purchases.ts'
import { materialArchive } from './library/material.exporter.ts'
import { addToLibrary, assertStorageQuota } from './library/picture-library.ts'
import { purgeMaterialsJob } from './library/purge.job.ts'
import { shareMaterialsJob } from './library/share.job.ts'
import { addDemoMaterials, demoLibraryJob } from './material.demo.ts'
import { materialRoutes } from './material.routes.ts'
import { measureMaterialsJob } from './vision/measure.job.ts'

export const materialModule: Module = {
  name: 'material',
  tables: ['material', 'material_category', 'material_tag', 'material_tagging', 'gallery_purchase'],
  reads: ['gallery_artwork', 'gallery_collection', 'gallery_collection_item', 'object_hold', 'upload'],
  personal: {
    tables: [
      deleted('material'),
      deleted('material_category'),
      deleted('material_tag'),
      deleted('material_tagging'),
      kept('gallery_purchase', 'accounting'),
    ],
  },
  routes: materialRoutes,
  points: materialHooks,
  hooks: [
    on(walletHooks.settle, galleryItemSettler),
    on(uploadHooks.beforePicture, assertStorageQuota),
    on(uploadHooks.pictureReady, addToLibrary),
  ],
  jobs: [shareMaterialsJob, purgeMaterialsJob, measureMaterialsJob, demoLibraryJob],
  exporters: [materialArchive],
  base: addGallery,
  demo: addDemoMaterials,
}
