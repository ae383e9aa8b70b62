import { getCorners } from '@inkroute/engine/geometry/box'
import { useLanguage } from '../../../shared/text/language.tsx'
import { useInkBox } from '../state/font-shelf.ts'
import { useViewport } from '../state/stage-store.ts'
import { useLayers } from '../state/studio-store.ts'
import { toScreen } from '../state/viewport.view.ts'
import { markNames } from './mark.view.ts'
import css from './marks.module.css'

/** Outlines and names of the layers that are the buyer's. */
export function MarkFrames() {
  const { language } = useLanguage()
  const layers = useLayers()
  const viewport = useViewport()
  const getBox = useInkBox()
  return layers
    .filter(({ marks, is_hidden }) => marks !== undefined && marks.length > 0 && !is_hidden)
    .map((layer) => {
      const corners = getCorners(getBox(layer)).map((corner) => toScreen(viewport, corner))
      const left = Math.min(...corners.map(({ x }) => x))
      const top = Math.min(...corners.map(({ y }) => y))
      return (
        <g key={layer.id} className={`pointer-events-none ${css.frame}`} data-mark={layer.id}>
          <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
          <text x={left} y={top - 5}>
            {markNames(layer, language)}
          </text>
        </g>
      )
    })
}
