import type { BlockKind, ProductRule, ShownBlock } from '@inkroute/contract/page-blocks'
import type { SitePage } from '@inkroute/contract/site-page'
import { plainWords } from './inline.view.ts'

export type Tone = 'paper' | 'white' | 'tint'

/** Blocks that bring their own ground and do not take part in the change of bands. */
const ownGround: ReadonlySet<BlockKind> = new Set<BlockKind>(['hero', 'figures', 'action'])

export interface PlacedBlock {
  readonly block: ShownBlock
  readonly index: number
  /** `steps`, `steps-2`: stable as long as the order of its kind is. */
  readonly anchor: string
  readonly tone: Tone
  /** Pictures stand left and right in turn. */
  readonly flipped: boolean
}

/** Gives every block its anchor, and bands of changing ground so that neighbours are told apart. */
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

/** What the list of contents of an info page names: titled blocks, and the sections of a legal text. */
export function contentsOf(placed: readonly PlacedBlock[]): ContentsEntry[] {
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

/** Questions and answers of the page, as plain words for search engines. */
export const questionsOf = (page: SitePage): Question[] =>
  page.blocks
    .flatMap((block) => (block.kind === 'faq' ? block.items : []))
    .map(({ question, answer }) => ({ question, answer: plainWords(answer) }))

/** Which products a page asks for, by the place of the block. */
export const productRulesOf = (page: Pick<SitePage, 'blocks'>): { index: number; rule: ProductRule; limit: number }[] =>
  page.blocks.flatMap((block, index) =>
    block.kind === 'products' ? [{ index, rule: block.rule, limit: block.limit }] : [],
  )

/** What the public list shows for the same rule, for “see all”. */
export function listPathOf(rule: ProductRule): string {
  if (rule.zone) return `/zone/${rule.zone}`
  if (rule.category) return `/category/${rule.category}`
  return '/products'
}

/** Codes come back in the catalogue's order; a page names them in its own. */
export function inRuleOrder<T extends { readonly code: string }>(rule: ProductRule, found: readonly T[]): T[] {
  if (!rule.codes) return [...found]
  const byCode = new Map(found.map((card) => [card.code, card]))
  return rule.codes.flatMap((code) => byCode.get(code) ?? [])
}
