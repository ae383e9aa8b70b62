import { addLayers, pastedLayers } from '@inkroute/engine/commands/paste'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { type Area, getMiddle } from '@inkroute/engine/geometry/box'
import { getBleedArea, wrapSides } from '@inkroute/engine/print/print-area'
import { placeInside, wrapPlaces } from '@inkroute/engine/print/rules/wrap-places'
import { selectedLayers } from '@inkroute/engine/transform/selection'
import { useText } from '../../../shared/text/language.tsx'
import { inkBoxNow } from '../state/font-shelf.ts'
import { canAddLayers } from '../state/layer-limit.ts'
import { apply, chosenLayers, cmPerPxNow, newLayerId, selectionNow, useArea, useStudio } from '../state/studio-store.ts'
import { presetText } from './product.text.ts'
import css from './size-rule.module.css'

const putInto = (document: DesignDocument, place: Area, how: 'inside' | 'covering' = 'inside') =>
  placeInside(document, selectionNow(), place, how, inkBoxNow)

/** The selection on the left, and a copy of it on the right, as each hand sees it. */
function putOnBothSides(area: Area, left: Area, right: Area): void {
  if (!canAddLayers(chosenLayers().length)) return
  const { view_id, ids } = selectionNow()
  const dx = getMiddle(right).x - getMiddle(left).x
  apply((document) => {
    const placed = putInto(document, left)
    const layers = selectedLayers(placed, { view_id, ids }).filter(({ is_locked }) => !is_locked)
    const to = { ...area, left: area.left + dx }
    return addLayers(placed, view_id, pastedLayers({ layers, from: area, to, shift_px: 0, newId: newLayerId }))
  })
}

/** Designs that run all round; others have no edge to meet. */
const all_round = new Set(['wrap', 'full'])

/** Round a mug, a tumbler or a hat: the places that are seen from each side. */
export function PlacePresets() {
  const text = useText(presetText)
  const area = useArea()
  const style = useStudio((state) => state.product?.design_style.key ?? '')
  const places = area ? wrapPlaces(area, style) : null
  if (!area || !places) return null
  const { left, right } = places
  return (
    <fieldset className={css.presets}>
      <legend>{text.title}</legend>
      {wrapSides.map((side) => {
        const place = places[side]
        return place ? (
          <button key={side} type="button" onClick={() => apply((now) => putInto(now, place))}>
            {text[side]}
          </button>
        ) : null
      })}
      {left && right ? (
        <button type="button" onClick={() => putOnBothSides(area, left, right)}>
          {text.both}
        </button>
      ) : null}
      {all_round.has(style) ? (
        <button
          type="button"
          onClick={() => apply((now) => putInto(now, getBleedArea(area, cmPerPxNow()), 'covering'))}
        >
          {text.around}
        </button>
      ) : null}
    </fieldset>
  )
}
