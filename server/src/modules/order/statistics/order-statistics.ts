import { destinations } from '@inkroute/contract/countries'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import { type OrderSource, type OrderState, orderSourceNames, orderStateNames } from '@inkroute/contract/order/codes'
import type * as contract from '@inkroute/contract/order/statistics'
import { MAX_BREAKDOWN_ROWS, type StatisticsCut, type StatisticsRow } from '@inkroute/contract/order/statistics'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { getTimeZone } from '../../account/account.ts'
import { productNames } from '../../catalog/catalog.ts'
import { titlesIn } from '../../goods/goods.ts'
import { orderStoreNames, storeRows } from '../core/order.hooks.ts'
import { countUnpaid, type Days, type KeyedSums, selectGoodsTitles, sumsBy } from './statistics.queries.ts'
import { eachDay, getNumbers, periodBefore } from './statistics.rules.ts'

export async function getDays(
  ctx: SellerCtx,
  input: Omit<Input<typeof contract.getOrderStatistics>, never>,
): Promise<Days> {
  const { date_from: from, date_to: to, country, source } = input
  const time_zone = await getTimeZone(ctx.db, ctx.seller.id, ctx.identity.user_id)
  return { from, to, time_zone, country, source }
}

const getSource = (ctx: AppCtx) => ({ db: ctx.db, stores: storeRows(ctx) })

export async function getOrderStatistics(
  ctx: SellerCtx,
  input: Input<typeof contract.getOrderStatistics>,
): Promise<Reply<typeof contract.getOrderStatistics>> {
  const days = await getDays(ctx, input)
  const before = { ...days, ...periodBefore(days) }
  const seller_id = ctx.seller.id
  const source = getSource(ctx)
  const [now_sums, before_sums, by_day, by_day_before, unpaid_orders] = await Promise.all([
    sumsBy(source, seller_id, days, 'all', 1),
    sumsBy(source, seller_id, before, 'all', 1),
    sumsBy(source, seller_id, days, 'day', 0),
    sumsBy(source, seller_id, before, 'day', 0),
    countUnpaid(ctx.db, seller_id, days),
  ])
  const found = new Map([...by_day, ...by_day_before].map((sums) => [sums.key, sums]))
  const pick = (day: string) => {
    const sums = found.get(day)
    return { orders: sums?.orders ?? 0, pieces: sums?.pieces ?? 0, paid: fenToDecimal(sums?.paid_fen ?? 0) }
  }
  return {
    now: getNumbers(now_sums[0]),
    before: getNumbers(before_sums[0]),
    before_from: before.from,
    before_to: before.to,
    days: eachDay(days).map((day) => ({
      day,
      ...pick(day),
      refunded: fenToDecimal(found.get(day)?.refunded_fen ?? 0),
    })),
    days_before: eachDay(before).map(pick),
    unpaid_orders,
  }
}

interface Named {
  readonly label: string
  readonly note: string
  readonly link: string | null
}
type Namer = (key: string) => Named

const plain = (label: string): Named => ({ label, note: '', link: null })

async function goodsNamer(ctx: AppCtx, seller_id: number, language: Language, keys: readonly string[]): Promise<Namer> {
  const rows = await selectGoodsTitles(ctx.db, seller_id, keys.map(Number))
  const getTitle = await titlesIn(ctx.db, seller_id, rows, language)
  const titles = new Map(rows.map((row) => [String(row.goods_id), getTitle(row)]))
  return (key) => ({
    label: titles.get(key) ?? `#${key}`,
    note: '',
    link: titles.has(key) ? `/goods/detail/${key}` : null,
  })
}

async function productNamer(ctx: AppCtx, language: Language, keys: readonly string[]): Promise<Namer> {
  const names = await productNames(ctx.db, keys.map(Number))
  return (key) => {
    const found = names.get(Number(key))
    if (!found) return plain(`#${key}`)
    const link = found.is_visible ? `/productDesignDetail/${key}` : null
    return { label: found[`name_${language}`], note: found.code, link }
  }
}

async function storeNamer(ctx: AppCtx, seller_id: number, language: Language, keys: readonly string[]): Promise<Namer> {
  const ids = keys.map((key) => Number(key.split(':')[1])).filter((id) => id > 0)
  const stores = await orderStoreNames(ctx, seller_id, ids)
  return (key) => {
    const [source = 'cart', id] = key.split(':')
    const word = orderSourceNames[source as OrderSource][language]
    const store = stores.get(Number(id))
    return { label: store?.name ?? word, note: store ? word : '', link: `/myOrder/orderAdmin?source=${source}` }
  }
}

function getNamer(
  ctx: AppCtx,
  seller_id: number,
  language: Language,
  by: StatisticsCut,
  keys: readonly string[],
): Promise<Namer> {
  const at_once = async (namer: Namer) => namer
  switch (by) {
    case 'goods':
      return goodsNamer(ctx, seller_id, language, keys)
    case 'product':
      return productNamer(ctx, language, keys)
    case 'store':
      return storeNamer(ctx, seller_id, language, keys)
    case 'country':
      return at_once((key) => ({
        ...plain(destinations.find(({ code }) => code === key)?.[language] ?? key),
        note: key,
        link: `/myOrder/orderAdmin?country=${key}`,
      }))
    case 'state':
      return at_once((key) => ({
        ...plain(orderStateNames[key as OrderState]?.[language] ?? key),
        link: `/myOrder/orderAdmin?state=${key}`,
      }))
    case 'day':
      return at_once(plain)
  }
}

/** Days in their order, everything else by what was paid. */
const inOrder = (by: StatisticsCut) => (a: KeyedSums, b: KeyedSums) =>
  by === 'day' ? a.key.localeCompare(b.key) : b.paid_fen - a.paid_fen

/** The rows of one cut, with the period before beside them; also what the export writes. */
export async function breakdown(
  ctx: AppCtx,
  seller_id: number,
  days: Days,
  { by, language }: { readonly by: StatisticsCut; readonly language: Language },
): Promise<StatisticsRow[]> {
  const source = getSource(ctx)
  const rows = await sumsBy(source, seller_id, days, by, MAX_BREAKDOWN_ROWS)
  // A day is compared with the day one period earlier.
  const before =
    by === 'day' ? [] : await sumsBy(source, seller_id, { ...days, ...periodBefore(days) }, by, 10 * MAX_BREAKDOWN_ROWS)
  const earlier = new Map(before.map((sums) => [sums.key, sums]))
  const getName = await getNamer(
    ctx,
    seller_id,
    language,
    by,
    rows.map(({ key }) => key),
  )
  return [...rows]
    .sort(inOrder(by))
    .slice(0, MAX_BREAKDOWN_ROWS)
    .map((sums) => ({
      key: sums.key,
      ...getName(sums.key),
      ...getNumbers(sums),
      before_orders: earlier.get(sums.key)?.orders ?? 0,
      before_paid: fenToDecimal(earlier.get(sums.key)?.paid_fen ?? 0),
    }))
}

export async function listOrderStatistics(
  ctx: SellerCtx,
  input: Input<typeof contract.listOrderStatistics>,
): Promise<Reply<typeof contract.listOrderStatistics>> {
  const data = await breakdown(ctx, ctx.seller.id, await getDays(ctx, input), { by: input.by, language: ctx.language })
  return { data, is_cut: data.length >= MAX_BREAKDOWN_ROWS }
}
