import type { Language } from '@inkroute/contract/errors/errors'
import { decimalToFen } from '@inkroute/contract/money'
import type { LogisticsMode, StoreRule } from '@inkroute/contract/store/rule'

export type RuleCause =
  | 'cheapest'
  | 'fastest'
  | 'auto_pay'
  | 'country'
  | 'word'
  | 'amount'
  | 'limit'
  | 'balance'
  | 'print_check'
  | 'silent'
  | 'other'

export interface Verdict {
  readonly cause: RuleCause
  readonly detail: Readonly<Record<string, string>>
}

interface OrderFacts {
  readonly country: string
  readonly address: Readonly<Record<string, string | undefined>>
  readonly total_fen: number
}

/** Why an order waits for a person; null when it need not. */
export function findHold(rule: StoreRule, { country, address, total_fen }: OrderFacts): Verdict | null {
  if (rule.hold_countries.includes(country)) return { cause: 'country', detail: { country } }
  const written = Object.values(address).join(' ').toLowerCase()
  const word = rule.hold_words.find((one) => written.includes(one.toLowerCase()))
  if (word !== undefined) return { cause: 'word', detail: { word } }
  if (rule.hold_above !== null && total_fen > decimalToFen(rule.hold_above))
    return { cause: 'amount', detail: { limit: rule.hold_above } }
  return null
}

export const isWithinLimit = ({ daily_limit }: StoreRule, spent_fen: number, total_fen: number): boolean =>
  spent_fen + total_fen <= decimalToFen(daily_limit)

interface ChannelOption {
  readonly channel: { readonly id: number }
  readonly price: string
  readonly days_min: number
  readonly days_max: number
}

/** The cheapest, the quicker of two alike; or the fastest, the cheaper of two alike. */
export function channelBy<O extends ChannelOption>(mode: LogisticsMode, options: readonly O[]): O | null {
  const price = (option: O) => decimalToFen(option.price)
  const days = ({ days_min, days_max }: O) => days_max * 1000 + days_min
  const by = mode === 'fastest' ? [days, price] : [price, days]
  const [best] = [...options].sort((a, b) => by.map((key) => key(a) - key(b)).find((step) => step !== 0) ?? 0)
  return mode === 'rules' ? null : (best ?? null)
}

const SHANGHAI_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** When the day of limits began, by the clock of Shanghai. */
export const dayStart = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS)

export const secondsToTomorrow = (now: Date): number =>
  Math.ceil((dayStart(now).getTime() + DAY_MS - now.getTime()) / 1000) + 30

type Words = Readonly<Record<Language, string>>
const words: Readonly<Record<RuleCause, Words>> = {
  cheapest: { zh: '改走最便宜的渠道：{channel}', en: 'Cheapest channel chosen: {channel}' },
  fastest: { zh: '改走最快的渠道：{channel}', en: 'Fastest channel chosen: {channel}' },
  auto_pay: { zh: '已用余额自动支付 ¥{amount}', en: '¥{amount} paid from the balance' },
  country: { zh: '寄往 {country}，等待您放行', en: 'Ships to {country}; waiting for your approval' },
  word: { zh: '地址含“{word}”，等待您放行', en: 'The address contains “{word}”; waiting for your approval' },
  amount: { zh: '金额超过 ¥{limit}，等待您放行', en: 'Costs more than ¥{limit}; waiting for your approval' },
  limit: {
    zh: '今日自动支付已达 ¥{spent}，加上本单会超过上限 ¥{limit}，明天继续',
    en: '¥{spent} paid today; this order would exceed the daily limit of ¥{limit} and will be paid tomorrow',
  },
  balance: { zh: '余额不足，充值后自动继续', en: 'Your balance is too low; it will be paid once you recharge' },
  print_check: { zh: '印前检查有问题需要您确认', en: 'The print check found a problem you need to accept' },
  silent: {
    zh: '平台没有答复，无法核对订单是否仍然有效；10 分钟后再试，也可以在支付页确认后付款',
    en: 'The marketplace did not answer, so the order could not be checked; we try again in 10 minutes, or you can confirm and pay it yourself',
  },
  other: { zh: '未能自动支付：{message}', en: 'Not paid: {message}' },
}

export const getReason = (cause: string, detail: Readonly<Record<string, string>>, language: Language): string => {
  const said = words[cause as RuleCause] ?? words.other
  return said[language].replace(/\{(\w+)\}/g, (_, key: string) => detail[key] ?? '')
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

interface Candidate {
  readonly id: number
  readonly title: string
  readonly color_name: string
  readonly size_name: string
}

/** The one SKU a title and variant mean; null where there is none or more than one. */
export function skuByTitle(line: { readonly title: string; readonly variant: string }, skus: readonly Candidate[]) {
  const [title, variant] = [plain(line.title), plain(line.variant)]
  const same = skus.filter((sku) => plain(sku.title) === title)
  if (same.length === 1) return same[0]?.id ?? null
  const parts = variant.split(/\s*[/·,|]\s*/)
  const fits = same.filter((sku) => [sku.color_name, sku.size_name].every((name) => parts.includes(plain(name))))
  return fits.length === 1 ? (fits[0]?.id ?? null) : null
}
