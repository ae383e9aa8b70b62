import { Platform } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { MarketCategory } from '../core/catalogue.ts'
import type { Catalogue, Connector, StoreConn } from '../core/connector.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { CONFIGS, completeAuth } from './auth.ts'
import { checkListing, createListing, setStock, unpublish, updateListing } from './listing.ts'
import { magentoCall } from './magento-call.ts'
import { getOrder, pullOrders, ship } from './orders.ts'
import { questionLimits } from './questions.ts'

interface Node {
  readonly id: string
  readonly name: string
  readonly children_data: readonly Node[]
}
const Node: z.ZodType<Node> = z.lazy(() =>
  z.object({ id: ExternalId, name: LooseText, children_data: z.array(Node).default([]) }),
)

const pathsBelow = (node: Node, above: string): MarketCategory[] =>
  node.children_data.flatMap((child) => {
    const name = above ? `${above} › ${child.name}` : child.name
    return [{ id: child.id, parent_id: '', name, is_leaf: true }, ...pathsBelow(child, name)]
  })

/** Every category below the root accepts products, even parents, so each is shown with its full path. */
const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn: StoreConn) {
    const root = readShape(Node, (await magentoCall(conn, { path: '/rest/all/V1/categories' })).json())
    return pathsBelow(root, '')
  },
}

/** Magento Open Source and Adobe Commerce, REST V1. Every shop is a separate site, so there is no app to register. */
export const magento: Connector = {
  platform: Platform.magento,
  slug: 'magento',
  without_app: true,
  hosts: { authorize: 'https://{shop}', token: 'https://{shop}', api: 'https://{shop}' },
  traits: {
    ways: ['keys'],
    refresh: 'none',
    webhooks: 'none',
    listing: 'sync',
    partial_ship: true,
    own_tracking: true,
    max_window_days: 90,
    poll_seconds: 300,
    rates: { default: { per_second: 10, burst: 20 } },
  },
  completeAuth,
  probe: async (conn) => {
    await magentoCall(conn, { path: CONFIGS })
  },
  pullOrders,
  getOrder,
  ship,
  catalogue,
  checkListing,
  listingPage: ({ shop_domain }, id) => `https://${shop_domain}/catalog/product/view/id/${id}`,
  questions: questionLimits,
  shares_options: true,
  createListing,
  updateListing,
  setStock,
  unpublish,
}
