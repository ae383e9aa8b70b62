import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import * as contract from '@inkroute/contract/catalog/bench/bench'
import { productModel, productPicture, shopPicture, viewMaps } from '@inkroute/contract/catalog/pictures'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { productsFolder } from '../../../infra/pictures/asset-folders.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { addCatalogue } from '../catalog.base.ts'
import { addDemoBench } from './bench.demo.ts'

const app = await testApp()
const token = await newStaff(app, ['ops.catalog'])
const staff = { token, headers: { 'accept-language': 'en' } }

/** A grey wall with a white board in the middle; turned on its side the way phones store pictures. */
async function photograph(tint = '#f4f4f4'): Promise<Buffer> {
  const board = await sharp({ create: { width: 600, height: 700, channels: 3, background: tint } })
    .png()
    .toBuffer()
  const wall = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#5a6f80' } })
  const picture = await wall
    .composite([{ input: board, left: 300, top: 100 }])
    .png()
    .toBuffer()
  return sharp(picture).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
}

const upload = async (file: Uint8Array, name = 'board.jpg') =>
  app.call(contract.addBenchPhoto, { name }, { ...staff, file })

const corners = [
  [300, 212],
  [700, 212],
  [700, 612],
  [300, 612],
] as const

const shot = (photo_id: number, view: object = {}) => ({
  photo_id,
  frame: { left: 0, top: -150, side: 1200 },
  view: {
    name: 'front',
    size: [1000, 1000] as [number, number],
    surface: { kind: 'flat' as const, corners: corners.map(([x, y]) => [x, y] as [number, number]) as never },
    size_cm: [20, 20] as [number, number],
    product: {
      shapes: [
        {
          kind: 'polygon' as const,
          points: [
            [250, 208],
            [750, 208],
            [750, 791],
            [250, 791],
          ] as [number, number][],
        },
      ],
    },
    ...view,
  },
})

const create = (document: contract.BenchDocument | object) =>
  app.call(contract.createBenchSet, { document: document as never }, staff)

async function colourAt(address: string, x: number, y: number): Promise<number[]> {
  const answer = await fetch(app.origin + address)
  expect(answer.status, address).toBe(200)
  const { data, info } = await sharp(await answer.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width))
  return [...data.subarray(at, at + 3)]
}

const isNear = (found: readonly number[], wanted: readonly number[], most = 12) =>
  found.every((value, n) => Math.abs(value - (wanted[n] as number)) <= most)

test('a photograph is stored upright, once, and only for staff of the catalogue', async () => {
  const file = await photograph()
  const first = await upload(file)
  expect([first.width_px, first.height_px]).toEqual([1200, 900])
  expect((await upload(file, 'again.jpg')).id).toBe(first.id)
  expect((await fetch(app.origin + first.url)).status).toBe(200)
  const stranger = await newStaff(app, ['ops.stock'])
  await expect(app.call(contract.addBenchPhoto, { name: 'x' }, { token: stranger, file })).rejects.toMatchObject({
    status_code: 403,
  })
})

test('files that are no usable photograph are refused by name', async () => {
  const small = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await expect(upload(small)).rejects.toMatchObject({ error: 'bench_photo_small' })
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>',
  )
  await expect(upload(drawing)).rejects.toMatchObject({ error: 'bench_photo_vector' })
  await expect(upload(Buffer.from('#!/bin/sh'))).rejects.toMatchObject({ error: 'upload_type_unknown' })
})

test('two editors of a set do not overwrite each other', async () => {
  const { id, revision, document } = await create({ name: 'Board', shots: [] })
  await app.call(contract.saveBenchSet, { id, revision, document: { ...document, name: 'Board, front' } }, staff)
  await expect(app.call(contract.saveBenchSet, { id, revision, document }, staff)).rejects.toMatchObject({
    error: 'bench_changed_meanwhile',
  })
  const { data } = await app.call(contract.listBenchSets, { keyword: 'board, f' }, staff)
  expect(data.map(({ name }) => name)).toEqual(['Board, front'])
})

test('what is wrong with a drawing is named at its field before anything is made', async () => {
  const photo = await upload(await photograph())
  const crossed = corners.map(([x, y]) => [x, y] as [number, number])
  ;[crossed[0], crossed[1]] = [crossed[1] as never, crossed[0] as never]
  const points = [
    [300, 300],
    [500, 300],
    [700, 300],
    [300, 500],
    [800, 500],
    [700, 500],
    [300, 700],
    [500, 700],
    [700, 700],
  ]
  const { id, revision } = await create({
    name: 'Wrong',
    shots: [
      shot(photo.id, { surface: { kind: 'flat', corners: crossed } }),
      shot(999_999, { name: 'back', size_cm: null }),
      shot(photo.id, { name: 'side', surface: { kind: 'cloth', cols: 2, rows: 2, points } }),
    ],
  })
  const refused = await app.call(contract.finishBenchSet, { id, revision }, staff).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    error: 'bench_unfinished',
    problems: [
      { field: 'shots.0.view.surface.corners' },
      { field: 'shots.1.photo_id' },
      { field: 'shots.1.view.size_cm' },
      { field: 'shots.2.view.surface.points' },
    ],
  })
})

