import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import { useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { CellPicture } from '../matrix/cell-picture.tsx'
import { printedSides } from '../matrix/sides.view.ts'
import type { ChosenProduct } from '../state/batch-state.ts'
import { useBatch } from '../state/batch-store.ts'
import { cellDocument, coloursFor, findValues } from '../state/plan.view.ts'
import { useTemplates } from '../state/use-batch-data.ts'
import { rulesText } from './picture/rules.text.ts'
import css from './rules.module.css'

const LARGE_PX = 560
const SMALL_PX = 160

interface LargeProps {
  readonly product: ChosenProduct
  readonly detail: BasicProduct
  readonly artwork: BatchArtwork | null
}

/** Large preview of the selected cell, with thumbnails if several sides are printed. */
export function LargePicture({ product, detail, artwork }: LargeProps) {
  const text = useText(rulesText)
  const setup = useBatch()
  const templates = useTemplates()
  const [asked, setAsked] = useState<number | null>(null)
  const [color_id = 0] = coloursFor(setup, product, artwork)
  const { row_no } = setup
  const document = cellDocument(
    setup,
    { product: detail, artwork, values: findValues(setup, row_no), templates },
    undefined,
  )
  const sides = document ? printedSides(detail.views, document) : []
  const shown = sides.find(({ view_id }) => view_id === asked) ?? sides[0]
  const picture = { product: detail, artwork, row_no, color_id, templates }
  return (
    <>
      <div className={`overflow-hidden aspect-square bg-fill border rounded-card ${css.large}`}>
        <CellPicture {...picture} side_px={LARGE_PX} view_id={shown === sides[0] ? undefined : shown?.view_id} />
      </div>
      {sides.length > 1 ? (
        <fieldset className={`flex flex-wrap min-w-0 border-0 gap-2 p-0 m-0 ${css.sides}`}>
          <legend className="text-xs text-quiet p-0 mb-1.5">{text.printed_sides}</legend>
          {sides.map((side) => (
            <button
              className="grid text-xs text-ink wrap-anywhere cursor-pointer bg-surface border rounded-control gap-1"
              key={side.view_id}
              type="button"
              aria-pressed={side === shown}
              onClick={() => setAsked(side.view_id)}
            >
              <CellPicture {...picture} side_px={SMALL_PX} view_id={side.view_id} />
              {side.name}
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}
