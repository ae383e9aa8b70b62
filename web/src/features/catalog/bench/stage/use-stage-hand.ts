import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { panBy, useHand, viewportNow, zoomBy } from './stage-store.ts'
import { type Point, toPicture } from './viewport.view.ts'

/** What a drag on the photograph does; without a tool it pans. All points are pixels of the photograph. */
export interface StageTool {
  readonly cursor: string
  readonly onStart: (at: Point) => void
  readonly onMove?: (at: Point) => void
  readonly onEnd?: () => void
  /** A second finger turned the stroke into a zoom. */
  readonly onCancel?: () => void
  readonly onHover?: (at: Point | null) => void
}

interface Pinch {
  readonly middle: Point
  readonly distance: number
}

const findPinch = ([a, b]: readonly Point[]): Pinch | null =>
  a && b
    ? {
        middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
        distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
      }
    : null

type Doing = { kind: 'pan'; last: Point } | { kind: 'pinch'; last: Pinch } | { kind: 'tool' }

const getPoint = (event: { clientX: number; clientY: number }, stage: HTMLElement): Point => {
  const box = stage.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

const WHEEL_SPEED = 0.0018

/** React's wheel listener is passive and could not keep the page from zooming. */
function useWheel(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      if (event.shiftKey) panBy(-event.deltaY - event.deltaX, 0)
      else if (box) zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED * (event.ctrlKey ? 4 : 1)), getPoint(event, box))
    }
    box?.addEventListener('wheel', onWheel, { passive: false })
    return () => box?.removeEventListener('wheel', onWheel)
  }, [stage])
}

function useSpaceToPan(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isHere = (target: EventTarget | null) => target === document.body || target === stage.current
    const onDown = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || !isHere(event.target)) return
      event.preventDefault()
      useHand.setState({ will_pan: true })
    }
    const release = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.code === 'Space') useHand.setState({ will_pan: false })
    }
    window.addEventListener('keydown', onDown)
    window.addEventListener('keyup', release)
    window.addEventListener('blur', release)
    return () => {
      window.removeEventListener('keydown', onDown)
      window.removeEventListener('keyup', release)
      window.removeEventListener('blur', release)
    }
  }, [stage])
}

class Fingers {
  readonly #down = new Map<number, Point>()
  #doing: Doing | null = null

  start(id: number, at: Point, tool: StageTool | null, is_panning: boolean): void {
    this.#down.set(id, at)
    const pinch = findPinch([...this.#down.values()])
    if (pinch) {
      if (this.#doing?.kind === 'tool') tool?.onCancel?.()
      useHand.setState({ held: null })
      this.#doing = { kind: 'pinch', last: pinch }
    } else if (is_panning || !tool) this.#doing = { kind: 'pan', last: at }
    else {
      this.#doing = { kind: 'tool' }
      tool.onStart(toPicture(viewportNow(), at))
    }
  }

  move(id: number, at: Point, tool: StageTool | null): void {
    if (this.#down.has(id)) this.#down.set(id, at)
    const doing = this.#doing
    if (!doing) tool?.onHover?.(toPicture(viewportNow(), at))
    else if (doing.kind === 'pan') {
      panBy(at.x - doing.last.x, at.y - doing.last.y)
      doing.last = at
    } else if (doing.kind === 'tool') {
      tool?.onMove?.(toPicture(viewportNow(), at))
      tool?.onHover?.(toPicture(viewportNow(), at))
    } else this.#pinch(doing)
  }

  #pinch(doing: Extract<Doing, { kind: 'pinch' }>): void {
    const next = findPinch([...this.#down.values()])
    if (!next) return
    panBy(next.middle.x - doing.last.middle.x, next.middle.y - doing.last.middle.y)
    zoomBy(next.distance / doing.last.distance, next.middle)
    doing.last = next
  }

  end(id: number, tool: StageTool | null): void {
    this.#down.delete(id)
    if (this.#doing?.kind === 'tool') tool?.onEnd?.()
    // The finger that is left neither pans nor draws until it is lifted.
    if (this.#down.size === 0 || this.#doing?.kind !== 'pinch') this.#doing = null
    useHand.setState({ held: null })
  }
}

const MIDDLE_BUTTON = 1

/** Pointer handlers of the stage: tool, pan with Space or the middle button, pinch with two fingers. */
export function useStageHand(stage: RefObject<HTMLElement | null>, tool: StageTool | null) {
  const fingers = useRef<Fingers | null>(null)
  fingers.current ??= new Fingers()
  const hand = fingers.current
  useWheel(stage)
  useSpaceToPan(stage)
  const at = (event: PointerEvent<HTMLElement>) => getPoint(event, event.currentTarget)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > MIDDLE_BUTTON) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const is_panning = event.button === MIDDLE_BUTTON || useHand.getState().will_pan
      hand.start(event.pointerId, at(event), tool, is_panning)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => hand.move(event.pointerId, at(event), tool),
    onPointerUp: (event: PointerEvent<HTMLElement>) => hand.end(event.pointerId, tool),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => hand.end(event.pointerId, tool),
    onPointerLeave: () => tool?.onHover?.(null),
  }
}
