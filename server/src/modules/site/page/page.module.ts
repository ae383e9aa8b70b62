import type { Module } from '../../../infra/module/module.ts'
import { addPages } from './page.base.ts'
import { pageRoutes } from './page.routes.ts'

export const pageModule: Module = {
  name: 'site-page',
  reads: ['content_item'],
  routes: pageRoutes,
  base: addPages,
}
