import { type Area, getBounds } from '@inkroute/engine/geometry/box'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { useEffect, useLayoutEffect } from 'react'
import { inkBoxNow, useFonts } from '../state/font-shelf.ts'
import { fitView, useHand, useViewport, viewportNow } from '../state/stage-store.ts'
import { chosenLayers, useStudio } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import { toCanvas } from '../state/viewport.view.ts'
import { editedNow, useEditing } from '../words/editing.ts'
import { useLetters } from '../words/letters.ts'
import { caretNow } from './caret-on-stage.ts'
import { freePart, isCovered, onSeenPart, useKeyboardHeight } from './free-part.ts'
import { broughtInSight, type FreePart, type Subject } from './in-sight.view.ts'
import { roomAroundLetters } from './letter-bar.view.ts'

/** The stage before it was moved here, and where it was moved to. */
let before: {
  readonly was: ReturnType<typeof useViewport.getState>
  readonly moved: ReturnType<typeof viewportNow>
} | null = null

const isSame = (a: ReturnType<typeof viewportNow>, b: ReturnType<typeof viewportNow>) =>
  a.zoom === b.zoom && a.x === b.x && a.y === b.y

function caretArea(layer: TextLayer): Area | undefined {
  const caret = caretNow(layer)
  if (!caret) return undefined
  const [a, b] = [toCanvas(viewportNow(), caret.top), toCanvas(viewportNow(), caret.foot)]
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}

/** What is edited: a text with its caret, or else what is selected. */
function subjectNow(edited: TextLayer | null): Subject | null {
  if (edited) return { area: getBounds([inkBoxNow(edited)]), caret: caretArea(edited) }
  const layers = chosenLayers()
  return layers.length > 0 ? { area: getBounds(layers.map(inkBoxNow)) } : null
}

/** Below the bar of the letters and above their handles, while fingers edit them. */
function withoutBar({ across, down }: FreePart): FreePart {
  const { above, below } = roomAroundLetters(useHand.getState().is_touch)
  const has_room = down.to - down.from > 2 * (above + below)
  return has_room ? { across, down: { from: down.from + above, to: down.to - below } } : { across, down }
}

/** Puts the stage back, unless it has been moved or zoomed by hand since. */
function putBack(): void {
  if (!before) return
  const { was, moved } = before
  before = null
  if (!isSame(viewportNow(), moved)) return
  if (was.is_fitted) fitView()
  else useViewport.setState({ zoom: was.zoom, x: was.x, y: was.y })
}

/** Moves what is edited out from under what covers it. While a finger holds it, it stays where the finger is. */
function lookAgain(): void {
  const stage = document.querySelector('[data-stage]')
  if (!stage || useHand.getState().doing) return
  const edited = editedNow()
  const free = freePart(stage)
  if (!edited && !isCovered(stage, free)) return putBack()
  const subject = subjectNow(edited)
  const place = subject && broughtInSight(viewportNow(), subject, edited ? withoutBar(free) : free)
  if (!place) return
  // What was moved by hand since is where it returns to.
  const was = before && isSame(viewportNow(), before.moved) ? before.was : useViewport.getState()
  useViewport.setState({ ...place, is_fitted: false })
  before = { was, moved: viewportNow() }
}

/** After a gesture in the design; one that moves the stage has put it where it is wanted. */
const onHand = ({ doing }: { doing: string | null }, last: { doing: string | null }) => {
  if (doing === null && last.doing !== null && last.doing !== 'pan') lookAgain()
}

/** What is edited is never covered: by a sheet, by the keyboard of a phone, or by the edge of the stage while typing. */
export function useInSight(): void {
  const sheet = useStudioUi((state) => state.sheet)
  const panel = useStudioUi((state) => state.panel)
  useKeyboardHeight()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is another sheet, of another height
  useLayoutEffect(() => {
    lookAgain()
    const element = document.querySelector('[data-sheet="true"]')
    if (!element) return
    // Its contents arrive later, and change with the selection.
    const watch = new ResizeObserver(lookAgain)
    watch.observe(element)
    return () => watch.disconnect()
  }, [sheet, panel])
  useEffect(() => {
    const ends = [
      useStudio.subscribe(lookAgain),
      useLetters.subscribe(lookAgain),
      useEditing.subscribe(lookAgain),
      useFonts.subscribe(lookAgain),
      useHand.subscribe(onHand),
      useViewport.subscribe((now, last) => {
        if (now.width !== last.width || now.height !== last.height) lookAgain()
      }),
      onSeenPart(lookAgain),
    ]
    return () => {
      for (const end of ends) end()
      before = null
    }
  }, [])
}
