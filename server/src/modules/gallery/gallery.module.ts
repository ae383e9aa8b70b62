import * as artwork from '@inkroute/contract/gallery/artwork'
import * as collection from '@inkroute/contract/gallery/collection'
import * as template from '@inkroute/contract/gallery/template'
import * as use from '@inkroute/contract/gallery/use'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { exportDeskArtworks, getDeskArtwork, listArtworkTerms, listDeskArtworks } from './artwork/artworks.ts'
import { changeArtworks, publishArtwork, removeArtwork, saveArtwork, withdrawArtwork } from './artwork/edit-artworks.ts'
import { uploadArtwork } from './artwork/upload-artwork.ts'
import {
  createCollection,
  listCollectionItems,
  listDeskCollections,
  removeCollection,
  saveCollection,
  sortCollectionItems,
  sortCollections,
} from './collection/collections.ts'
import { addDemoGallery } from './gallery.demo.ts'
import { demoTemplatesJob } from './template/demo-templates.job.ts'
import {
  changeTemplates,
  copyTemplate,
  publishTemplate,
  removeTemplate,
  saveTemplate,
  withdrawTemplate,
} from './template/edit-templates.ts'
import { createTemplateFromDesign, findTemplateSellers, listDesignsOfSeller } from './template/from-design.ts'
import { exportDeskTemplates, getDeskTemplate, listDeskTemplates, listTemplateTerms } from './template/templates.ts'
import { getArtworkUse, getTemplateUse, listGalleryUsers } from './use/uses.ts'

function artworkRoutes(bind: Bind): void {
  bind(artwork.listDeskArtworks, listDeskArtworks)
  bind(artwork.exportDeskArtworks, exportDeskArtworks)
  bind(artwork.listArtworkTerms, listArtworkTerms)
  bind(artwork.getDeskArtwork, getDeskArtwork)
  bind(artwork.uploadArtwork, uploadArtwork)
  bind(artwork.saveArtwork, saveArtwork)
  bind(artwork.publishArtwork, publishArtwork)
  bind(artwork.withdrawArtwork, withdrawArtwork)
  bind(artwork.removeArtwork, removeArtwork)
  bind(artwork.changeArtworks, changeArtworks)
  bind(artwork.getArtworkUse, getArtworkUse)
  bind(use.listGalleryUsers, listGalleryUsers)
  bind(collection.listDeskCollections, listDeskCollections)
  bind(collection.createCollection, createCollection)
  bind(collection.saveCollection, saveCollection)
  bind(collection.removeCollection, removeCollection)
  bind(collection.sortCollections, sortCollections)
  bind(collection.listCollectionItems, listCollectionItems)
  bind(collection.sortCollectionItems, sortCollectionItems)
}

function templateRoutes(bind: Bind): void {
  bind(template.listDeskTemplates, listDeskTemplates)
  bind(template.exportDeskTemplates, exportDeskTemplates)
  bind(template.listTemplateTerms, listTemplateTerms)
  bind(template.getDeskTemplate, getDeskTemplate)
  bind(template.saveTemplate, saveTemplate)
  bind(template.publishTemplate, publishTemplate)
  bind(template.withdrawTemplate, withdrawTemplate)
  bind(template.copyTemplate, copyTemplate)
  bind(template.removeTemplate, removeTemplate)
  bind(template.changeTemplates, changeTemplates)
  bind(template.getTemplateUse, getTemplateUse)
  bind(template.listDesignsOfSeller, listDesignsOfSeller)
  bind(template.findTemplateSellers, findTemplateSellers)
  bind(template.createTemplateFromDesign, createTemplateFromDesign)
}

export const galleryModule: Module = {
  name: 'gallery',
  reads: [
    'app_user',
    'design',
    'design_mockup',
    'design_template',
    'design_version',
    'gallery_artwork',
    'gallery_collection',
    'gallery_collection_item',
    'gallery_use',
    'material',
    'product',
    'product_color',
    'sales_order',
    'seller',
    'upload',
  ],
  routes: (bind) => {
    artworkRoutes(bind)
    templateRoutes(bind)
  },
  jobs: [demoTemplatesJob],
  demo: addDemoGallery,
}
