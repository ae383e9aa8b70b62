import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import type { BatchTemplate } from '@inkroute/engine/batch/fill-template'
import { memo, useContext } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../../shared/text/text.ts'
import { batchText } from '../state/batch.text.ts'
import { RulesDoorContext } from '../state/batch-slots.ts'
import { artworkId, type ChosenProduct } from '../state/batch-state.ts'
import { change, look, useBatch } from '../state/batch-store.ts'
import { coloursFor, getCutPictures, lacksPicture, pairFor } from '../state/plan.view.ts'
import { subjectText } from '../subject/subject.text.ts'
import { subjectState, useSubjects } from '../subject/subject-store.ts'
import { CellPicture } from './cell-picture.tsx'
import css from './matrix.module.css'

const SIDE_PX = 260
const SHOWN_DOTS = 6

interface CellProps {
  readonly chosen: ChosenProduct
  /** Nothing while it is on its way. */
  readonly product: BasicProduct | undefined
  readonly artwork: BatchArtwork | null
  readonly row_no: number
  readonly templates: ReadonlyMap<string, BatchTemplate>
  /** The kind of side shown, e.g. `back`; null shows each product's first printed side. */
  readonly side: string | null
}

function Dots({ colors, ids }: { colors: ChosenProduct['colors']; ids: readonly number[] }) {
  const text = useText(batchText)
  const shown = colors.filter(({ id }) => ids.includes(id))
  return (
    <span className={`flex items-center min-w-0 gap-1 px-0.5 ${css.dots}`}>
      {shown.slice(0, SHOWN_DOTS).map(({ id, hex, name }) => (
        <span key={id} style={{ background: hex }} title={name} />
      ))}
      <span className={`text-xs text-quiet tabular-nums ml-auto ${css.count}`}>
        {fill(text.colours_count, { count: shown.length })}
      </span>
    </span>
  )
}

interface SidePictureProps extends Pick<CellProps, 'product' | 'artwork' | 'row_no' | 'templates' | 'side'> {
  readonly color_id: number
}

function SidePicture({ product, side, ...shown }: SidePictureProps) {
  const text = useText(batchText)
  if (!product) return <span className={css.picture} data-state="waiting" />
  const view_id = side === null ? undefined : product.views.find(({ key, picture }) => key === side && picture)?.view_id
  if (side !== null && view_id === undefined) {
    return (
      <span className={css.picture} data-state="failed">
        <span className="grid place-items-center absolute inset-0 text-xs text-quiet">{text.no_side}</span>
      </span>
    )
  }
  return <CellPicture {...shown} product={product} side_px={SIDE_PX} view_id={view_id} />
}

/** Why the cell is skipped although it was not excluded. */
function findLack(text: Texts<typeof batchText>, colours: number, lacks_picture: boolean): string | null {
  if (colours === 0) return text.cell_bare
  return lacks_picture ? text.cell_no_picture : null
}

const shownStates = ['failed', 'none', 'stopped'] as const

/** What the seller should know of the cut-out of a cell. */
function useCutNote(product_id: number, artwork: BatchArtwork | null, row_no: number): string | null {
  const text = useText(subjectText)
  const setup = useBatch()
  const subjects = useSubjects()
  const states = getCutPictures(setup, product_id, artwork, row_no).map((ref) => subjectState(subjects, ref))
  const worst = shownStates.find((state) => states.includes(state))
  return worst ? text[`cell_${worst}`] : null
}

/** Memoised: scrolling only renders cells that come into view. */
export const MatrixCell = memo(function MatrixCell({ chosen, product, artwork, row_no, templates, side }: CellProps) {
  const text = useText(batchText)
  const openRules = useContext(RulesDoorContext)
  const setup = useBatch()
  const pair = pairFor(chosen.id, artwork)
  const rules = setup.by_pair[pair]
  const color_ids = coloursFor(setup, chosen, artwork)
  const artwork_key = artwork ? artworkId(artwork) : null
  const { scope } = setup
  const is_current = scope.kind === 'cell' && scope.product_id === chosen.id && scope.artwork_key === artwork_key
  const is_own = Boolean(rules?.placement ?? rules?.color_keys)
  const lack = findLack(text, color_ids.length, lacksPicture(setup, chosen.id, artwork, row_no))
  const note = useCutNote(chosen.id, artwork, row_no)
  const is_row = artwork !== null || setup.row_no === row_no
  const name = artwork?.name ?? fill(text.row_named, { row: row_no + 1 })
  return (
    <button
      type="button"
      className={css.cell}
      data-current={is_current && is_row}
      data-out={rules?.is_left_out || lack !== null}
      aria-pressed={is_current && is_row}
      aria-label={fill(text.cell, { artwork: name, product: chosen.name })}
      onClick={({ currentTarget }) => {
        // Rules apply to all rows; the large preview shows the selected row.
        if (!artwork) change({ row_no })
        const is_let_go = is_current && is_row && !openRules
        look(is_let_go ? { kind: 'all' } : { kind: 'cell', product_id: chosen.id, artwork_key })
        openRules?.(currentTarget)
      }}
    >
      <SidePicture
        product={product}
        artwork={artwork}
        row_no={row_no}
        templates={templates}
        side={side}
        color_id={color_ids[0] ?? 0}
      />
      <Dots colors={chosen.colors} ids={color_ids} />
      {rules?.is_left_out ? <span className={css.mark}>{text.cell_out}</span> : null}
      {!rules?.is_left_out && lack ? <span className={css.mark}>{lack}</span> : null}
      {!rules?.is_left_out && !lack && note ? <span className={css.mark}>{note}</span> : null}
      {!rules?.is_left_out && !lack && !note && is_own ? <span className={css.mark}>{text.cell_own}</span> : null}
    </button>
  )
})
