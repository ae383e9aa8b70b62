import type { SitePage } from '@inkroute/contract/site/page/page'

interface Hub {
  readonly path: string
  readonly name: 'hub_platform' | 'hub_seasonal'
}

const hubs: Partial<Record<SitePage['template'], Hub>> = {
  platform: { path: '/aggregation', name: 'hub_platform' },
  seasonal: { path: '/home/specialSubject', name: 'hub_seasonal' },
}

/** The page that lists its like, where there is one. */
export const hubOf = (page: Pick<SitePage, 'template'>): Hub | undefined => hubs[page.template]
