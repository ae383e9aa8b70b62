import { type DesignDocument, findView } from '@inkroute/engine/document/design-document'
import type { MockupLook } from '@inkroute/engine/mockup/look-tables'
import type { MockupClient } from './mockup-client.ts'
import type { SentPrint, TextureSizes } from './mockup-protocol.ts'
import type { PreviewTile } from './preview.view.ts'

/** A small texture is enough during a gesture; full quality follows when it ends. */
const QUICK_PX = 512
const FULL_PX = 4096
const REST_MS = 300
const PICTURE_PX = 1000
/** Shown small beside the canvas, so it is downscaled here rather than by the browser. */
const SHOWN_PX = 560

export interface LiveState {
  readonly document: DesignDocument
  readonly look: MockupLook
  /** Changes when a picture or font has loaded. */
  readonly arrivals: unknown
}

export interface LiveOptions {
  readonly client: MockupClient
  readonly paint: (
    tile: PreviewTile,
    sizes: TextureSizes,
    document: DesignDocument,
    most_px: number,
  ) => Record<string, SentPrint>
  readonly onFailed: (tile: PreviewTile) => void
}

interface Work {
  readonly tile: PreviewTile
  readonly show: (picture: ImageBitmap) => void
  is_busy: boolean
  /** The pending request while another one is running. */
  wanted_px: number
  is_wanted: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Keeps visible product pictures up to date with the design, one step at a time each. */
export class LivePreview {
  readonly #options: LiveOptions
  readonly #works = new Map<string, Work>()
  #state: LiveState

  constructor(options: LiveOptions, state: LiveState) {
    this.#options = options
    this.#state = state
  }

  /** Shows a tile until the returned function is called. */
  attach(tile: PreviewTile, show: (picture: ImageBitmap) => void): () => void {
    const work: Work = { tile, show, is_busy: false, wanted_px: 0, is_wanted: false, timer: undefined }
    this.#works.set(tile.key, work)
    void this.#draw(work, FULL_PX)
    return () => {
      clearTimeout(work.timer)
      if (this.#works.get(tile.key) === work) this.#works.delete(tile.key)
    }
  }

  update(state: LiveState): void {
    const before = this.#state
    this.#state = state
    for (const work of this.#works.values()) {
      const is_repainted =
        before.arrivals !== state.arrivals ||
        work.tile.faces.some(
          (face) => findView(before.document, face.view_id) !== findView(state.document, face.view_id),
        )
      if (is_repainted) this.#repaint(work)
      else if (before.look !== state.look) void this.#draw(work, 0)
    }
  }

  /** Renders the design once, in another colour or on another background. */
  async picture(tile: PreviewTile, look: MockupLook, side_px: number = PICTURE_PX): Promise<ImageBitmap> {
    await this.#print(tile, FULL_PX)
    return this.#options.client.ask<'compose'>({ kind: 'compose', key: tile.key, look, side_px })
  }

  /** Renders many colours: prints are painted once, each picture is delivered when ready. */
  async pictures(
    tile: PreviewTile,
    looks: readonly MockupLook[],
    side_px: number,
    show: (index: number, picture: ImageBitmap) => boolean,
  ): Promise<void> {
    await this.#print(tile, FULL_PX)
    for (const [index, look] of looks.entries()) {
      const picture = await this.#options.client.ask<'compose'>({ kind: 'compose', key: tile.key, look, side_px })
      if (!show(index, picture)) return
    }
  }

  #repaint(work: Work): void {
    void this.#draw(work, QUICK_PX)
    clearTimeout(work.timer)
    work.timer = setTimeout(() => void this.#draw(work, FULL_PX), REST_MS)
  }

  async #print(tile: PreviewTile, most_px: number): Promise<void> {
    const { client, paint } = this.#options
    const { key, maps, meta } = tile
    const sizes = await client.ask<'open'>({ kind: 'open', key, maps, meta })
    const prints = paint(tile, sizes, this.#state.document, most_px)
    await client.ask<'print'>(
      { kind: 'print', key, prints },
      Object.values(prints).map((print) => print.rgba.buffer),
    )
  }

  /** `most_px` 0 keeps the prints and only changes the product's colour. */
  async #draw(work: Work, most_px: number): Promise<void> {
    if (work.is_busy) {
      work.is_wanted = true
      work.wanted_px = Math.max(work.wanted_px, most_px)
      return
    }
    work.is_busy = true
    try {
      if (most_px > 0) await this.#print(work.tile, most_px)
      const { look } = this.#state
      const ask = { kind: 'compose', key: work.tile.key, look, side_px: SHOWN_PX } as const
      const picture = await this.#options.client.ask<'compose'>(ask)
      if (this.#works.get(work.tile.key) === work) work.show(picture)
      else picture.close()
    } catch {
      if (this.#works.get(work.tile.key) === work) this.#options.onFailed(work.tile)
    }
    work.is_busy = false
    if (!work.is_wanted) return
    const next_px = work.wanted_px
    work.is_wanted = false
    work.wanted_px = 0
    await this.#draw(work, next_px)
  }
}
