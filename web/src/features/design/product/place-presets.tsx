import { addLayers, pastedLayers } from '@inkroute/engine/commands/paste'
import { selectedLayers } from '@inkroute/engine/commands/selection'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { type Area, middleOf } from '@inkroute/engine/geometry/box'
import { bleedAreaOf } from '@inkroute/engine/print/print-area'
import { placeInside, type WrapSide, wrapPlaces, wrapSides } from '@inkroute/engine/print/wrap-places'
import { useText } from '../../../shared/text/language.tsx'
import { canAddLayers } from '../layer-limit.ts'
import { apply, chosenLayers, cmPerPxNow, newLayerId, selectionNow, useArea, useStudio } from '../studio-store.ts'
import { inkBoxNow } from '../text/font-shelf.ts'
import { presetText } from './product.text.ts'
import css from './size-rule.module.css'

const putInto = (document: DesignDocument, place: Area, how: 'inside' | 'covering' = 'inside') =>
  placeInside(document, selectionNow(), place, how, inkBoxNow)

/** The selection on the left, and a copy of it on the right, as each hand sees it. */
function putOnBothSides(area: Area, places: Readonly<Record<WrapSide, Area>>): void {
  if (!canAddLayers(chosenLayers().length)) return
  const { view_id, ids } = selectionNow()
  const dx = middleOf(places.right).x - middleOf(places.left).x
  apply((document) => {
    const placed = putInto(document, places.left)
    const layers = selectedLayers(placed, { view_id, ids }).filter(({ is_locked }) => !is_locked)
    const to = { ...area, left: area.left + dx }
    return addLayers(placed, view_id, pastedLayers({ layers, from: area, to, shift_px: 0, newId: newLayerId }))
  })
}

/** Round a mug, a tumbler or a hat: the places that are seen from the left, the front and the right. */
export function PlacePresets() {
  const text = useText(presetText)
  const area = useArea()
  const style = useStudio((state) => state.product?.design_style.key ?? '')
  const places = area ? wrapPlaces(area, style) : null
  if (!area || !places) return null
  return (
    <fieldset className={css.presets}>
      <legend>{text.title}</legend>
      {wrapSides.map((side) => (
        <button key={side} type="button" onClick={() => apply((now) => putInto(now, places[side]))}>
          {text[side]}
        </button>
      ))}
      <button type="button" onClick={() => putOnBothSides(area, places)}>
        {text.both}
      </button>
      <button type="button" onClick={() => apply((now) => putInto(now, bleedAreaOf(area, cmPerPxNow()), 'covering'))}>
        {text.around}
      </button>
    </fieldset>
  )
}
