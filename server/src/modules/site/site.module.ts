import { provideFacts } from '../../infra/content/facts.ts'
import type { Module } from '../../infra/module.ts'
import { siteFacts } from './facts/site-facts.ts'
import { addHome } from './home/home.base.ts'
import { siteAddresses } from './public-site.ts'
import { addSitePages } from './site.base.ts'
import { siteRoutes } from './site.routes.ts'

provideFacts(siteFacts)

export const siteModule: Module = {
  name: 'site',
  routes: siteRoutes,
  addresses: siteAddresses,
  async base(ctx) {
    await addSitePages(ctx)
    await addHome(ctx)
  },
}
