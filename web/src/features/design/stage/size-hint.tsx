import { boundsOf } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { useCmPerPx, useStudio } from '../studio-store.ts'
import { useInkBox } from '../text/font-shelf.ts'
import { useHand } from './hand-store.ts'
import css from './stage.module.css'
import { printQuality } from './stage.view.ts'
import { toScreen, type Viewport } from './viewport.view.ts'

const cm = (value: number) => (Math.round(value * 10) / 10).toFixed(1)
const CHARACTER_PX = 6.8
const BELOW_PX = 14

interface SizeHintProps {
  readonly layers: readonly Layer[]
  readonly viewport: Viewport
}

/** Width × height in centimetres under what is in hand, with the dots per inch of a picture; degrees while it turns. */
export function SizeHint({ layers, viewport }: SizeHintProps) {
  const cm_per_px = useCmPerPx()
  const wanted_dpi = useStudio((state) => state.product?.dpi ?? 300)
  const doing = useHand((state) => state.doing)
  const [only] = layers
  const boxOf = useInkBox()
  const bounds = boundsOf(layers.map(boxOf))
  const box = layers.length === 1 && only ? boxOf(only) : bounds
  const found = layers.length === 1 && only ? printQuality(only, cm_per_px, wanted_dpi) : null
  const size = `${cm(box.width * cm_per_px)} × ${cm(box.height * cm_per_px)} cm`
  const dpi = found ? ` · ${found.dpi} dpi` : ''
  const words = doing === 'turn' && only ? `${Math.round(only.rotation_deg * 10) / 10}°` : size + dpi
  const at = toScreen(viewport, { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height })
  const width = words.length * CHARACTER_PX + 16
  const x = Math.min(Math.max(at.x, width / 2 + 4), viewport.width - width / 2 - 4)
  const y = Math.min(Math.max(at.y + BELOW_PX, 4), viewport.height - 28)
  return (
    <g className={css.hint} data-quality={found?.quality} data-hint>
      <rect x={x - width / 2} y={y} width={width} height={22} rx={6} />
      <text x={x} y={y + 15} textAnchor="middle">
        {words}
      </text>
    </g>
  )
}
