import type { Language } from '@inkroute/contract/errors'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { baseBrandWords } from '@inkroute/engine/preflight/brand-word-list'
import { preflight } from '@inkroute/engine/preflight/preflight'
import type { Finding } from '@inkroute/engine/preflight/preflight-types'
import type { KeptError } from '../../design/design.ts'
import type { CellFacts } from './cell.rules.ts'

/** A bare back is what a batch of front prints looks like, not a mistake. */
const expected = new Set(['empty_view'])

/** What may spoil the print of a cell. Pictures are not looked into here: their sizes and the document say enough. */
export function cellFindings(cell: CellFacts, document: DesignDocument, language: Language): Finding[] {
  const { product, color_ids, size_ids } = cell
  return preflight({
    document,
    product: {
      ...product,
      views: product.views.map((view) => ({ view_id: view.view_id, name: view[`name_${language}`] })),
    },
    size_ids,
    colours: product.colors
      .filter(({ id }) => color_ids.includes(id))
      .map((color) => ({ hex: color.hex, name: color[`name_${language}`] })),
    pictureFacts: () => undefined,
    fonts: null,
    brand_words: baseBrandWords,
  }).filter(({ rule, level }) => !expected.has(rule) || level === 'error')
}

export const isTooCoarse = (findings: readonly Finding[]): boolean =>
  findings.some(({ rule, level }) => rule === 'resolution' && level === 'error')

/** Why a cell is left out, as its row keeps it. */
export function coarseError({ artwork, product }: CellFacts, findings: readonly Finding[]): KeptError {
  const told = findings.find(({ rule }) => rule === 'resolution')
  const dpi = /(\d+) dpi/.exec(told?.message.en ?? '')?.[1] ?? '?'
  return { name: 'batch_low_resolution', details: { dpi, wanted: product.dpi, artwork: artwork?.name ?? '' } }
}
