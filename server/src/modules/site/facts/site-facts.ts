import { LATE_BP_PER_DAY, LATE_MAX_DAYS } from '@inkroute/contract/production/codes'
import { getDeadlines, type Holiday, type Lane, type LaneDays, spareDays } from '@inkroute/contract/site/season-dates'
import { MIN_WITHDRAW_FEN } from '@inkroute/contract/wallet/withdraw'
import { currentBrand } from '../../../infra/company/company.ts'
import type { FactSource, FactText } from '../../../infra/content/facts.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { levelNamed, levelTable } from '../../account/account.ts'
import { dispatchHours, lowestPrices, productsOnSale, selectOpenWarehouses } from '../../catalog/catalog.ts'
import { channelDays, laneDays } from '../../shipping/shipping.ts'
import { openMarkets } from '../core/navigation.ts'
import { daysText, dayText, hoursText, listText, moneyText, rangeText, readRegions, same } from './facts.rules.ts'

/** A number that may be unlimited. */
const countText = (count: number | null): FactText =>
  count === null ? { zh: '不限', en: 'unlimited' } : same(count.toLocaleString('en-US'))

/** One kind of fact: takes what follows the colon; null where there is no such fact. */
type Answer = (args: readonly string[]) => Promise<FactText | null> | FactText | null

/** `{{dispatch:CN}}`, `{{dispatch:zone=time}}`, `{{dispatch:cat=apparel:US}}`, `{{dispatch:code=mug}}`. */
function dispatchFilter(args: readonly string[]) {
  const named = (name: string) => args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
  const place = args.find((arg) => !arg.includes('=')) ?? null
  return {
    code: named('code'),
    category: named('cat'),
    zone: named('zone'),
    regions: place ? readRegions(place) : null,
  }
}

/** The operator's own names. */
const brandAnswers = (ctx: AppCtx): Record<string, Answer> => ({
  brand: async () => (await currentBrand(ctx)).name,
  site: async () => (await currentBrand(ctx)).full,
  async company() {
    const { legal_name, full } = await currentBrand(ctx)
    return legal_name.zh ? legal_name : full
  },
})

function answers(ctx: AppCtx): Record<string, Answer> {
  const { db } = ctx
  let lanes: Promise<Partial<Record<Lane, LaneDays>>> | null = null
  const findDays = async (lane: string | undefined): Promise<LaneDays | null> => {
    lanes ??= laneDays(db)
    return (await lanes)[lane as Lane] ?? null
  }
  const today = ctx.clock.now().toISOString().slice(0, 10)
  return {
    async price([code = '']) {
      const [found] = await lowestPrices(db, [code])
      return found ? moneyText(found.price_from_fen) : null
    },
    async dispatch(args) {
      const hours = await dispatchHours(db, dispatchFilter(args))
      return hours && hoursText(hours)
    },
    async transit([lane]) {
      const days = await findDays(lane)
      return days && daysText(days.transit)
    },
    async door([lane]) {
      const days = await findDays(lane)
      const total = days && days.production + days.handling
      return days && total !== null ? daysText([1 + days.handling + days.transit[0], total + days.transit[1]]) : null
    },
    async deadline([holiday, lane]) {
      const days = await findDays(lane)
      if (!days || !holiday || !(holiday in spareDays)) return null
      const key = lane as Lane
      const [row] = getDeadlines(
        holiday as Holiday,
        [key],
        { spare_days: spareDays[holiday as Holiday], today },
        { [key]: days },
      )
      return row ? dayText(row.order_by) : null
    },
    async warehouses([place]) {
      const regions = place ? readRegions(place) : null
      const own = (await selectOpenWarehouses(db)).filter(({ region }) => !regions || regions.includes(region))
      return own.length > 0 ? listText(own.map(({ city_zh, city_en }) => ({ zh: city_zh, en: city_en }))) : null
    },
    async cut_off([code]) {
      const found = (await selectOpenWarehouses(db)).find((row) => row.code === code)
      return found ? same(found.cut_off.slice(0, 5)) : null
    },
    async handling([code]) {
      const found = (await selectOpenWarehouses(db)).find((row) => row.code === code)
      return found ? hoursText({ min: found.handling_hours, max: found.handling_hours }) : null
    },
    async channel_days([channel = '', country = '']) {
      const days = await channelDays(db, channel, country)
      return days && same(rangeText(days.min, days.max))
    },
    warehouse_count: async () => same(String((await selectOpenWarehouses(db)).length)),
    products: async ([zone]) => same(String(await productsOnSale(db, zone ?? null))),
    markets: () => same(String(openMarkets(ctx).length)),
    ...brandAnswers(ctx),
    withdraw_min: () => moneyText(MIN_WITHDRAW_FEN),
    late_per_day: () => same(`${LATE_BP_PER_DAY / 100}%`),
    late_most: () => same(`${(LATE_BP_PER_DAY * LATE_MAX_DAYS) / 100}%`),
    discount: async ([level]) => same(`${(await levelNamed(db, Number(level))).discount_bp / 100}%`),
    async quota([level]) {
      const { design_quota } = await levelNamed(db, Number(level))
      return countText(design_quota)
    },
    async level([level]) {
      const { zh, en } = await levelNamed(db, Number(level))
      return { zh, en }
    },
    seats: async ([level]) => countText((await levelNamed(db, Number(level))).sub_accounts),
    shops: async ([level]) => countText((await levelNamed(db, Number(level))).stores),
    level_days: async () => same(String((await levelTable(db)).window_days)),
  }
}

/** The one source of every fact that public texts name. */
export const siteFacts: FactSource = async (ctx, tokens) => {
  const by_kind = answers(ctx)
  const found = await Promise.all(
    tokens.map(async (token) => {
      const [kind = '', ...args] = token.split(':')
      const answer = by_kind[kind]
      return answer ? [[token, await answer(args)] as const] : []
    }),
  )
  return new Map(found.flat())
}
