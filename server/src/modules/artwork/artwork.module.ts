import type { Module } from '../../infra/module/module.ts'

/** Rows that the catalogue's pictures, templates and libraries read; the desk that edits them is `gallery`. */
export const artworkModule: Module = {
  name: 'artwork',
  tables: ['gallery_artwork', 'gallery_collection', 'gallery_collection_item'],
}
