import type { Module } from '../../infra/module.ts'
import { addGallery } from './gallery/gallery.base.ts'
import { materialRoutes } from './material.routes.ts'

export const materialModule: Module = { name: 'material', routes: materialRoutes, base: addGallery }
