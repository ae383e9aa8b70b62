import { type Orbit, orbitForKey, rotated, zoomed } from './orbit.view.ts'

/** A drag across the full width rotates by half a turn. */
const TURN_PER_WIDTH_RAD = Math.PI
const WHEEL_PER_STEP = 0.0012

interface Steered {
  readonly goal: () => Orbit
  /** The view the Home key returns to. */
  readonly start: () => Orbit
  readonly steer: (goal: Orbit) => void
}

const getDistance = ([a, b]: readonly PointerEvent[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0

/** One pointer rotates, two pinch-zoom. */
function followPointers(element: HTMLElement, { goal, steer }: Steered, signal: AbortSignal): void {
  const pointers = new Map<number, PointerEvent>()
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    if (pointers.size === 1) {
      const per_px = TURN_PER_WIDTH_RAD / Math.max(1, element.clientWidth)
      const right = (before.clientX - event.clientX) * per_px
      steer(rotated(goal(), right, (event.clientY - before.clientY) * per_px))
      pointers.set(event.pointerId, event)
      return
    }
    const was = getDistance([...pointers.values()])
    pointers.set(event.pointerId, event)
    const is = getDistance([...pointers.values()])
    if (was > 0 && is > 0) steer(zoomed(goal(), was / is))
  }
  const release = (event: PointerEvent) => pointers.delete(event.pointerId)
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    pointers.set(event.pointerId, event)
    element.setPointerCapture(event.pointerId)
    steer(goal())
  }
  element.addEventListener('pointerdown', press, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', release, { signal })
  element.addEventListener('pointercancel', release, { signal })
}

/** The wheel scrolls the page until the user has touched the product, and again at the ends of the zoom range. */
function followWheel(element: HTMLElement, { goal, steer }: Steered, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && document.activeElement !== element) return
    const next = zoomed(goal(), Math.exp(event.deltaY * WHEEL_PER_STEP))
    if (next.distance === goal().distance && !event.ctrlKey) return
    event.preventDefault()
    steer(next)
  }
  element.addEventListener('wheel', turn, { signal, passive: false })
}

function followKeys(element: HTMLElement, { goal, start, steer }: Steered, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = orbitForKey(goal(), event.key, start())
    if (!next) return
    event.preventDefault()
    steer(next)
  }
  element.addEventListener('keydown', press, { signal })
}

/** Mouse, touch and keyboard handling; stops when the signal aborts. */
export function followHand(element: HTMLElement, steered: Steered, signal: AbortSignal): void {
  followPointers(element, steered, signal)
  followWheel(element, steered, signal)
  followKeys(element, steered, signal)
}
