import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import type { MouseEvent } from 'react'
import { useHand } from '../state/stage-store.ts'
import { type ScreenCaret, useCaret, useSelectionEnds } from '../text-edit/caret-on-stage.ts'
import type { LetterEnd } from '../text-edit/drag-letters.ts'
import { drawHandle } from '../text-edit/letter-handle.view.ts'
import css from '../text-edit/text-edit.module.css'
import { useEdited } from '../words/editing.ts'
import { stageHand } from './hand.ts'

/** Half of what a finger needs. */
const REACH_PX = 22

/** A tap also sends a mouse press, which would take the keys away from the text. */
const keepKeys = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

interface HandleProps {
  readonly end: LetterEnd
  readonly at: ScreenCaret
  readonly side: 'left' | 'right' | 'middle'
}

function Handle({ end, at, side }: HandleProps) {
  const { way, reach } = drawHandle(at, side)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys select letters without it
    <g
      className={css.handle}
      data-letter-handle={end}
      onPointerDown={stageHand.onLetterHandle(end)}
      onMouseDown={keepKeys}
      onDoubleClick={keepKeys}
      onContextMenu={keepKeys}
    >
      <circle cx={reach.x} cy={reach.y} r={REACH_PX} />
      <path d={way} />
    </g>
  )
}

function Handles({ layer }: { layer: TextLayer }) {
  const ends = useSelectionEnds(layer)
  const caret = useCaret(layer)
  if (!ends) return caret ? <Handle end="caret" at={caret} side="middle" /> : null
  return (
    <>
      <Handle end="from" at={ends.from} side={ends.from.is_rtl ? 'right' : 'left'} />
      <Handle end="to" at={ends.to} side={ends.to.is_rtl ? 'left' : 'right'} />
    </>
  )
}

/** What a finger drags to select letters: the two ends of a selection, or the caret. */
export function LetterHandles() {
  const layer = useEdited()
  const is_touch = useHand((state) => state.is_touch)
  return layer && is_touch ? <Handles layer={layer} /> : null
}
