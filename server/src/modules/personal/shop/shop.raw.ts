import { SHOP_PICTURE, WIDGET_PATH } from '@inkroute/contract/personal/shop-names'
import { PersonalFields } from '@inkroute/engine/personal/personal-field'
import type { FastifyReply } from 'fastify'
import type { AppCtx } from '../../../infra/context.ts'
import type { RawHttp } from '../../../infra/module/module.ts'
import { findSmallMockup, getDocument } from '../../design/design.ts'
import { getPreview, getSides } from '../buyer/preview.ts'
import { findGoodsDesign } from '../core/personal.queries.ts'
import { preparedWith } from '../lines/fill-line.ts'
import { readKey, shownGoods } from './visits.ts'

const SHOP_CALLS = '/req/frontend/personal/shop/'
/** The first picture of a product hardly ever changes, and a shop shows it to every visitor. */
const PICTURE_SECONDS = 300
const PREFLIGHT_SECONDS = 7200

const isForShops = (url: string): boolean =>
  url.startsWith(SHOP_CALLS) || url.startsWith(SHOP_PICTURE) || url.startsWith(WIDGET_PATH)

/** Only these few addresses are for pages of other origins. They carry no cookies and need no login. */
const openToShops = (reply: FastifyReply) =>
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })

/** The stored picture of the sample, or one painted now where it is not rendered yet. */
async function firstPicture(ctx: AppCtx, token: string, sku: string | undefined) {
  const { key, form } = await readKey(ctx, token)
  const { seller_id, goods_id } = key
  const { shown } = await shownGoods(ctx, key, sku)
  const goods = await findGoodsDesign(ctx.db, seller_id, goods_id)
  if (goods) {
    const of = { design_id: goods.design_id, version: goods.design_version }
    const [view_id = 0] = getSides(await getDocument(ctx.db, seller_id, of), PersonalFields.parse(form.fields))
    const file = await findSmallMockup(ctx.db, seller_id, { ...of, view_id, color_id: shown.color_id })
    if (file !== null) return { type: file.endsWith('.webp') ? 'webp' : 'jpeg', body: await ctx.storage.get(file) }
  }
  const { pictures } = await getPreview(ctx, shown, await preparedWith(ctx, form, {}))
  const [, type = 'jpeg', data = ''] = /^data:image\/(\w+);base64,(.+)$/.exec(pictures[0] ?? '') ?? []
  return { type, body: Buffer.from(data, 'base64') }
}

export function addShopHttp({ app, ctx }: RawHttp): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isForShops(url)) openToShops(reply)
  })
  app.options(`${SHOP_CALLS}*`, async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type, accept-language',
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .code(204)
      .send(),
  )
  type Route = { Params: { key: string }; Querystring: { sku?: string } }
  app.get<Route>(`${SHOP_PICTURE}:key`, { config: { limit: 'picture' } }, async ({ params, query }, reply) => {
    const sku = typeof query.sku === 'string' ? query.sku : undefined
    const { type, body } = await firstPicture(ctx, params.key, sku)
    return reply.header('cache-control', `public, max-age=${PICTURE_SECONDS}`).type(`image/${type}`).send(body)
  })
}
