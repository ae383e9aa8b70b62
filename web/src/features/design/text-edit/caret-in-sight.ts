import { boundsOf } from '@inkroute/engine/geometry/box'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { fitView, panBy, useHand, useViewport, viewportNow } from '../stage/stage-store.ts'
import { fitted, toScreen } from '../stage/viewport.view.ts'
import { useStudioUi } from '../studio-ui.ts'
import { inkBoxNow } from '../text/font-shelf.ts'
import { useLetters } from '../text/letters.ts'
import { caretNow } from './caret-on-stage.ts'

/** A stretch of the stage in pixels, across or down it. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Above the height that a sheet still rises by. */
const MARGIN_PX = 40

/** How far to move a span into the free one; null where it has no room. */
function shiftInto(span: Span, free: Span): number | null {
  if (span.to - span.from > free.to - free.from) return null
  return Math.max(0, free.from - span.from) - Math.max(0, span.to - free.to)
}

/** The part of the stage that neither an on-screen keyboard nor a sheet lies over. */
function freePart(stage: Element): { readonly across: Span; readonly down: Span } {
  const box = stage.getBoundingClientRect()
  const seen = window.visualViewport
  const [seen_top, seen_height] = [seen?.offsetTop ?? 0, seen?.height ?? window.innerHeight]
  let bottom = Math.min(box.bottom, seen_top + seen_height)
  for (const sheet of document.querySelectorAll('[data-sheet="true"]')) {
    const over = sheet.getBoundingClientRect()
    const is_over = over.left < box.right && over.right > box.left && over.top > box.top
    if (is_over) bottom = Math.min(bottom, over.top)
  }
  return {
    across: { from: MARGIN_PX, to: box.width - MARGIN_PX },
    down: { from: Math.max(box.top, seen_top) - box.top + MARGIN_PX, to: bottom - box.top - MARGIN_PX },
  }
}

/** Moves the view so that the text is in sight, or at least its caret. */
function bringIntoSight(stage: Element, layer: TextLayer): void {
  const caret = caretNow(layer)
  if (!caret) return
  const view = viewportNow()
  const { left, top, width, height } = boundsOf([inkBoxNow(layer)])
  const [start, end] = [toScreen(view, { x: left, y: top }), toScreen(view, { x: left + width, y: top + height })]
  const free = freePart(stage)
  const shift = (axis: 'x' | 'y', room: Span) => {
    const [a, b] = [caret.top[axis], caret.foot[axis]]
    const whole = shiftInto({ from: Math.min(start[axis], a, b), to: Math.max(end[axis], a, b) }, room)
    return whole ?? shiftInto({ from: Math.min(a, b), to: Math.max(a, b) }, room) ?? 0
  }
  const [dx, dy] = [shift('x', free.across), shift('y', free.down)]
  if (dx !== 0 || dy !== 0) panBy(dx, dy)
}

/** Keeps the edited text in sight, above the keyboard of a phone, and gives a fitted view back afterwards. */
export function useCaretInSight(field: RefObject<HTMLElement | null>, layer: TextLayer): void {
  const { from, to } = useLetters()
  const sheet = useStudioUi((state) => state.sheet)
  useEffect(() => {
    if (!useViewport.getState().is_fitted) return
    return () => {
      // Unless somebody has zoomed meanwhile.
      if (viewportNow().zoom === fitted(viewportNow()).zoom) fitView()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a caret that has moved or a sheet that has opened
  useLayoutEffect(() => {
    const stage = field.current?.closest('[data-stage]')
    if (!stage) return
    const bring = () => {
      // Not under a finger that selects letters.
      if (useHand.getState().doing !== 'letters') bringIntoSight(stage, layer)
    }
    bring()
    window.visualViewport?.addEventListener('resize', bring)
    window.visualViewport?.addEventListener('scroll', bring)
    return () => {
      window.visualViewport?.removeEventListener('resize', bring)
      window.visualViewport?.removeEventListener('scroll', bring)
    }
  }, [field, layer, from, to, sheet])
}