test('a finished set is a folder that pictures, maps, shop pictures and the model are served from', async () => {
  const [photo, dark] = [await upload(await photograph()), await upload(await photograph('#303030'), 'dark.jpg')]
  const view = { colours: { base: '#f4f4f4', photos: { black: dark.id } } }
  const begun = await create({ name: 'Board', shots: [shot(photo.id, view)] })
  const glb = brotliDecompressSync(await readFile(join(productsFolder, 'mug', 'model.glb.br')))
  const { id, revision, model } = await app.call(contract.addBenchModel, begun, { ...staff, file: glb })
  expect(model?.slots).toEqual(['print_wrap'])
  await app.call(contract.finishBenchSet, { id, revision }, staff)
  await app.drain('catalog.')
  const { state, result } = await app.call(contract.getBenchSet, { id }, staff)
  expect(state).toBe('ready')
  const folder = result?.folder ?? ''
  expect(result?.views[0]).toMatchObject({
    picture: { product: folder, view: 'front', area: 'print' },
    print_area: { lies_on: 'picture', left: 165, width: 220 },
    width_cm: 20,
  })
  const plain = productPicture({ code: folder, view: 'front', colour: 'hex-3060c0' }, 240)
  // The wall as photographed, the board in the colour asked for.
  expect(isNear(await colourAt(plain, 0.05, 0.5), [0x5a, 0x6f, 0x80])).toBe(true)
  expect(isNear(await colourAt(plain, 0.5, 0.5), [0x30, 0x60, 0xc0])).toBe(true)
  const { maps, meta } = viewMaps(folder, 'front')
  expect((await fetch(app.origin + maps)).status).toBe(200)
  expect(await (await fetch(app.origin + meta)).json()).toMatchObject({ print_areas: { print: { width_m: 0.2 } } })
  // A product takes the folder over, with its own colours.
  await addCatalogue(app.ctx)
  const used = await app.ctx.db
    .updateTable('product_view')
    .set({ picture_product: folder, picture_view: 'front', picture_area: 'print' })
    .where('product_id', '=', (eb) => eb.selectFrom('product').select('id').where('code', '=', 'tshirt'))
    .executeTakeFirst()
  expect(Number(used.numUpdatedRows)).toBeGreaterThan(0)
  await app.ctx.db.updateTable('product').set({ code: 'own-board' }).where('code', '=', 'tshirt').execute()
  const navy = productPicture({ code: folder, view: 'front', colour: 'navy' }, 240)
  const [red = 255, , blue = 0] = await colourAt(navy, 0.5, 0.7)
  expect(blue).toBeGreaterThan(red)
  const black = productPicture({ code: folder, view: 'front', colour: 'black' }, 240)
  expect(isNear(await colourAt(black, 0.5, 0.5), [0x1b, 0x1b, 0x1e], 20)).toBe(true)
  expect((await fetch(app.origin + shopPicture('own-board', 'hero'))).status).toBe(200)
  expect((await fetch(app.origin + productModel('own-board'))).headers.get('content-type')).toBe('model/gltf-binary')
  const current = await app.call(contract.getBenchSet, { id }, staff)
  await expect(app.call(contract.removeBenchSet, { id, revision: current.revision }, staff)).rejects.toMatchObject({
    error: 'bench_in_use',
  })
})

test('a model without a slot, or that is no model, is refused', async () => {
  const { id, revision } = await create({ name: 'Model', shots: [] })
  const send = (file: Uint8Array) => app.call(contract.addBenchModel, { id, revision }, { ...staff, file })
  await expect(send(Buffer.from('glTF but not really, and long enough'))).rejects.toMatchObject({
    error: 'bench_model_broken',
  })
  const json = Buffer.from(JSON.stringify({ asset: { version: '2.0' }, materials: [{ name: 'body' }] }).padEnd(80))
  const glb = Buffer.alloc(20 + json.length)
  for (const [n, word] of [0x46546c67, 2, glb.length, json.length, 0x4e4f534a].entries()) glb.writeUInt32LE(word, 4 * n)
  json.copy(glb, 20)
  await expect(send(glb)).rejects.toMatchObject({ error: 'bench_model_slots' })
})

test('the demo shows a picture set that is made like any other', async () => {
  await app.ctx.db.deleteFrom('bench_set').execute()
  await addDemoBench(app.ctx)
  await app.drain('catalog.demo', 'catalog.make')
  const { data } = await app.call(contract.listBenchSets, { keyword: '实拍' }, staff)
  expect(data).toMatchObject([{ state: 'ready', shots: 1, used_by: [] }])
  const navy = productPicture({ code: data[0]?.folder ?? '', view: 'front', colour: 'hex-1f2d4d' }, 240)
  expect(isNear(await colourAt(navy, 0.03, 0.03), [0x3f, 0x7f, 0xa3])).toBe(true)
  const [red = 255] = await colourAt(navy, 0.5, 0.8)
  expect(red).toBeLessThan(60)
})

test('a node that lives for minutes makes no picture set for the demo', async () => {
  const hasty = await testApp({ env: { PREPARE_PICTURES: 'false' } })
  await addDemoBench(hasty.ctx)
  expect(await hasty.drain('catalog.demo')).toBe(0)
})
