import { type AutoTurn, approached, autoGoal, isSame, type Orbit, Pace, START } from './orbit.view.ts'
import type { Stage } from './stage.ts'

const LONGEST_STEP_S = 0.05

interface DriveOptions {
  /** The user prefers reduced motion. */
  readonly still: boolean
  /** Auto-rotation has stopped because the frame rate is too low. */
  readonly onTired: () => void
}

/**
 * Moves the camera: automatically until the user takes over. Draws only while something moves,
 * and never off-screen or in a hidden tab.
 */
export class Drive {
  readonly #stage: Stage
  readonly #still: boolean
  readonly #onTired: () => void
  #pace = new Pace()
  #now: Orbit = START
  #goal: Orbit = START
  #auto: AutoTurn | null = null
  #auto_s = 0
  #is_seen = true
  #frame = 0
  #last_ms = 0

  constructor(stage: Stage, { still, onTired }: DriveOptions) {
    this.#stage = stage
    this.#still = still
    this.#onTired = onTired
  }

  /** The camera's target; during auto-rotation, its position. */
  get goal(): Orbit {
    return this.#auto ? this.#now : this.#goal
  }

  get is_turning(): boolean {
    return this.#auto !== null
  }

  /** Moves the camera there without animation. */
  place(orbit: Orbit): void {
    this.#now = orbit
    this.#goal = orbit
    this.redraw()
  }

  /** Starts auto-rotation, unless the user prefers reduced motion. */
  turn(kind: AutoTurn): void {
    this.#auto = this.#still ? null : kind
    this.#auto_s = 0
    this.#pace = new Pace()
    this.#goal = this.#now
    this.redraw()
  }

  stop(): void {
    this.#auto = null
  }

  /** The user takes over. */
  steer(goal: Orbit): void {
    this.#auto = null
    this.#goal = goal
    if (this.#still) this.#now = goal
    this.redraw()
  }

  see(is_seen: boolean): void {
    if (is_seen === this.#is_seen) return
    this.#is_seen = is_seen
    if (is_seen) this.redraw()
  }

  redraw(): void {
    if (this.#frame === 0 && this.#is_seen) {
      this.#last_ms = 0
      this.#frame = requestAnimationFrame(this.#step)
    }
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#is_seen = false
  }

  #step = (now_ms: number): void => {
    this.#frame = 0
    const passed_s = this.#last_ms === 0 ? 0 : Math.min(LONGEST_STEP_S, (now_ms - this.#last_ms) / 1000)
    if (!this.#is_seen) return
    if (this.#auto && this.#last_ms !== 0 && this.#pace.isTired(now_ms - this.#last_ms)) {
      this.#auto = null
      this.#goal = this.#now
      this.#onTired()
      return
    }
    this.#last_ms = now_ms
    this.#advance(passed_s)
    this.#stage.moveTo(this.#now)
    this.#stage.render()
    if (this.#auto || !isSame(this.#now, this.#goal)) this.#frame = requestAnimationFrame(this.#step)
  }

  #advance(passed_s: number): void {
    if (this.#auto) {
      this.#auto_s += passed_s
      this.#now = autoGoal(this.#goal, this.#auto, this.#auto_s)
      return
    }
    this.#now = approached(this.#now, this.#goal, passed_s)
  }
}
