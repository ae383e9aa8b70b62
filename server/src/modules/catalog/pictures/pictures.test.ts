import { readdir, readFile, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, inflateRawSync } from 'node:zlib'
import * as pictures from '@inkroute/contract/catalog/pictures'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import { composeMockup } from '@inkroute/engine/mockup/compose-mockup'
import { unpackMaps } from '@inkroute/engine/mockup/packed-maps'
import { prepareView } from '@inkroute/engine/mockup/prepared-view'
import { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import sharp from 'sharp'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { projectRoot } from '../../../config/config.ts'
import { pictureCacheFolder } from '../../../infra/pictures/cache-limit.ts'
import { loadView } from '../../../infra/pictures/view-maps.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { picturePool } from './picture-pool.ts'
import { PicturesBusy, pictureCache } from './shelf/picture-cache.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const tshirt = { code: 'tshirt', view: 'front', colour: 'navy' }
const fetched = (path: string, headers: Record<string, string> = {}) => fetch(app.origin + path, { headers })
const getBytes = async (path: string) => Buffer.from(await (await fetched(path)).arrayBuffer())

/** Colour of one point of a picture, given as fractions. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = info.channels * (Math.round(y * info.height) * info.width + Math.round(x * info.width))
  return [...data.subarray(at, at + 3)]
}

test('a product comes in the asked width, on the card colour, dyed as asked', async () => {
  const response = await fetched(pictures.productPicture(tshirt, 240))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  const picture = Buffer.from(await response.arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240, hasAlpha: false })
  const [r = 0, g = 0, b = 0] = await colourAt(picture, 0.02, 0.02)
  expect(Math.max(Math.abs(r - 0xef), Math.abs(g - 0xec), Math.abs(b - 0xe6))).toBeLessThan(6)
  const [red = 255, , blue = 0] = await colourAt(picture, 0.5, 0.75)
  expect(red).toBeLessThan(90)
  expect(blue).toBeGreaterThan(red)
})

test('a black phone case is black and a clear one is not', async () => {
  const back = async (colour: string) => {
    const picture = await getBytes(pictures.productPicture({ code: 'phonecase', view: 'front', colour }, 240))
    return Math.max(...(await colourAt(picture, 0.5, 0.7)))
  }
  expect(await back('black')).toBeLessThan(90)
  expect(await back('clear')).toBeGreaterThan(180)
})

test('an artwork of the gallery is printed on the chest and nowhere else', async () => {
  const blank = await getBytes(pictures.productPicture(tshirt, 480))
  const printed = await getBytes(pictures.productPicture({ ...tshirt, artwork: 'retro-sunset-cat' }, 480))
  const chest = [await colourAt(blank, 0.5, 0.3), await colourAt(printed, 0.5, 0.3)]
  expect(Math.abs((chest[0]?.[0] ?? 0) - (chest[1]?.[0] ?? 0))).toBeGreaterThan(60)
  const hem = [await colourAt(blank, 0.5, 0.85), await colourAt(printed, 0.5, 0.85)]
  expect(Math.abs((hem[0]?.[0] ?? 0) - (hem[1]?.[0] ?? 0))).toBeLessThan(8)
})

test('a browser keeps a picture of today’s version for ever, and one without version asks again', async () => {
  const path = pictures.productPicture(tshirt, 240)
  const forever = await fetched(path)
  expect(forever.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const plain = await fetched(path.split('?')[0] as string)
  expect(plain.headers.get('cache-control')).toBe('public, max-age=3600')
  const etag = plain.headers.get('etag') ?? ''
  const again = await fetched(path, { 'if-none-match': etag })
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
})

test('a composed picture is read from disk', async () => {
  const run = vi.spyOn(picturePool, 'run')
  const path = pictures.productPicture({ ...tshirt, colour: 'red' }, 240)
  const first = await getBytes(path)
  expect(run).toHaveBeenCalledTimes(1)
  expect((await getBytes(path)).equals(first)).toBe(true)
  expect(run).toHaveBeenCalledTimes(1)
  const kept = join(pictureCacheFolder(app.ctx.config.data_dir), PICTURES_VERSION, 'product', 'tshirt', 'front')
  expect((await readFile(join(kept, 'red-240.webp'))).equals(first)).toBe(true)
  expect((await readdir(kept)).filter((name) => name.endsWith('.part'))).toEqual([])
  await rm(join(kept, 'red-240.webp'))
  expect((await getBytes(path)).equals(first)).toBe(true)
  expect(run).toHaveBeenCalledTimes(2)
  run.mockRestore()
})

test('many who ask at once share one making', async () => {
  const run = vi.spyOn(picturePool, 'run')
  const path = pictures.productPicture({ ...tshirt, colour: 'royal' }, 240)
  const answers = await Promise.all(Array.from({ length: 12 }, () => fetched(path)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200))
  expect(run).toHaveBeenCalledTimes(1)
  run.mockRestore()
})

test('a failed making is not remembered', async () => {
  const run = vi.spyOn(picturePool, 'run').mockRejectedValueOnce(new Error('worker ended'))
  const path = pictures.productPicture({ ...tshirt, colour: 'sand' }, 240)
  expect((await fetched(path)).status).toBe(500)
  expect((await fetched(path)).status).toBe(200)
  run.mockRestore()
})

test('when the queue is full, further requests are told to retry', async () => {
  const data_dir = join(app.ctx.config.data_dir, 'flood')
  const cache = pictureCache({ data_dir, onKeepFailed: () => {}, max_waiting: 2 })
  const gates: Array<(picture: Uint8Array) => void> = []
  const make = () => new Promise<Uint8Array>((resolve) => gates.push(resolve))
  const waiting = [cache.get('a', make), cache.get('b', make)]
  await vi.waitFor(() => expect(gates).toHaveLength(2), { timeout: inject('patience_ms') })
  await expect(cache.get('c', make)).rejects.toBeInstanceOf(PicturesBusy)
  // One already under way costs nothing more.
  const joined = cache.get('a', make)
  for (const open of gates) open(new Uint8Array([1]))
  expect(await Promise.all([...waiting, joined])).toHaveLength(3)
  expect(gates).toHaveLength(2)

  const busy = vi.spyOn(picturePool, 'run').mockRejectedValueOnce(new PicturesBusy())
  const refused = await fetched(pictures.productPicture({ ...tshirt, colour: 'mustard' }, 240))
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('etag')]).toEqual([503, '2', null])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  busy.mockRestore()
})

test('a full disk makes pictures slow, not absent', async () => {
  const failures: unknown[] = []
  const cache = pictureCache({ data_dir: '/dev/null', onKeepFailed: (error) => failures.push(error) })
  expect(await cache.get('a', async () => new Uint8Array([7]))).toEqual(new Uint8Array([7]))
  expect(failures).toHaveLength(1)
})

test('an artwork keeps its proportions and its transparency', async () => {
  const motif = await sharp(await getBytes(pictures.artPicture('retro-sunset-cat', 240))).metadata()
  expect(motif).toMatchObject({ format: 'webp', width: 240, height: 240, hasAlpha: true })
  const upright = await sharp(await getBytes(pictures.artPicture('great-wave', 480))).metadata()
  expect(upright).toMatchObject({ width: 480, height: 600 })
})

test('large shop pictures, size charts and models are the committed files', async () => {
  const committed = (file: string) => readFile(join(projectRoot, 'assets', 'products', file))
  expect(await getBytes(pictures.shopPicture('mug', 'scene', 1200))).toEqual(await committed('mug/scene-1200.webp'))
  // A set has no picture of its own: those of its parts are combined.
  for (const set of ['couple-tee-set', 'desk-set']) {
    const shot = await sharp(await getBytes(pictures.shopPicture(set, 'hero', 480))).metadata()
    expect([shot.width, shot.height, shot.format]).toEqual([480, 480, 'webp'])
  }
  // Together on one ground: between the parts and in the corners there is nothing but ground, on the shirts there is print.
  const together = await getBytes(pictures.shopPicture('couple-tee-set', 'hero', 480))
  const { data } = await sharp(together).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * 480 + x) * 3, (y * 480 + x) * 3 + 3)]
  for (const [x, y] of [
    [450, 20],
    [20, 460],
  ] as const)
    for (const [channel, value] of at(x, y).entries())
      expect(Math.abs(value - ([0xef, 0xec, 0xe6][channel] ?? 0))).toBeLessThan(5)
  for (const [x, y] of [
    [122, 128],
    [333, 347],
  ] as const)
    expect(Math.min(...at(x, y))).toBeLessThan(150)
  const chart = await fetched(pictures.sizeChartPicture('mug'))
  expect(chart.headers.get('content-type')).toBe('image/svg+xml')
  expect(chart.headers.get('content-security-policy')).toContain('sandbox')
  const model = brotliDecompressSync(await committed('mug/model.glb.br'))
  for (const encoding of ['br', 'identity']) {
    const response = await fetched(pictures.productModel('mug'), { 'accept-encoding': encoding })
    expect(response.headers.get('content-type')).toBe('model/gltf-binary')
    expect(response.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
    expect(Buffer.from(await response.arrayBuffer()).equals(model)).toBe(true)
  }
  expect((await fetched(pictures.modelDetail('tshirt'))).headers.get('content-type')).toBe('image/webp')
})

test('the small version of a shop picture is made from the stored one, kept, and kept by browsers', async () => {
  const run = vi.spyOn(picturePool, 'run')
  const path = pictures.shopPicture('mug', 'scene', 480)
  const response = await fetched(path)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const small = Buffer.from(await response.arrayBuffer())
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 })
  expect((await getBytes(path)).equals(small)).toBe(true)
  expect(run).toHaveBeenCalledTimes(1)
  run.mockRestore()
  const folder = join(pictureCacheFolder(app.ctx.config.data_dir), PICTURES_VERSION, 'shop', 'mug')
  expect((await readFile(join(folder, 'scene-480.webp'))).equals(small)).toBe(true)
  const large = await getBytes(pictures.shopPicture('mug', 'scene', 1200))
  // On the wall of the mug above its artwork, whose edges differ with the size.
  const [a, b] = await Promise.all([small, large].map((one) => colourAt(one, 0.5, 0.3)))
  for (const [channel, value] of (a ?? []).entries()) expect(Math.abs(value - (b?.[channel] ?? 0))).toBeLessThan(12)
})

const strangers = [
  '/pictures/product/nothing/front/white-240.webp',
  '/pictures/product/tshirt/inside/white-240.webp',
  '/pictures/product/tshirt/front/turquoise-240.webp',
  '/pictures/product/tshirt/front/white-241.webp',
  '/pictures/product/tshirt/front/white-0240.webp',
  '/pictures/product/tshirt/front/white-240.png',
  '/pictures/product/tshirt/front/white.no-such-art-240.webp',
  '/pictures/product/tshirt/front/white.-240.webp',
  '/pictures/product/tshirt/front/WHITE-240.webp',
  '/pictures/product/__proto__/front/white-240.webp',
  '/pictures/product/tshirt/constructor/white-240.webp',
  '/pictures/product/tshirt/front/..%2F..%2Fmug%2Ffront%2Fwhite-240.webp',
  '/pictures/product/..%2f..%2fpackage.json/front/white-240.webp',
  '/pictures/product/%2e%2e/front/white-240.webp',
  '/pictures/product/../front/white-240.webp',
  '/pictures/product/tshirt/front/white-240.webp%00.png',
  '/pictures/shop/tshirt/hero-481.webp',
  '/pictures/shop/tshirt/scene3-480.webp',
  '/pictures/shop/tshirt/hero-0480.webp',
  '/pictures/shop/tshirt/product.json',
  '/pictures/shop/tshirt/front.uv.webp',
  '/pictures/shop/tshirt/..%2fmug%2fhero-480.webp',
  '/pictures/shop/..%2fcatalogue/hero-480.webp',
  '/pictures/art/no-such-art-240.webp',
  '/pictures/art/retro-sunset-cat.retro-sunset-cat-240.webp',
  '/pictures/art/..%2fgallery-240.webp',
  '/pictures/size-chart/nothing.svg',
  '/pictures/size-chart/..%2f..%2fpackage.svg',
  '/models/nothing.glb',
  '/models/mug-detail.webp',
  '/models/..%2fmug.glb',
  '/models/%2e%2e%2f%2e%2e%2fpackage.json',
]

/** Sent verbatim: fetch would normalise the dots away. */
const sentAsIs = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname: '127.0.0.1', port: new URL(app.origin).port, path }, (response) => {
      response.resume()
      resolve(response)
    }).on('error', reject)
  })

test.each(strangers)('%s is not there', async (path) => {
  const response = await sentAsIs(path)
  expect(response.statusCode).toBe(404)
  expect(response.headers['cache-control'] ?? '').not.toContain('immutable')
})

test('a browser gets the maps of a view exactly as the server reads them', async () => {
  const { maps, meta } = pictures.viewMaps('mug', 'front')
  const response = await fetched(maps)
  expect(response.headers.get('cache-control')).toContain('immutable')
  const unpacked = unpackMaps(inflateRawSync(Buffer.from(await response.arrayBuffer())))
  const shown = ProductViewMeta.parse(await (await fetched(meta)).json())
  const { prepared } = await loadView(join(projectRoot, 'assets/products/mug'), 'front', null)
  const look = { colour: '#f2b632', background: '#efece6' }
  const here = composeMockup(prepareView(unpacked, shown), {}, look)
  expect(Buffer.from(here).equals(Buffer.from(composeMockup(prepared, {}, look)))).toBe(true)
})

test.each(['/pictures/maps/1/mug/nowhere.bin', '/pictures/maps/0/mug/front.bin', '/pictures/maps/1/mug/front.uv'])(
  'there are no maps at %s',
  async (path) => expect((await fetched(path)).status).toBe(404),
)
