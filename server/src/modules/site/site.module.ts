import type { Module } from '../../infra/module.ts'
import { addSitePages } from './site.base.ts'
import { siteRoutes } from './site.routes.ts'

export const siteModule: Module = { name: 'site', routes: siteRoutes, base: addSitePages }
