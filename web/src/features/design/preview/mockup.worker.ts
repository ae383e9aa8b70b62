// Composes product pictures in a worker, with the server's code and maps: the results are bit-identical.

import { composeMockup, type Prints } from '@inkroute/engine/mockup/compose-mockup'
import { unpackMaps } from '@inkroute/engine/mockup/packed-maps'
import { type PreparedView, prepareView } from '@inkroute/engine/mockup/prepared-view'
import { makePrintTexture } from '@inkroute/engine/mockup/print-texture'
import { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import { fetchFile } from '../../../shared/api/static-file.ts'
import { workerScope } from '../../../shared/worker-scope.ts'
import type { MockupAnswer, MockupAsk, MockupReplies, MockupRequest, SentPrint } from './mockup-protocol.ts'

interface OpenView {
  readonly prepared: PreparedView
  prints: Prints
}

/** A prepared view takes about 15 MB. */
const MOST_VIEWS = 8
const views = new Map<string, Promise<OpenView>>()

async function load(maps: string, meta: string): Promise<OpenView> {
  const [packed, described] = await Promise.all([fetchFile(maps), fetchFile(meta)])
  const inflated = packed.body?.pipeThrough(new DecompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(inflated ?? null).arrayBuffer())
  return { prepared: prepareView(unpackMaps(bytes), ProductViewMeta.parse(await described.json())), prints: {} }
}

function open(key: string, maps: string, meta: string): Promise<OpenView> {
  const known = views.get(key) ?? load(maps, meta)
  views.delete(key)
  views.set(key, known)
  // Failed fetches are retried on the next request.
  known.catch(() => views.delete(key))
  const [oldest] = views.keys()
  if (views.size > MOST_VIEWS && oldest !== undefined) views.delete(oldest)
  return known
}

async function getView(key: string): Promise<OpenView> {
  const view = await views.get(key)
  if (!view) throw new Error(`${key} is not open`)
  return view
}

const getTexture = ({ rgba, width_px, height_px }: SentPrint) => makePrintTexture(rgba, width_px, height_px)

async function answer(request: MockupRequest): Promise<MockupReplies[keyof MockupReplies]> {
  if (request.kind === 'open') {
    const { prepared } = await open(request.key, request.maps, request.meta)
    return Object.fromEntries(Object.entries(prepared.areas).map(([name, area]) => [name, area.texture_px]))
  }
  const view = await getView(request.key)
  if (request.kind === 'print') {
    const known = Object.entries(request.prints).filter(([name]) => view.prepared.areas[name])
    view.prints = Object.fromEntries(known.map(([name, print]) => [name, getTexture(print)]))
    return null
  }
  const { width_px, height_px } = view.prepared
  const picture = new ImageData(composeMockup(view.prepared, view.prints, request.look), width_px, height_px)
  const is_whole = request.side_px >= width_px
  return createImageBitmap(
    picture,
    is_whole ? {} : { resizeWidth: request.side_px, resizeHeight: request.side_px, resizeQuality: 'medium' },
  )
}

const page = workerScope<MockupAsk, MockupAnswer>()

page.onmessage = ({ data }) => {
  answer(data).then(
    (reply) => page.postMessage({ id: data.id, reply }, reply instanceof ImageBitmap ? [reply] : []),
    (error: unknown) => page.postMessage({ id: data.id, error: String(error) }, []),
  )
}
