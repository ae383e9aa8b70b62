import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { paintToolsAtOnce } from '../paint/paint-tools.ts'
import { loadFontsFor } from '../state/font-shelf.ts'
import { pictureState, usePictures, wantPicture } from '../state/picture-shelf.ts'
import { startMockupWorker } from './mockup-client.ts'
import { paintPrints } from './paint-prints.ts'
import { getLook, getTiles, showsFace } from './preview.view.ts'

export interface CellRequest {
  readonly product: BasicProduct
  readonly color_id: number
  readonly side_px: number
  /** The face to show; defaults to the first printed one. */
  readonly view_id?: number | undefined
  /** The design; called again with a typesetter if it contains text. */
  readonly build: (typesetter: Typesetter | undefined) => DesignDocument
  /** URLs of small pictures by `kind:key`, if the caller knows them. */
  readonly addresses: ReadonlyMap<string, string>
  /** True once the picture is no longer needed. */
  readonly isGone: () => boolean
}

export interface CellPainter {
  /** Null if there is no photograph, a picture fails to load, or the request was cancelled. */
  readonly paint: (request: CellRequest) => Promise<ImageBitmap | null>
  readonly close: () => void
}

const TEXTURE_PX = 512

const getLayers = (document: DesignDocument): Layer[] => document.views.flatMap((view) => view.layers)

async function getDocument({ build }: CellRequest): Promise<DesignDocument> {
  const draft = build(undefined)
  const layers = getLayers(draft)
  return layers.some((layer) => layer.type === 'text') ? build(await loadFontsFor(layers)) : draft
}

/** Resolves when every picture has loaded or failed; false if any failed. */
function isPictures(layers: readonly Layer[], addresses: CellRequest['addresses']): Promise<boolean> {
  const sources = layers.flatMap((layer) => ('source' in layer ? [layer.source] : []))
  for (const { kind, key } of sources) wantPicture(kind, key, addresses.get(`${kind}:${key}`))
  const states = () => sources.map(({ kind, key }) => pictureState(kind, key))
  return new Promise((resolve) => {
    const look = () => {
      if (states().includes('loading')) return false
      resolve(states().every((state) => state === 'ready'))
      return true
    }
    if (look()) return
    const end = usePictures.subscribe(() => {
      if (look()) end()
    })
  })
}

/** The requested face, else the first with layers, else the first with a photograph. */
function tileFor(product: BasicProduct, document: DesignDocument, view_id: number | undefined) {
  const tiles = getTiles(product)
  if (view_id !== undefined) return tiles.find((tile) => showsFace(tile, view_id))
  const printed = document.views.filter((view) => view.background !== null || view.layers.length > 0)
  return tiles.find((tile) => printed.some((view) => showsFace(tile, view.view_id))) ?? tiles[0]
}

/** Renders product pictures of many designs sequentially, in the studio's preview worker. */
export function startCellPainter(): CellPainter {
  const client = startMockupWorker()
  let line: Promise<unknown> = Promise.resolve()
  const paint = async (request: CellRequest): Promise<ImageBitmap | null> => {
    const document = await getDocument(request)
    if (!(await isPictures(getLayers(document), request.addresses))) return null
    const { product, color_id, side_px, view_id } = request
    const tile = tileFor(product, document, view_id)
    const color = product.colors.find(({ id }) => id === color_id) ?? product.colors[0]
    // Sequential because pictures share one view in the worker.
    const turn = line.then(async () => {
      if (!tile || !color || request.isGone()) return null
      const { key, maps, meta } = tile
      const sizes = await client.ask<'open'>({ kind: 'open', key, maps, meta })
      const areas = product.print_areas
      const prints = paintPrints({ document, areas, tile, sizes, most_px: TEXTURE_PX, tools: paintToolsAtOnce })
      const moved = Object.values(prints).map((print) => print.rgba.buffer)
      await client.ask<'print'>({ kind: 'print', key, prints }, moved)
      return client.ask<'compose'>({ kind: 'compose', key, look: getLook(color), side_px })
    })
    line = turn.catch(() => null)
    return turn
  }
  return { paint, close: client.close }
}
