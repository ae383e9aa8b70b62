import { getCorners } from '@inkroute/engine/geometry/box'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { useInkBox } from '../state/font-shelf.ts'
import { useViewport } from '../state/stage-store.ts'
import { useChosenLayer } from '../state/studio-store.ts'
import { toScreen } from '../state/viewport.view.ts'
import { useEdited, useEditing } from '../words/editing.ts'
import { partOf, useLetters } from '../words/letters.ts'
import { useCaret, useChosenOutlines } from './caret-on-stage.ts'
import css from './text-edit.module.css'

function ChosenLetters({ layer }: { layer: TextLayer }) {
  const outlines = useChosenOutlines(layer)
  if (outlines.length === 0) return null
  const ways = outlines.map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`)
  return <path className={css.letters} d={ways.join('')} data-letters />
}

/** The key restarts the blinking, so that a caret that moves stays visible. */
function Caret({ layer }: { layer: TextLayer }) {
  const caret = useCaret(layer)
  const is_typing = useEditing((state) => state.is_typing)
  if (!caret) return null
  const way = `M${caret.top.x} ${caret.top.y}L${caret.foot.x} ${caret.foot.y}`
  return (
    <g key={way} className={`pointer-events-none ${css.caret}`} data-typing={is_typing} data-caret>
      <path className={css.halo} d={way} />
      <path d={way} />
    </g>
  )
}

/** Shows the text cursor where a press goes into the text. */
function Ground({ layer }: { layer: TextLayer }) {
  const viewport = useViewport()
  const getBox = useInkBox()
  return [getBox(layer), layer].map((box, nth) => (
    <polygon
      // biome-ignore lint/suspicious/noArrayIndexKey: always the same two
      key={nth}
      className={css.ground}
      points={getCorners(box)
        .map((corner) => toScreen(viewport, corner))
        .map(({ x, y }) => `${x},${y}`)
        .join(' ')}
    />
  ))
}

/** Caret and selected letters of the text that is edited, on the stage or in the panel. */
export function LetterMarks() {
  const edited = useEdited()
  const chosen = useChosenLayer()
  const letters = useLetters()
  const layer = edited ?? (chosen?.type === 'text' && !chosen.is_hidden ? chosen : null)
  if (!layer) return null
  const has_part = edited || partOf(layer, letters)
  return (
    <>
      {edited ? <Ground layer={edited} /> : null}
      {has_part ? <ChosenLetters layer={layer} /> : null}
      {edited && letters.from === letters.to ? <Caret layer={edited} /> : null}
    </>
  )
}
