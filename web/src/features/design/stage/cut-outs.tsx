import { useLanguage } from '../../../shared/text/language.tsx'
import { useArea } from '../studio-store.ts'
import css from './stage.module.css'
import { useViewport } from './viewport.ts'
import { toScreen } from './viewport.view.ts'

/** Narrower holes have no room for a word. */
const ROOM_FOR_NAME_PX = 56

/** Holes in the product, over the design: what lies under them is not printed. */
export function CutOuts() {
  const { language } = useLanguage()
  const area = useArea()
  const viewport = useViewport()
  return area?.cut_outs.map(({ left, top, width, height, radius, name }) => {
    const { x, y } = toScreen(viewport, { x: left, y: top })
    const [w, h] = [width * viewport.zoom, height * viewport.zoom]
    return (
      <g key={`${left},${top}`} className={css.cutOut} data-cut-out>
        <rect x={x} y={y} width={w} height={h} rx={radius * viewport.zoom} />
        {w >= ROOM_FOR_NAME_PX ? (
          <text x={x + w / 2} y={y + h / 2 + 4} textAnchor="middle">
            {name[language].replace(/^the /, '')}
          </text>
        ) : null}
      </g>
    )
  })
}
