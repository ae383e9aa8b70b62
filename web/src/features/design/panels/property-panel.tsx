import { setStanding } from '@inkroute/engine/commands/layers'
import { move } from '@inkroute/engine/commands/move'
import { rotateTo } from '@inkroute/engine/commands/rotate'
import { resize } from '@inkroute/engine/commands/scale'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { cmPerPx, printQuality } from '../stage/stage.view.ts'
import { studioText } from '../studio.text.ts'
import { apply, selectionNow, useArea, useLayers, useStudio } from '../studio-store.ts'
import { NumberBox } from './number-box.tsx'
import css from './panels.module.css'

function useCmPerPx(): number {
  const area = useArea()
  const { product, size_id, view_id } = useStudio()
  const actual = product?.actual_sizes.find((one) => one.size_id === size_id && one.view_id === view_id)
  return area && actual ? cmPerPx(actual.actual_width, area) : 0.1
}

function QualityNote({ layer, cm }: { layer: Layer; cm: number }) {
  const text = useText(studioText)
  const dpi = useStudio((state) => state.product?.dpi ?? 300)
  const found = printQuality(layer, cm, dpi)
  if (!found) return null
  const words = { good: text.qualityGood, low: text.qualityLow, bad: text.qualityBad }
  return (
    <p className={css.quality} data-quality={found.quality}>
      {fill(text.quality, { dpi: found.dpi })} · {words[found.quality]}
    </p>
  )
}

function LayerBoxes({ layer }: { layer: Layer }) {
  const text = useText(studioText)
  const cm = useCmPerPx()
  const area = useArea()
  if (!area) return null
  const [left, top] = [layer.cx - layer.width / 2 - area.left, layer.cy - layer.height / 2 - area.top]
  const sized = (size: { width?: number; height?: number }) => apply((now) => resize(now, selectionNow(), size))
  const moved = (dx: number, dy: number) => apply((now) => move(now, selectionNow(), dx, dy))
  return (
    <div className={css.boxes}>
      <NumberBox
        label={text.width}
        value={layer.width * cm}
        onValue={(value) => sized({ width: value / cm })}
        min={0.1}
      />
      <NumberBox
        label={text.height}
        value={layer.height * cm}
        onValue={(value) => sized({ height: value / cm })}
        min={0.1}
      />
      <NumberBox label={text.x} value={left * cm} onValue={(value) => moved(value / cm - left, 0)} />
      <NumberBox label={text.y} value={top * cm} onValue={(value) => moved(0, value / cm - top)} />
      <NumberBox
        label={text.rotation}
        value={layer.rotation_deg}
        onValue={(value) => apply((now) => rotateTo(now, selectionNow(), value))}
      />
      <NumberBox
        label={text.opacity}
        value={layer.opacity * 100}
        min={0}
        max={100}
        onValue={(value) => apply((now) => setStanding(now, selectionNow(), { opacity: value / 100 }))}
      />
      <QualityNote layer={layer} cm={cm} />
    </div>
  )
}

/** Place and size of what is in hand, in centimetres on the product. */
export function PropertyPanel() {
  const text = useText(studioText)
  const layers = useLayers()
  const chosen = useStudio((state) => state.chosen)
  const [only] = chosen
  const layer = chosen.length === 1 ? layers.find((one) => one.id === only) : undefined
  return layer ? <LayerBoxes layer={layer} /> : <p className={css.note}>{text.nothingChosen}</p>
}
