import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RawHttp } from '../../../infra/module/module.ts'
import { productsFolder } from '../../../infra/pictures/asset-folders.ts'
import { isStoredFolder } from '../../../infra/pictures/picture-folders.ts'
import { picturePool, templatePool } from './picture-pool.ts'
import { paintSetShot, setShot } from './set-shots.ts'
import {
  artOrder,
  mapsMeta,
  mapsOrder,
  modelCode,
  modelFile,
  productOrder,
  shopOrder,
  sizeChartFile,
} from './shelf/picture-address.rules.ts'
import { PicturesBusy, pictureCache } from './shelf/picture-cache.ts'
import { pictureShelf } from './shelf/picture-shelf.ts'
import { shelfFor, withArtwork } from './shelf/stored-pictures.ts'
import { composedShot } from './shop-shot.ts'
import { templateOrder } from './template/template.rules.ts'

const unpacked = promisify(brotliDecompress)
const RETRY_AFTER_SECONDS = 2

type Versioned = { Querystring: { v?: string } }
type ViewRequest = Versioned & { Params: { code: string; view: string; file: string } }
type FileRequest = Versioned & { Params: { code: string; file: string } }
type TemplateRequest = { Querystring: { v?: string; size?: string }; Params: { code: string; file: string } }
type MapsRequest = Versioned & { Params: { version: string; code: string; file: string } }
type NameRequest = Versioned & { Params: { file: string } }

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('not found')

const getLife = (v: string | undefined, edition: string): string => {
  // Colours of an operator's product can change at any time.
  if (edition) return 'public, max-age=300'
  return v === PICTURES_VERSION ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/** True when the browser holds today's picture already; then the answer is finished. */
function isAnswered(request: FastifyRequest<Versioned>, reply: FastifyReply, edition = ''): boolean {
  const tag = `"${edition}${PICTURES_VERSION}"`
  reply.header('cache-control', getLife(request.query.v, edition))
  reply.header('etag', tag)
  if (!request.headers['if-none-match']?.split(', ').some((known) => known.replace(/^W\//, '') === tag)) return false
  reply.code(304).send()
  return true
}

async function sendFile(reply: FastifyReply, path: string, type: string): Promise<FastifyReply> {
  reply.header('content-length', (await stat(path)).size)
  return reply.type(type).send(createReadStream(path))
}

/** A product with shop pictures: one of the sources, or one that was imported with them into a stored folder. */
async function photographed(ctx: RawHttp['ctx'], code: string) {
  const known = (await pictureShelf()).products.get(code)
  if (known) return known
  const own = (await shelfFor(ctx, code)).products.get(code)
  return own && isStoredFolder(basename(own.folder)) ? own : null
}

/** Pictures composed on demand, committed shop pictures, models and size charts, by the addresses of the contract. */
export function addPictureHttp({ app, ctx }: RawHttp): void {
  const onKeepFailed = (error: unknown) => ctx.log.warn({ err: error }, 'a picture could not be kept')
  const cache = pictureCache({ data_dir: ctx.config.data_dir, onKeepFailed })
  const sendMade = async (reply: FastifyReply, key: string, type: string, make: () => Promise<Uint8Array>) => {
    try {
      return await reply.type(type).send(await cache.get(key, make))
    } catch (error) {
      if (!(error instanceof PicturesBusy)) throw error
      reply.removeHeader('etag').header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_SECONDS)
      return reply.code(503).type('text/plain').send('busy')
    }
  }

  app.get<ViewRequest>('/pictures/product/:code/:view/:file', async (request, reply) => {
    const shelf = await withArtwork(ctx, await shelfFor(ctx, request.params.code), request.params.file)
    const order = productOrder(shelf, request.params)
    if (!order) return notFound(reply)
    if (isAnswered(request, reply, shelf.products.get(request.params.code)?.edition)) return reply
    return sendMade(reply, order.key, 'image/webp', () => picturePool.run(order.task))
  })

  app.get<NameRequest>('/pictures/art/:file', async (request, reply) => {
    const order = artOrder(await withArtwork(ctx, await pictureShelf(), request.params.file), request.params.file)
    if (!order) return notFound(reply)
    if (isAnswered(request, reply)) return reply
    return sendMade(reply, order.key, 'image/webp', () => picturePool.run(order.task))
  })

  app.get<FileRequest>('/pictures/shop/:code/:file', async (request, reply) => {
    const { code, file: name } = request.params
    const product = await photographed(ctx, code)
    const [stored, set] = [product && shopOrder(product, name), await setShot(code, name)]
    const composed = stored || set ? null : await composedShot(ctx, code, name)
    if (!stored && !set && !composed) return notFound(reply)
    if (isAnswered(request, reply, composed?.edition ?? product?.edition)) return reply
    if (stored && 'path' in stored) return sendFile(reply, stored.path, 'image/webp')
    const made = composed ?? stored
    if (made) return sendMade(reply, made.key, 'image/webp', () => picturePool.run(made.task))
    return set ? sendMade(reply, set.key, 'image/webp', () => paintSetShot(set)) : reply
  })

  app.get<NameRequest>('/pictures/size-chart/:file', async (request, reply) => {
    const found = sizeChartFile(await pictureShelf(), request.params.file)
    if (!found) return notFound(reply)
    if (isAnswered(request, reply)) return reply
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return sendFile(reply, join(productsFolder, found.code, found.file), 'image/svg+xml')
  })

  app.get<MapsRequest>('/pictures/maps/:version/:code/:file', async (request, reply) => {
    const shelf = await shelfFor(ctx, request.params.code)
    const meta = mapsMeta(shelf, request.params)
    const order = mapsOrder(shelf, request.params)
    if (!meta && !order) return notFound(reply)
    if (isAnswered(request, reply)) return reply
    if (order) return sendMade(reply, order.key, 'application/octet-stream', () => picturePool.run(order.task))
    return reply.type('application/json').send(meta)
  })

  app.get<TemplateRequest>('/pictures/template/:code/:file', async (request, reply) => {
    const { size } = request.query
    const order = templateOrder(await shelfFor(ctx, request.params.code), {
      ...request.params,
      size: typeof size === 'string' ? size : '',
    })
    if (!order) return notFound(reply)
    if (isAnswered(request, reply)) return reply
    const { format } = order.task
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(order.file_name)}`)
    const type = format === 'psd' ? 'image/vnd.adobe.photoshop' : 'image/png'
    return sendMade(reply, order.key, type, () => templatePool.run(order.task))
  })
  addModelHttp({ app, ctx })
}

/** Models as browsers take them: packed, or unpacked for those that cannot. */
function addModelHttp({ app, ctx }: Pick<RawHttp, 'app' | 'ctx'>): void {
  app.get<NameRequest>('/models/:file', async (request, reply) => {
    const shelf = await shelfFor(ctx, modelCode(request.params.file))
    const found = modelFile(shelf, request.params.file)
    if (!found) return notFound(reply)
    reply.header('vary', 'accept-encoding')
    if (isAnswered(request, reply, shelf.products.get(modelCode(request.params.file))?.edition)) return reply
    const { path } = found
    if (found.file === 'detail.webp') return sendFile(reply, path, 'image/webp')
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (!takesBrotli) return reply.type('model/gltf-binary').send(await unpacked(await readFile(path)))
    reply.header('content-encoding', 'br')
    return sendFile(reply, path, 'model/gltf-binary')
  })
}
