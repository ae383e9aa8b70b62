import { getBounds } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { cmToPx } from '@inkroute/engine/print/print-area'
import { move, resize, rotate, rotateTo, scale } from '@inkroute/engine/transform/transform'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { NumberBox } from '../controls/number-fields.tsx'
import { propertyText } from '../controls/property.text.ts'
import { StudioIcon } from '../controls/studio-icon.tsx'
import { useInkBox } from '../state/font-shelf.ts'
import { apply, selectionNow, useArea, useCmPerPx, useStudio } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import css from './properties.module.css'

const DEFAULT_DPI = 300

/** Size of a canvas pixel in the current unit: centimetres on the product or pixels of the print file. */
function useUnit() {
  const unit = useStudioUi((state) => state.unit)
  const cm_per_px = useCmPerPx()
  const dpi = useStudio((state) => state.product?.dpi ?? DEFAULT_DPI)
  return { unit, per_px: unit === 'cm' ? cm_per_px : cmToPx(cm_per_px, dpi) }
}

export function UnitSwitch() {
  const text = useText(propertyText)
  const unit = useStudioUi((state) => state.unit)
  return (
    <fieldset
      className={`flex min-w-0 overflow-hidden border-studio rounded-control p-0 m-0 ${css.units}`}
      aria-label={text.unit}
    >
      {(['cm', 'px'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={unit === one} onClick={() => useStudioUi.setState({ unit: one })}>
          {one}
        </button>
      ))}
    </fieldset>
  )
}

/** Position, size and rotation of the selection, as a whole if it has several layers. */
export function PlaceBoxes({ layers }: { layers: readonly Layer[] }) {
  const text = useText(propertyText)
  const area = useArea()
  const getBox = useInkBox()
  const { unit, per_px } = useUnit()
  const [is_linked, setLinked] = useState(true)
  const [only] = layers
  if (!area || !only) return null
  const is_one = layers.length === 1
  const own = getBox(only)
  const box = is_one
    ? { left: own.cx - own.width / 2, top: own.cy - own.height / 2, width: own.width, height: own.height }
    : getBounds(layers.map(getBox))
  const keeps_ratio = is_linked || !is_one || only.type === 'text'
  const sized = (side: 'width' | 'height', value: number) => {
    const wanted = value / per_px
    apply((now) =>
      keeps_ratio
        ? scale(now, selectionNow(), wanted / box[side])
        : resize(now, selectionNow(), { width: box.width, height: box.height, [side]: wanted }),
    )
  }
  const moved = (dx: number, dy: number) => apply((now) => move(now, selectionNow(), dx, dy))
  const [left, top] = [box.left - area.left, box.top - area.top]
  const turned = (value: number) =>
    apply((now) => (is_one ? rotateTo(now, selectionNow(), value) : rotate(now, selectionNow(), value)))
  const step = unit === 'cm' ? 0.1 : 1
  const size = { unit, min: 0.1, max: 100_000, step }
  const position = { ...size, min: -100_000 }
  return (
    <div className={`grid items-center gap-1.5 ${css.boxes}`}>
      <NumberBox label={text.width} value={box.width * per_px} {...size} onValue={(value) => sized('width', value)} />
      <button
        type="button"
        className={`bare-button grid place-items-center rounded-control ${css.link}`}
        aria-pressed={keeps_ratio}
        aria-label={text.linked}
        title={text.linked}
        disabled={!is_one || only.type === 'text'}
        onClick={() => setLinked(!is_linked)}
      >
        <StudioIcon name="link" size_px={16} />
      </button>
      <NumberBox
        label={text.height}
        value={box.height * per_px}
        {...size}
        onValue={(value) => sized('height', value)}
      />
      <NumberBox
        label={text.x}
        value={left * per_px}
        {...position}
        onValue={(value) => moved(value / per_px - left, 0)}
      />
      <span />
      <NumberBox
        label={text.y}
        value={top * per_px}
        {...position}
        onValue={(value) => moved(0, value / per_px - top)}
      />
      <NumberBox
        label={text.rotation}
        value={is_one ? only.rotation_deg : 0}
        unit="°"
        min={-360}
        max={360}
        onValue={turned}
      />
    </div>
  )
}
