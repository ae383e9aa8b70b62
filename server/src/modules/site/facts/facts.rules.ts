import { fenToDecimal } from '@inkroute/contract/money'
import type { FactText } from '../../../infra/content/facts.ts'

export const same = (text: string): FactText => ({ zh: text, en: text })

export const moneyText = (amount_fen: number): FactText => same(`¥${fenToDecimal(amount_fen)}`)

export const rangeText = (low: number, high: number) => (low === high ? String(low) : `${low}–${high}`)

export const hoursText = ({ min, max }: { readonly min: number; readonly max: number }): FactText => ({
  zh: `${rangeText(min, max)} 小时`,
  en: `${rangeText(min, max)} h`,
})

export const daysText = ([min, max]: readonly [number, number]): FactText => ({
  zh: `${rangeText(min, max)} 天`,
  en: `${rangeText(min, max)} days`,
})

/** `2026-12-03` as 12 月 3 日 and 3 December. */
export function dayText(iso: string): FactText {
  const date = new Date(`${iso}T00:00:00Z`)
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()]
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(date)
  return { zh: `${month} 月 ${day} 日`, en: `${day} ${name}` }
}

export function listText(names: readonly FactText[]): FactText {
  const en = names.map((name) => name.en)
  return {
    zh: names.map((name) => name.zh).join('、'),
    en: en.length < 2 ? en.join('') : `${en.slice(0, -1).join(', ')} and ${en.at(-1)}`,
  }
}

/** A region by its code, or everything outside China. */
export const readRegions = (place: string): string[] => (place === 'overseas' ? ['US', 'EU'] : [place])
