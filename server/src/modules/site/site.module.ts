import { contentFacts } from '../../infra/content/facts.ts'
import { on } from '../../infra/hooks.ts'
import type { Module } from '../../infra/module/module.ts'
import { aged, deleted } from '../../infra/privacy/personal-data.ts'
import { siteFacts } from './facts/site-facts.ts'
import { addHome } from './home/home.base.ts'
import { siteAddresses } from './public-site.ts'
import { addSitePages } from './site.base.ts'
import { siteRoutes } from './site.routes.ts'

export const siteModule: Module = {
  name: 'site',
  tables: ['seo_page', 'content_picture', 'site_visit', 'join_application'],
  reads: [
    'app_user',
    'blog_post',
    'content_item',
    'coupon_campaign',
    'gallery_artwork',
    'product',
    'product_category',
    'product_item',
    'schema_migration',
    'seller',
    'session',
    'shipping_channel',
    'tutorial_video',
    'warehouse',
  ],
  personal: {
    tables: [deleted('site_visit', { owner: 'user' })],
    retention: [
      {
        key: 'visits',
        name: { zh: '网站访问记录', en: 'Visits of pages' },
        note: { zh: '登录用户打开过的页面', en: 'Pages that logged-in people opened' },
        default_days: 400,
        min_days: 30,
        rows: [aged('site_visit', 'visited_at')],
      },
    ],
  },
  routes: siteRoutes,
  hooks: [on(contentFacts, siteFacts)],
  addresses: siteAddresses,
  async base(ctx) {
    await addSitePages(ctx)
    await addHome(ctx)
  },
}
