import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { fenToDecimal } from '@inkroute/contract/money'
import { formatMoney } from '../../../../shared/format/money.ts'
import type { Language, Texts } from '../../../../shared/text/text.ts'
import type { differenceText } from './differences.text.ts'
import { isTree, type Path } from './paths.view.ts'

type Words = Texts<typeof differenceText>

/** What recognises an entry of a product's lists after others were added, moved or removed. */
export function findIdentity(entry: unknown): string | null {
  if (!isTree(entry)) return null
  if ('size_id' in entry && 'view_id' in entry) return `${entry.size_id}:${entry.view_id}`
  const name = ['id', 'view_id', 'attr_id', 'factory', 'key', 'quantity', 'level'].find((key) => key in entry)
  return name === undefined ? null : String(entry[name])
}

const nameIn = (entry: unknown, language: Language): string | null => {
  if (!isTree(entry)) return null
  const { name, sku, key } = entry
  if (isTree(name)) return String(name[language] || name.zh || key || '')
  return String(name || sku || key || '') || null
}

/**
 * The words of a place: `items.12.weight_g` → “规格 MUG-WHITE · 重量”. Differences name entries of lists by their
 * identity, findings of the server by their index.
 */
export function placeWords(
  document: ProductDocument,
  path: Path,
  language: Language,
  words: Words,
  by: 'identity' | 'index' = 'identity',
): string {
  let part: unknown = document
  const parts: string[] = []
  for (const step of path) {
    const label = `f_${step}` as keyof Words
    if (Array.isArray(part)) {
      part = by === 'index' ? part[Number(step)] : part.find((entry) => findIdentity(entry) === String(step))
      parts.push(nameIn(part, language) ?? String(step))
    } else {
      part = isTree(part) ? part[step] : undefined
      parts.push(words[label] ?? String(step))
    }
  }
  return parts.join(' · ')
}

/** A value as text; `path` says whether a number is money or a percentage. */
export function valueWords(value: unknown, path: Path, language: Language, words: Words): string {
  const field = String(path.at(-1) ?? '')
  if (value === undefined || value === null || value === '') return words.nothing
  if (typeof value === 'number') {
    if (field.endsWith('_fen')) return formatMoney(fenToDecimal(value))
    if (field.endsWith('_bp')) return `${value / 100}%`
    return String(value)
  }
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) {
    return (
      value.map((entry) => nameIn(entry, language) ?? valueWords(entry, path, language, words)).join(', ') ||
      words.nothing
    )
  }
  if (isTree(value)) {
    const name = nameIn(value, language)
    if (name) return name
    return Object.entries(value)
      .map(([key, part]) => valueWords(part, [...path, key], language, words))
      .join(' / ')
  }
  return String(value)
}
