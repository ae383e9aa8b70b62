import type { Module } from '../../../infra/module.ts'
import { gridRoutes } from './grid.routes.ts'

/** Sheets cut into cells: pictures made of pictures, base templates, composed show images. */
export const gridModule: Module = { name: 'grid', routes: gridRoutes }
