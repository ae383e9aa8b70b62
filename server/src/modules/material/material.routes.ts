import * as folder from '@inkroute/contract/material/folder'
import * as library from '@inkroute/contract/material/library'
import * as gallery from '@inkroute/contract/material/material'
import * as vision from '@inkroute/contract/material/vision'
import type { Bind } from '../../infra/http/bind.ts'
import { changeMaterialCategory } from './folders/change-category.ts'
import { changeMaterialTag } from './folders/change-tag.ts'
import { createMaterialCategory } from './folders/create-category.ts'
import { createMaterialTag } from './folders/create-tag.ts'
import { deleteMaterialCategory } from './folders/delete-category.ts'
import { deleteMaterialTag } from './folders/delete-tag.ts'
import { listMaterialCategories } from './folders/list-categories.ts'
import { listMaterialTags } from './folders/list-tags.ts'
import { sortMaterialCategories } from './folders/sort-categories.ts'
import { copyArtworks } from './gallery/copy-artworks.ts'
import { listArtworks } from './gallery/list-artworks.ts'
import { changeMaterial } from './library/change-material.ts'
import { deleteMaterials } from './library/delete-materials.ts'
import { exportMaterials } from './library/export-materials.ts'
import { getMaterial } from './library/get-material.ts'
import { getMaterialUsage } from './library/get-usage.ts'
import { importMaterials } from './library/import-materials.ts'
import { listMaterialIds } from './library/list-material-ids.ts'
import { listMaterials } from './library/list-materials.ts'
import { moveMaterials } from './library/move-materials.ts'
import { renameMaterials } from './library/rename-materials.ts'
import { restoreMaterials } from './library/restore-materials.ts'
import { shareMaterials } from './library/share-materials.ts'
import { tagMaterials } from './library/tag-materials.ts'
import { listDuplicates } from './search/list-duplicates.ts'
import { searchByImage } from './search/search-by-image.ts'
import { listDesignStyles } from './vision/list-design-styles.ts'
import { lookAtMaterials } from './vision/look-at-materials.ts'

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
  libraryRoutes(bind)
  folderRoutes(bind)
}
