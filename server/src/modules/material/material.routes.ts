import * as folder from '@inkroute/contract/material/folder'
import * as library from '@inkroute/contract/material/library'
import * as gallery from '@inkroute/contract/material/material'
import * as vision from '@inkroute/contract/material/vision'
import type { Bind } from '../../infra/http/bind.ts'
import {
  changeMaterialCategory,
  createMaterialCategory,
  deleteMaterialCategory,
  listMaterialCategories,
  sortMaterialCategories,
} from './folders/categories.ts'
import { changeMaterialTag, createMaterialTag, deleteMaterialTag, listMaterialTags } from './folders/tags.ts'
import { copyArtworks } from './gallery/copy-artworks.ts'
import { listArtworks } from './gallery/list-artworks.ts'
import { buyGalleryItem } from './gallery/purchases.ts'
import {
  changeMaterial,
  deleteMaterials,
  moveMaterials,
  renameMaterials,
  restoreMaterials,
  tagMaterials,
} from './library/edit-materials.ts'
import { importMaterials } from './library/import-materials.ts'
import { getMaterial, getMaterialUsage, listMaterialIds, listMaterials } from './library/list-materials.ts'
import { exportMaterials } from './library/material.exporter.ts'
import { shareMaterials } from './library/share.job.ts'
import { listDuplicates } from './search/duplicates.ts'
import { searchByImage } from './search/search-by-image.ts'
import { listDesignStyles, lookAtMaterials } from './vision/describe-materials.ts'

function libraryRoutes(bind: Bind): void {
  bind(library.listMaterials, listMaterials)
  bind(library.listMaterialIds, listMaterialIds)
  bind(library.getMaterialUsage, getMaterialUsage)
  bind(vision.listDuplicates, listDuplicates)
  bind(library.getMaterial, getMaterial)
  bind(library.deleteMaterials, deleteMaterials)
  bind(library.restoreMaterials, restoreMaterials)
  bind(library.changeMaterial, changeMaterial)
  bind(library.renameMaterials, renameMaterials)
  bind(library.tagMaterials, tagMaterials)
  bind(library.moveMaterials, moveMaterials)
  bind(library.shareMaterials, shareMaterials)
  bind(library.exportMaterials, exportMaterials)
  bind(library.importMaterials, importMaterials)
  bind(vision.searchByImage, searchByImage)
  bind(vision.lookAtMaterials, lookAtMaterials)
  bind(vision.listDesignStyles, listDesignStyles)
}

function folderRoutes(bind: Bind): void {
  bind(folder.listMaterialTags, listMaterialTags)
  bind(folder.createMaterialTag, createMaterialTag)
  bind(folder.changeMaterialTag, changeMaterialTag)
  bind(folder.deleteMaterialTag, deleteMaterialTag)
  bind(folder.listMaterialCategories, listMaterialCategories)
  bind(folder.createMaterialCategory, createMaterialCategory)
  bind(folder.changeMaterialCategory, changeMaterialCategory)
  bind(folder.deleteMaterialCategory, deleteMaterialCategory)
  bind(folder.sortMaterialCategories, sortMaterialCategories)
}

export function materialRoutes(bind: Bind): void {
  bind(gallery.listArtworks, listArtworks)
  bind(gallery.copyArtworks, copyArtworks)
  bind(gallery.buyGalleryItem, buyGalleryItem)
  libraryRoutes(bind)
  folderRoutes(bind)
}
