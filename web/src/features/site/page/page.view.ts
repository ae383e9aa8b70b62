import type { BlockKind, ProductRule, ShownBlock } from '@inkroute/contract/site/page/blocks'
import type { SitePage } from '@inkroute/contract/site/page/page'
import { plainWords } from './inline.view.ts'

export type Tone = 'paper' | 'white' | 'tint'

/** Blocks with their own background, which are left out of the alternation. */
const ownGround: ReadonlySet<BlockKind> = new Set<BlockKind>(['hero', 'figures', 'action'])

export interface PlacedBlock {
  readonly block: ShownBlock
  readonly index: number
  /** `steps`, `steps-2`: stable as long as the order of its kind is. */
  readonly anchor: string
  readonly tone: Tone
  /** Alternates pictures left and right. */
  readonly flipped: boolean
}

/** Gives every block an anchor and an alternating background, so neighbours are told apart. */
export function placeBlocks(blocks: readonly ShownBlock[], template: SitePage['template']): PlacedBlock[] {
  const seen = new Map<BlockKind, number>()
  const grounds: readonly Tone[] = template === 'seasonal' ? ['paper', 'white', 'tint'] : ['paper', 'white']
  let band = 0
  return blocks.map((block, index) => {
    const nth = (seen.get(block.kind) ?? 0) + 1
    seen.set(block.kind, nth)
    const tone = template === 'info' ? 'paper' : (grounds[band % grounds.length] ?? 'paper')
    if (!ownGround.has(block.kind)) band += 1
    const anchor = nth === 1 ? block.kind : `${block.kind}-${nth}`
    return { block, index, anchor: anchor.replace('_', '-'), tone, flipped: nth % 2 === 0 }
  })
}

export interface ContentsEntry {
  readonly anchor: string
  readonly title: string
}

/** Table of contents of an info page: titled blocks, and the sections of a legal text. */
export function getContents(placed: readonly PlacedBlock[]): ContentsEntry[] {
  return placed.flatMap(({ block, anchor }) => {
    if (block.kind === 'clauses') {
      return block.sections.map(({ title }, at) => ({ anchor: clauseAnchor(at), title: `${at + 1}. ${title}` }))
    }
    return block.kind === 'hero' || block.kind === 'action' || !block.title ? [] : [{ anchor, title: block.title }]
  })
}

export const clauseAnchor = (at: number): string => `clause-${at + 1}`

export interface Question {
  readonly question: string
  readonly answer: string
}

/** Questions and answers of the page as plain text, for search engines. */
export const getQuestions = (page: SitePage): Question[] =>
  page.blocks
    .flatMap((block) => (block.kind === 'faq' ? block.items : []))
    .map(({ question, answer }) => ({ question, answer: plainWords(answer) }))

export interface ProductQuery {
  readonly index: number
  readonly input: {
    readonly ids?: string
    readonly zone?: string
    readonly category?: string
    readonly page_size: number
  }
}

/** Catalogue query of each block that shows products: the named ones, or the first that match its rule. */
export const getProductQueries = (page: Pick<SitePage, 'blocks' | 'product_ids'>): ProductQuery[] =>
  page.blocks.flatMap((block, index) => {
    if (block.kind !== 'products') return []
    const { codes, zone, category } = block.rule
    const named = page.product_ids[index] ?? []
    if (codes && named.length === 0) return []
    const filter = codes
      ? { ids: named.slice(0, block.limit).join(',') }
      : { ...(zone ? { zone } : {}), ...(category ? { category } : {}) }
    return [{ index, input: { ...filter, page_size: block.limit } }]
  })

/** Link to the public list with the same rule, for “see all”. */
export function listPath(rule: ProductRule): string {
  if (rule.zone) return `/zone/${rule.zone}`
  if (rule.category) return `/category/${rule.category}`
  return '/products'
}
