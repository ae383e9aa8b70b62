import type { getOverview as contract } from '@inkroute/contract/dashboard/dashboard'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import { type OrderState, orderStates } from '@inkroute/contract/order/codes'
import type { SellerCtx } from '../../infra/context.ts'
import { getTimeZone } from '../account/account.ts'
import { getMockups } from '../design/design.ts'
import { titlesIn } from '../goods/goods.ts'
import { countByState, selectBestGoods, selectCountries, selectDaySums } from './dashboard.queries.ts'
import { dayIn, getPeriods } from './overview.rules.ts'

const DAY_MS = 86_400_000
const BEST_GOODS = 5
const COUNTRIES = 6

async function bestGoods(ctx: SellerCtx, since: Date) {
  const rows = await selectBestGoods(ctx.db, ctx.seller.id, since, BEST_GOODS)
  const versions = rows.map((row) => ({ design_id: row.design_id, version: row.design_version }))
  const made = await getMockups(ctx, ctx.seller.id, versions, ctx.language)
  const getTitle = await titlesIn(ctx.db, ctx.seller.id, rows, ctx.language)
  return rows.map(({ goods_id, title: ordered, pieces, amount_fen, ...row }) => {
    const title = getTitle({ goods_id, title: ordered })
    const pictures = made.get(`${row.design_id}:${row.design_version}`)?.pictures ?? []
    const picture = pictures.find((one) => one.color_id === row.color_id && one.small_url !== null)
    return { goods_id, title, pieces, amount: fenToDecimal(amount_fen), picture_url: picture?.small_url ?? null }
  })
}

export async function getOverview(ctx: SellerCtx, { days }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { db, seller } = ctx
  const time_zone = await getTimeZone(db, seller.id, ctx.identity.user_id)
  const now = ctx.clock.now()
  const back = (count: number) => new Date(now.getTime() - count * DAY_MS)
  const [sums, states, goods, countries] = await Promise.all([
    // A day more than both periods: where the first one begins depends on the zone.
    selectDaySums(db, seller.id, { from: back(2 * days + 1), until: new Date(now.getTime() + 1), time_zone }),
    countByState(db, seller.id),
    bestGoods(ctx, back(days)),
    selectCountries(db, seller.id, back(days), COUNTRIES),
  ])
  const counts = new Map(states.map((row) => [row.state as OrderState, Number(row.count)]))
  return {
    ...getPeriods(sums, dayIn(now, time_zone), days),
    states: orderStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    goods,
    countries: countries.map(({ amount_fen, ...row }) => ({ ...row, amount: fenToDecimal(amount_fen) })),
  }
}
