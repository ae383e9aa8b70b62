import { sendJson } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import type { Marketplace } from '../core/world.ts'
import { addAttributes } from './magento-attributes.ts'
import { shopFor } from './magento-guard.ts'
import { addOrders } from './magento-orders.ts'
import { addProducts } from './magento-products.ts'

/** Magento Open Source 2.4: every shop is a separate site, below `.test`, and pushes nothing. */
export const magento: Marketplace = {
  id: 'magento',
  title: 'Magento',
  description: '卖家自己的 Magento / Adobe Commerce 网站。 Sellers’ own Magento and Adobe Commerce sites.',
  regions: [
    { code: 'US', currency: 'USD', title: '美国 US' },
    { code: 'DE', currency: 'EUR', title: '德国 Germany' },
  ],
  app_key: 'inkroute-magento',
  keysOf: () => ({
    consumer_key: hex(32),
    consumer_secret: hex(32),
    oauth_token: hex(32),
    oauth_token_secret: hex(32),
  }),
  newOrderId: (world) => String(100_000 + world.book.next()),
  // The next number is that of the variant below a configurable line.
  newLineId: (world) => String(200_000 + 2 * world.book.next()),
  api(scope, world) {
    scope.get('/:domain/rest/V1/store/storeConfigs', async (request, reply) => {
      const shop = shopFor(world, request, reply)
      if (!shop) return reply
      const weight_unit = shop.region === 'US' ? 'lbs' : 'kgs'
      return sendJson(reply, [
        { id: 1, code: 'default', website_id: 1, base_currency_code: shop.currency, weight_unit },
      ])
    })
    addOrders(scope, world)
    addProducts(scope, world)
    addAttributes(scope, world)
  },
  faultReply: (kind) => ({
    status: Number(kind),
    body: JSON.stringify({
      message: kind === '429' ? 'Too many requests' : 'Internal Error. Details are available in Magento log file.',
    }),
  }),
}
