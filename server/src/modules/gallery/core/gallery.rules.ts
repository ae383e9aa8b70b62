import type { GalleryTerm } from '@inkroute/contract/gallery/gallery'
import type { Licence } from '@inkroute/contract/material/item'

interface Described {
  readonly name_zh: string
  readonly name_en: string
  readonly author: string
  readonly licence: Licence
  readonly licence_note: string
}

export interface GalleryProblem {
  readonly field: string
  readonly zh: string
  readonly en: string
}

/** Rights that somebody else gave need a proof; our own work does not, and neither does the public domain. */
const needsProof: ReadonlySet<Licence> = new Set(['commissioned', 'bought', 'cc_by', 'other'])

/** What keeps an artwork or template from going on sale, at the field where it is mended. */
export function publishProblems(item: Described): GalleryProblem[] {
  const problems: GalleryProblem[] = []
  if (!item.name_zh) problems.push({ field: 'name_zh', zh: '请填写中文名称', en: 'Enter the Chinese name' })
  if (!item.name_en) problems.push({ field: 'name_en', zh: '请填写英文名称', en: 'Enter the English name' })
  if (!item.author) problems.push({ field: 'author', zh: '请填写作者', en: 'Enter the author' })
  if (needsProof.has(item.licence) && !item.licence_note) {
    problems.push({
      field: 'licence_note',
      zh: '请填写授权凭证：合同、发票或来源链接',
      en: 'Enter proof of the licence: contract, invoice or source URL',
    })
  }
  return problems
}

/** Everything an item may be found by, in lower case. */
export function searchWords(
  item: Pick<Described, 'name_zh' | 'name_en' | 'author'> & {
    readonly tags_zh: readonly string[]
    readonly tags_en: readonly string[]
  },
  terms: readonly GalleryTerm[],
  others: readonly string[] = [],
): string {
  const names = terms.flatMap(({ zh, en }) => [zh, en])
  const words = [item.name_zh, item.name_en, item.author, ...names, ...item.tags_zh, ...item.tags_en, ...others]
  return words.filter(Boolean).join(' ').toLowerCase()
}

/** Tags after a change of many, each once, in their order. */
export function retagged(tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const gone = new Set(remove.map((tag) => tag.toLowerCase()))
  const kept = [...tags, ...add].filter((tag) => !gone.has(tag.toLowerCase()))
  return [...new Map(kept.map((tag) => [tag.toLowerCase(), tag])).values()]
}

/** A file name as the first name of what it shows. */
export function nameFromFile(file_name: string): string {
  const base = file_name.split(/[\\/]/).at(-1) ?? ''
  return base
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 60)
}
