/** Slower than this, turning looks like stuttering and takes the processor from everything else. */
const SLOW_FRAME_MS = 70
/** Models and textures arrive in the first frames; they are not held against it. */
const FIRST_FRAMES = 4
const SLOW_FRAMES = 6

/** Watches how long frames take while the product turns by itself. */
export class Pace {
  #frames = 0
  #slow = 0

  /** True once frames have been slow for a while; quick ones in between make up for slow ones. */
  isTired(frame_ms: number): boolean {
    if (++this.#frames <= FIRST_FRAMES) return false
    this.#slow = frame_ms > SLOW_FRAME_MS ? this.#slow + 1 : Math.max(0, this.#slow - 1)
    return this.#slow >= SLOW_FRAMES
  }
}
