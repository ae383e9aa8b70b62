import type { GoodsCard } from '@inkroute/contract/goods/goods'
import { formatMoney } from '../../shared/format/money.ts'
import type { Language } from '../../shared/text/text.ts'

const DAY_MS = 86_400_000

/** One amount, or from – to. */
export const rangeText = ({ min, max }: { readonly min: string; readonly max: string }): string =>
  min === max ? formatMoney(min) : `${formatMoney(min)} – ${formatMoney(max)}`

/** The title in the user's language, if available. */
export const titleFor = (goods: Pick<GoodsCard, 'title' | 'title_en'>, language: Language): string =>
  language === 'en' && goods.title_en ? goods.title_en : goods.title

/** Whole days until the bin forgets it, never below 0. */
export const daysLeft = (purge_at: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(purge_at).getTime() - now.getTime()) / DAY_MS))

/** Sizes in one line: the first few and how many more. */
export function shortList(words: readonly string[], max = 5): string {
  return words.length <= max ? words.join(' ') : `${words.slice(0, max).join(' ')} +${words.length - max}`
}

export const percentText = (bp: number | null): string => (bp === null ? '—' : `${(bp / 100).toFixed(1)}%`)

/** The screen where goods are published, as permissions name it. */
export const RELEASE_SCREEN = '/listing/{platform}/release'

/** Where goods are published: the shop is chosen there, if there are several. */
export const publishPath = (goods_ids: readonly number[]): string =>
  `/listing/shop/release?goods=${goods_ids.join(',')}`
