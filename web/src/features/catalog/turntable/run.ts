import { Drive } from './drive.ts'
import { followHand } from './hand.ts'
import { START, zoomed } from './orbit.view.ts'
import { type Posture, Stage } from './stage.ts'
import type { Subject } from './turntable.types.ts'

const SNAPSHOT_PX = 1200

export interface Running {
  readonly show: (subject: Subject) => Promise<void>
  readonly paint: (subject: Subject) => Promise<void>
  readonly zoom: (factor: number) => void
  readonly reset: () => void
  readonly setTurning: (turning: boolean) => void
  readonly snapshot: (side_px?: number) => Promise<Blob>
  readonly dispose: () => void
}

interface RunEvents {
  readonly onTurning: (turning: boolean) => void
  readonly onLost: () => void
}

function watch(host: HTMLElement, stage: Stage, drive: Drive, signal: AbortSignal): void {
  let is_near = true
  // Behind a modal the page is inert, so the turntable pauses.
  const isCovered = () => document.querySelector('dialog[open]:modal') !== null && !host.closest('dialog')
  const see = () => drive.see(is_near && !document.hidden && !isCovered())
  const dialogs = new MutationObserver(see)
  dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  const size = new ResizeObserver(() => {
    stage.resize(host.clientWidth, host.clientHeight)
    drive.redraw()
  })
  const sight = new IntersectionObserver((entries) => {
    is_near = entries.at(-1)?.isIntersecting ?? true
    see()
  })
  size.observe(host)
  sight.observe(host)
  document.addEventListener('visibilitychange', see, { signal })
  signal.addEventListener('abort', () => {
    size.disconnect()
    sight.disconnect()
    dialogs.disconnect()
  })
}

/**
 * Mounts a turntable: adds a canvas to the element and listens for input on the element.
 * This file pulls in three.js and is loaded on demand.
 */
export function run(host: HTMLElement, events: RunEvents): Running {
  const canvas = document.createElement('canvas')
  host.append(canvas)
  const stage = new Stage(canvas)
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const drive = new Drive(stage, { still, onTired: () => events.onTurning(false) })
  const ending = new AbortController()
  let posture: Posture = { auto: 'turn', start: START }
  const steer = (goal: Drive['goal']) => {
    if (drive.is_turning) events.onTurning(false)
    drive.steer(goal)
  }
  followHand(host, { goal: () => drive.goal, start: () => posture.start, steer }, ending.signal)
  watch(host, stage, drive, ending.signal)
  canvas.addEventListener('webglcontextlost', events.onLost, { signal: ending.signal })
  const setTurning = (turning: boolean) => {
    if (turning) drive.turn(posture.auto)
    else drive.stop()
    events.onTurning(drive.is_turning)
  }
  return {
    show: async (subject) => {
      posture = await stage.show(subject)
      drive.place(posture.start)
      setTurning(true)
    },
    paint: async (subject) => {
      await stage.paint(subject)
      drive.redraw()
    },
    zoom: (factor) => steer(zoomed(drive.goal, factor)),
    reset: () => steer(posture.start),
    setTurning,
    snapshot: (side_px = SNAPSHOT_PX) => stage.snapshot(side_px),
    dispose: () => {
      ending.abort()
      drive.dispose()
      stage.dispose()
      canvas.remove()
    },
  }
}
