import type { BulkChange } from '@inkroute/contract/catalog/desk/bulk'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { Language } from '@inkroute/contract/errors/errors'

const withPrices = (document: ProductDocument, getPrice: (fen: number) => number): ProductDocument => ({
  ...document,
  items: document.items.map((item) => ({
    ...item,
    base_price_fen: Math.max(0, Math.round(getPrice(item.base_price_fen))),
  })),
})

/** The document with the change made. A change of state leaves it as it is. */
export function changedDocument(document: ProductDocument, change: BulkChange): ProductDocument {
  switch (change.kind) {
    case 'price_percent':
      return withPrices(document, (fen) => (fen * (10_000 + change.change_bp)) / 10_000)
    case 'price_amount':
      return withPrices(document, (fen) => fen + change.change_fen)
    case 'lead_time': {
      const production_hours = { min: change.min_hours, max: change.max_hours }
      const supply = document.supply.map((entry) => ({ ...entry, production_hours }))
      return { ...document, production_hours, supply }
    }
    case 'zones': {
      const kept = document.zones.filter((zone) => !change.remove.includes(zone))
      return { ...document, zones: [...new Set([...kept, ...change.add])] }
    }
    case 'category':
      return { ...document, category: change.category }
    case 'state':
      return document
  }
}

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

function getPrices({ items }: ProductDocument): string {
  const prices = items.map((item) => item.base_price_fen)
  if (prices.length === 0) return '—'
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? yuan(least) : `${yuan(least)} – ${yuan(most)}`
}

/** Names of what documents hold as keys. */
export interface Naming {
  readonly zone: (key: string) => string
  readonly category: (key: string) => string
}

interface Shown {
  readonly label: Record<Language, string>
  readonly show: (document: ProductDocument, naming: Naming, language: Language) => string
}

const shown: readonly Shown[] = [
  { label: { zh: '价格', en: 'Price' }, show: getPrices },
  {
    label: { zh: '生产时效', en: 'Lead time' },
    show: ({ production_hours: { min, max } }, _, language) => `${min}–${max} ${language === 'zh' ? '小时' : 'h'}`,
  },
  {
    label: { zh: '专区', en: 'Zones' },
    show: ({ zones }, naming, language) => zones.map(naming.zone).join(language === 'zh' ? '、' : ', ') || '—',
  },
  { label: { zh: '类目', en: 'Category' }, show: ({ category }, naming) => naming.category(category) || '—' },
]

export function getDifferences(before: ProductDocument, after: ProductDocument, naming: Naming, language: Language) {
  return shown.flatMap(({ label, show }) => {
    const texts = { before: show(before, naming, language), after: show(after, naming, language) }
    return texts.before === texts.after ? [] : [{ label: label[language], ...texts }]
  })
}

const stateNames = {
  draft: { zh: '草稿', en: 'Draft' },
  on_sale: { zh: '在售', en: 'On sale' },
  changed: { zh: '在售，有未发布的修改', en: 'On sale, with unpublished changes' },
  withdrawn: { zh: '已下架', en: 'Withdrawn' },
} as const

/** What a change of state does; nothing where the product is in that state already. */
export function stateDifferences(now: keyof typeof stateNames, wanted: 'on_sale' | 'withdrawn', language: Language) {
  const is_same = now === wanted || (wanted === 'withdrawn' && now === 'draft')
  const label = { zh: '状态', en: 'Status' }[language]
  return is_same ? [] : [{ label, before: stateNames[now][language], after: stateNames[wanted][language] }]
}
