import type { BenchMask, BenchPhoto, MaskShape } from '@inkroute/engine/bench/bench-view'
import { softBlur } from '@inkroute/engine/bench/blur'
import { rasteriseMask } from '@inkroute/engine/bench/mask'

/**
 * A mask as it grows: a new stroke is added to what is already drawn. Picking by colour looks at every pixel, and a
 * mask has hundreds of shapes. The result is that of `rasteriseMask`.
 */
export class MaskCache {
  readonly #photo: BenchPhoto
  #keys: readonly string[] = []
  #sum: Uint8Array
  #result: { readonly key: string; readonly mask: Uint8Array } | null = null

  constructor(photo: BenchPhoto) {
    this.#photo = photo
    this.#sum = new Uint8Array(photo.width_px * photo.height_px)
  }

  read(mask: BenchMask): Uint8Array {
    const keys = mask.shapes.map((shape) => JSON.stringify(shape))
    const key = JSON.stringify([mask.soft_px, keys])
    if (this.#result?.key === key) return this.#result.mask
    const goes_on = this.#keys.every((known, n) => known === keys[n])
    if (!goes_on) this.#sum.fill(0)
    for (const shape of mask.shapes.slice(goes_on ? this.#keys.length : 0)) this.#add(shape)
    this.#keys = keys
    const { width_px, height_px } = this.#photo
    const is_soft = keys.length > 0 && mask.soft_px > 1
    // The blur works in place.
    const soft = is_soft ? softBlur(this.#sum.slice(), width_px, height_px, mask.soft_px / 2) : this.#sum.slice()
    this.#result = { key, mask: soft }
    return soft
  }

  #add(shape: MaskShape): void {
    const alone = { shapes: [{ ...shape, add: true }], soft_px: 0 }
    const drawn = rasteriseMask(alone, this.#photo, this.#photo)
    const sum = this.#sum
    for (let i = 0; i < sum.length; i++) {
      const [old, value] = [sum[i] as number, drawn[i] as number]
      sum[i] = shape.add ? Math.max(old, value) : Math.min(old, 255 - value)
    }
  }
}
