import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import { type PersonalState, personalStates, problemText } from '@inkroute/contract/personal/codes'
import type * as contract from '@inkroute/contract/personal/personal'
import { Answers, PersonalFields } from '@inkroute/engine/personal/personal-field'
import { labelKey, mappedTo } from '@inkroute/engine/personal/suggest-mapping'
import type { SellerCtx } from '../../../infra/context.ts'
import { getMockups } from '../../design/design.ts'
import { getSkus, titlesIn } from '../../goods/goods.ts'
import { orderStoreNames, viewPersonalisation } from '../../order/order.ts'
import {
  countLines,
  type ListedLine,
  selectForms,
  selectLinePage,
  selectMappings,
  selectOrders,
} from '../core/personal.queries.ts'
import { mappingFor } from '../core/personal.rules.ts'
import { referencesIn } from '../core/shop.rules.ts'
import { getAsks } from './asks.ts'

const instant = (at: string | Date): string => new Date(at).toISOString()

/** Everything the lines of a page refer to, in a few queries. */
async function gather(ctx: SellerCtx, rows: readonly ListedLine[]) {
  const { db, language } = ctx
  const seller_id = ctx.seller.id
  const goods_ids = [...new Set(rows.map(({ goods_id }) => goods_id))]
  const versions = rows.flatMap(({ design_id, design_version }) =>
    design_id !== null && design_version !== null ? [{ design_id, version: design_version }] : [],
  )
  const [forms, mappings, skus, pictures, orders, stores, asks] = await Promise.all([
    selectForms(db, seller_id, goods_ids),
    selectMappings(db, seller_id, goods_ids),
    getSkus(db, seller_id, [...new Set(rows.map(({ sku_id }) => sku_id))], language),
    getMockups(ctx, seller_id, versions, language),
    selectOrders(db, seller_id, [...new Set(rows.map(({ foreign_id }) => foreign_id))]),
    orderStoreNames(ctx, seller_id, [...new Set(rows.map(({ store_id }) => store_id).filter((id) => id > 0))]),
    getAsks(ctx, seller_id, rows),
  ])
  return {
    fieldsOf: new Map(forms.map(({ goods_id, fields }) => [goods_id, PersonalFields.parse(fields)])),
    saidOf: new Map(mappings.map((row) => [`${row.goods_id}:${row.store_id}`, row.mapping])),
    skuOf: new Map(skus.map((sku) => [sku.id, sku])),
    titleOf: await titlesIn(db, seller_id, skus, language),
    pictures,
    orders,
    stores,
    asks,
  }
}
type Gathered = Awaited<ReturnType<typeof gather>>

function toldIn(ctx: SellerCtx, row: ListedLine, { fieldsOf, saidOf }: Gathered): contract.PersonalLine['told'] {
  const answers = row.personalisation
  const said = saidOf.get(`${row.goods_id}:${row.store_id}`) ?? {}
  const { mapping } = mappingFor(said, fieldsOf.get(row.goods_id) ?? [], answers)
  const shown = viewPersonalisation(row.personalisation, ctx.language)
  return answers.flatMap((answer, at) => {
    // A reference names what was approved, and is no answer itself.
    if (referencesIn([answer]).rest.length === 0) return []
    const key = labelKey(answer.label)
    const view = shown[at]
    return {
      key,
      label: view?.label ?? answer.label,
      value: view?.value ?? '',
      picture_url: view?.picture_url ?? null,
      field_id: mappedTo(mapping, answer.label) ?? null,
      is_known: mappedTo(said, answer.label) !== undefined,
    }
  })
}

function viewLine(ctx: SellerCtx, row: ListedLine, gathered: Gathered): contract.PersonalLine {
  const { skuOf, titleOf, fieldsOf, pictures, orders, stores, asks } = gathered
  const sku = skuOf.get(row.sku_id)
  const store = stores.get(row.store_id)
  const made = pictures.get(`${row.design_id}:${row.design_version}`)
  const is_shown = row.state === 'look' || row.state === 'approved'
  return {
    id: row.id,
    line_id: row.line_id,
    state: row.state as PersonalState,
    order: orders.get(row.foreign_id) ?? null,
    external_no: row.external_no,
    store: store ? { id: row.store_id, name: store.name } : null,
    store_id: row.store_id,
    goods_id: row.goods_id,
    title: sku ? titleOf(sku) : '',
    sku_code: sku?.sku_code ?? '',
    variant: sku ? `${sku.color_name} / ${sku.size_name}` : '',
    quantity: row.quantity,
    sale_price: sku?.price_fen ? fenToDecimal(sku.price_fen) : null,
    paid: row.price === null ? null : { amount: row.price, currency: row.currency },
    fields: fieldsOf.get(row.goods_id) ?? [],
    answers: Answers.parse(row.answers),
    told: toldIn(ctx, row, gathered),
    problems: row.problems.map(({ field_id, kind, detail, detail_en }) => ({
      field_id,
      kind,
      text: problemText(kind, ctx.language === 'en' ? (detail_en ?? detail) : detail, ctx.language),
    })),
    pictures: (is_shown ? (made?.pictures ?? []) : []).flatMap(({ small_url, large_url }) =>
      small_url && large_url ? [{ small_url, large_url }] : [],
    ),
    is_painting: is_shown && made !== undefined && (made.making.state === 'queued' || made.making.state === 'running'),
    hash: row.hash,
    goes_on_at: row.state === 'look' && row.goes_on_at ? instant(row.goes_on_at) : null,
    approved_at: row.approved_at && instant(row.approved_at),
    created_at: instant(row.created_at),
    buyer: asks.get(row.id) ?? null,
  }
}

export async function viewLines(ctx: SellerCtx, rows: readonly ListedLine[]): Promise<contract.PersonalLine[]> {
  const gathered = await gather(ctx, rows)
  return rows.map((row) => viewLine(ctx, row, gathered))
}

type Counted = Awaited<ReturnType<typeof countLines>>

/** Every state with its number of lines, also those that have none. */
export function stateCounts(counted: Counted): Record<PersonalState, number> {
  const count = (of: PersonalState) => Number(counted.find((one) => one.state === of)?.count ?? 0)
  return Object.fromEntries(personalStates.map((of) => [of, count(of)])) as Record<PersonalState, number>
}

export async function listPersonalLines(
  ctx: SellerCtx,
  { state, goods_id, order_id, page, page_size }: Input<typeof contract.listPersonalLines>,
): Promise<Reply<typeof contract.listPersonalLines>> {
  const seller_id = ctx.seller.id
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, counted] = await Promise.all([
    selectLinePage(ctx.db, seller_id, { state, goods_id, order_id }, range),
    countLines(ctx.db, seller_id, { goods_id, order_id }),
  ])
  const counts = stateCounts(counted)
  const total = state ? counts[state] : personalStates.reduce((sum, of) => sum + counts[of], 0)
  return { data: await viewLines(ctx, rows), total, page, page_size, counts }
}
