import type { PixelCause } from '@inkroute/contract/upload/upload'
import { NeedsPixels } from './svg-paints.ts'

export interface EmbeddedPixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** What all canvases of one page share. Pictures are named by their place in the list until they are encoded. */
export class SvgSheet {
  readonly definitions: string[] = []
  readonly pictures: EmbeddedPixels[] = []
  #ids = 0
  #pixels = 0
  /** Why parts of the page are pixels. */
  readonly causes = new Set<PixelCause>()
  /** Canvases are painted as well as written down, so that a part can be taken over in pixels. */
  readonly is_painted: boolean
  readonly #max_pixels: number
  readonly #max_elements: number
  #elements = 0

  constructor(max_pixels: number, max_elements: number, is_painted: boolean) {
    this.is_painted = is_painted
    this.#max_pixels = max_pixels
    this.#max_elements = max_elements
  }

  newId(): string {
    this.#ids++
    return `p${this.#ids}`
  }

  countElement(): void {
    this.#elements++
    if (this.#elements > this.#max_elements) throw new NeedsPixels('detail')
  }

  takePixels(count: number): void {
    this.#pixels += count
    if (this.#pixels > this.#max_pixels) throw new NeedsPixels('detail')
  }
}
