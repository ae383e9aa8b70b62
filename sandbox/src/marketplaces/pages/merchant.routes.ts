import type { FastifyInstance } from 'fastify'
import { grant, renewKeys, revoke } from '../core/access.ts'
import { answerAddress } from '../core/consent.ts'
import { toForm, toQuery } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import { cancelOrder, changeAddress, payOrder, placeOrder, touchOrder } from '../core/orders.ts'
import { openShop } from '../core/shops.ts'
import type { World } from '../core/world.ts'
import { consentPage, homePage, noticePage } from './home-page.ts'
import { shopPage } from './shop-page.ts'

const NAME_CHARS = 60

/** Log in as a shop and say yes or no to the app. */
function addConsent(scope: FastifyInstance, world: World): void {
  const { book, market } = world
  const gone = noticePage(
    market,
    '请求已失效 · This request is over',
    '请回到印途重新点授权。 Go back to InkRoute and authorise again.',
  )

  scope.get('/consent', async (request, reply) => {
    const consent = book.consents.get(toQuery(request).id ?? '')
    return reply.type('text/html').send(consent ? consentPage(world, consent) : gone)
  })

  scope.post('/consent', async (request, reply) => {
    const form = toForm(request)
    const consent = book.consents.get(form.id ?? '')
    const shop = book.shops.get(form.shop_id ?? '')
    reply.type('text/html')
    if (!consent || (form.do === 'approve' && !shop)) return reply.code(400).send(gone)
    if (consent.shop_id && shop && consent.shop_id !== shop.shop_id) return reply.code(400).send(gone)
    book.consents.delete(consent.consent_id)
    if (form.do !== 'approve' || !shop) {
      const refused = market.denied?.(world, consent)
      return reply.redirect(
        refused ?? answerAddress(consent.redirect_uri, { error: 'access_denied', state: consent.state }),
      )
    }
    grant(world, shop, consent)
    const target = market.approved?.(world, consent, shop)
    return target ? reply.redirect(target) : reply.send(gone)
  })
}

const orderActions: Record<string, (world: World, order_id: string, form: Record<string, string>) => void> = {
  pay: (world, order_id) => withOrder(world, order_id, (order) => payOrder(world, order)),
  cancel: (world, order_id) => withOrder(world, order_id, (order) => cancelOrder(world, order)),
  address: (world, order_id, form) =>
    withOrder(world, order_id, (order) => changeAddress(world, order, { line1: form.line1 ?? order.address.line1 })),
  deliver: (world, order_id) =>
    withOrder(world, order_id, (order) => order.state === 'shipped' && touchOrder(world, order, 'delivered')),
}

function withOrder(
  world: World,
  order_id: string,
  act: (order: NonNullable<ReturnType<World['book']['orders']['get']>>) => unknown,
) {
  const order = world.book.orders.get(order_id)
  if (order) act(order)
}

const addressFields = ['name', 'phone', 'line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const

/** One answer a line: the question, a colon, what the buyer wrote or the address of a picture. */
const answersIn = (text: string) =>
  text.split(/\r?\n/).flatMap((row) => {
    const [, label = '', value = ''] = /^\s*([^:：]+)[:：]\s*(.+?)\s*$/.exec(row) ?? []
    return value === '' ? [] : [{ label, value }]
  })

function buy(world: World, shop: Shop, form: Record<string, string>): void {
  const listed = world.book.listingsOf(shop.shop_id).flatMap((listing) =>
    listing.variants.map((variant) => ({
      sku: variant.sku,
      title: listing.title,
      variant_text: Object.values(variant.options).join(' / '),
      price: variant.price,
      product_id: listing.product_id,
      variant_id: variant.variant_id,
      picture_url: listing.picture_urls[0],
    })),
  )
  const sku = (form.sku ?? '').trim()
  const known = listed.find((each) => each.sku === sku)
  const quantity = Math.min(Math.max(Math.trunc(Number(form.quantity)) || 1, 1), 99)
  const line = known ?? { sku, title: form.title, price: form.price, variant_text: '' }
  const given = addressFields.filter((field) => form[field] !== undefined)
  const address = Object.fromEntries(given.map((field) => [field, form[field] ?? '']))
  placeOrder(world, shop, {
    lines: [{ ...line, quantity, personalisation: answersIn(form.answers ?? '') }],
    address,
    unpaid: form.unpaid === 'on',
    buyer_note: form.buyer_note,
  })
}

/** Pages of a merchant's own console, and of a buyer of theirs. */
/** Anything but an address is understood as none. */
function setPushAddress(world: World, shop: Shop, url: string): void {
  shop.webhook_url = URL.canParse(url) && /^https?:/.test(url) ? url.slice(0, 500) : ''
  world.book.touch()
}

export function addMerchantPages(scope: FastifyInstance, world: World): void {
  const { market, book } = world
  const unknown = noticePage(market, '没有这家店 · No such shop', '')
  addConsent(scope, world)
  scope.get('/', async (_request, reply) => reply.type('text/html').send(homePage(world)))
  scope.post('/shops', async (request, reply) => {
    const { name, region } = toForm(request)
    const shop = openShop(world, { name: (name ?? '').trim().slice(0, NAME_CHARS) || market.title, region })
    return reply.redirect(`/marketplaces/${market.id}/shops/${shop.shop_id}`, 303)
  })
  // The page of a product, which here is the shop that sells it.
  scope.get<{ Querystring: { id?: string } }>('/listings', async (request, reply) => {
    const listing = [...book.listings.values()].find(
      ({ product_id }) => product_id === request.query.id || product_id.endsWith(`:${request.query.id}`),
    )
    return reply.redirect(`/marketplaces/${market.id}${listing ? `/shops/${listing.shop_id}#listings` : '/'}`, 303)
  })
  scope.get<{ Params: { shop_id: string } }>('/shops/:shop_id', async (request, reply) => {
    const shop = book.shops.get(request.params.shop_id)
    reply.type('text/html')
    return shop ? reply.send(shopPage(world, shop)) : reply.code(404).send(unknown)
  })
  scope.post<{ Params: { shop_id: string } }>('/shops/:shop_id', async (request, reply) => {
    const shop = book.shops.get(request.params.shop_id)
    if (!shop) return reply.code(404).type('text/html').send(unknown)
    const form = toForm(request)
    if (form.do === 'buy') buy(world, shop, form)
    else if (form.do === 'revoke') revoke(world, shop.shop_id)
    else if (form.do === 'keys') renewKeys(world, shop)
    else if (form.do === 'push_address' && market.merchant_sets_push_address)
      setPushAddress(world, shop, form.url ?? '')
    else if (form.do === 'token' && market.manualToken) {
      grant(world, shop, null)
      shop.keys = { ...shop.keys, access_token: market.manualToken(world, shop).access }
      book.touch()
    } else orderActions[form.do ?? '']?.(world, form.order_id ?? '', form)
    return reply.redirect(
      `/marketplaces/${market.id}/shops/${shop.shop_id}#${form.do === 'buy' ? 'orders' : 'top'}`,
      303,
    )
  })
}
