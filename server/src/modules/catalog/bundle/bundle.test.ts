import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import * as shop from '@inkroute/contract/catalog/catalog'
import * as desk from '@inkroute/contract/catalog/desk/desk'
import { getPurchaseRule } from '@inkroute/contract/catalog/price'
import { pack as createPack } from 'tar-stream'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { seed } from '../../../seed.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { addCatalogue } from '../catalog.base.ts'
import { openFolder } from './bundle-folder.ts'
import { BundleError } from './bundle-format.ts'
import { runCatalogueCommand } from './catalogue-command.ts'
import { exportBundle } from './export-bundle.ts'
import { importBundle, previewImport } from './import-bundle.ts'
import { unpackBundle } from './read-archive.ts'
import { shopWriter } from './shop-writer.ts'

const folder = await mkdtemp(join(tmpdir(), 'inkroute-bundle-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const demo = await testApp()
await addCatalogue(demo.ctx)
const target = await testApp({ env: { DEMO: 'false' } })
await seed(target.ctx)

const codes = ['couple-tee-set', 'mug', 'tshirt', 'womens-tee']
const bundle = join(folder, 'demo.tar.gz')
const sha256 = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
const writer = (replace = false) => shopWriter({ by: 'catalogue import', replace })

let folders = 0
async function unpacked(archive = bundle): Promise<string> {
  const into = join(folder, `unpacked-${++folders}`)
  await mkdir(into)
  await unpackBundle(archive, into)
  return into
}

/** A node hears of a changed catalogue a moment after the import, so a card is read until it is as expected. */
const card = (app: TestApp, code: string, isExpected: (name: string) => boolean = () => true) =>
  vi.waitUntil(
    async () => {
      const { data } = await app.call(shop.listProducts, { code })
      return data.find(({ name }) => isExpected(name))
    },
    { timeout: inject('patience_ms') },
  )
const picture = async (app: TestApp, path: string) => {
  const answer = await fetch(app.origin + path)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
/** Numbers of products and categories, and stock, belong to the shop. */
const ofAnyShop = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, entry) => (/^(id|.*_id|stock|sales|is_own)$/.test(key) ? undefined : entry)))

test('a catalogue moves to an empty shop with everything visitors see, and leaves it again unchanged', async () => {
  await exportBundle(demo.ctx, bundle, { codes: new Set(codes) })
  const report = await importBundle(target.ctx, await openFolder(await unpacked()), writer())
  expect(report.products.map(({ code, decision }) => [code, decision]).sort()).toEqual(
    codes.map((code) => [code, 'added']),
  )
  for (const code of codes) {
    const [before, after] = [await card(demo, code), await card(target, code)]
    expect(ofAnyShop(after)).toEqual(ofAnyShop(before))
    const page = async (app: TestApp, id: number) => {
      const { views, colors, sizes, name, description } = await app.call(shop.getProduct, { id })
      return ofAnyShop({ views, colors, sizes, name, description })
    }
    expect(await page(target, after.id)).toEqual(await page(demo, before.id))
    const prices = async (app: TestApp, id: number) => (await app.call(getPurchaseRule, { id })).tiers
    expect(await prices(target, after.id)).toEqual(await prices(demo, before.id))
  }
  const mockup = '/pictures/product/mug/front/white.watercolour-seaside-480.webp'
  expect((await picture(target, mockup)).equals(await picture(demo, mockup))).toBe(true)
  const again = join(folder, 'again.tar.gz')
  await exportBundle(target.ctx, again)
  expect(await sha256(again)).toBe(await sha256(bundle))
})

test('importing it again changes nothing', async () => {
  const { db } = target.ctx
  const state = () => db.selectFrom('catalogue_state').selectAll().executeTakeFirstOrThrow()
  const before = await state()
  const report = await importBundle(target.ctx, await openFolder(await unpacked()), writer(true))
  expect(report.is_changed).toBe(false)
  expect(await state()).toEqual(before)
})

test('what staff changed is overwritten only when asked for, and can be restored', async () => {
  const staff = { token: await newStaff(target, ['ops.catalog']) }
  const { id } = await card(target, 'mug')
  const opened = await target.call(desk.getDeskProduct, { id }, staff)
  const document = { ...opened.document, name: { zh: '我们的杯子', en: 'Our mug' } }
  const saved = await target.call(desk.saveDeskProduct, { id, revision: opened.revision, document }, staff)
  await target.call(desk.publishDeskProduct, { id, revision: saved.revision }, staff)

  const source = await openFolder(await unpacked())
  await expect(importBundle(target.ctx, source, writer())).rejects.toMatchObject({
    problems: [{ where: 'mug', field: 'name', message: expect.stringContaining('--replace') }],
  })
  await card(target, 'mug', (name) => name === '我们的杯子')
  const preview = await previewImport(target.ctx, source, writer(true))
  expect(preview.products.filter(({ decision }) => decision === 'changed')).toMatchObject([
    { code: 'mug', fields: ['name'] },
  ])
  expect((await card(target, 'mug')).name).toBe('我们的杯子')
  await importBundle(target.ctx, source, writer(true))
  await card(target, 'mug', (name) => name !== '我们的杯子')
  const history = await target.call(desk.listDeskHistory, { id }, staff)
  expect(history.data.map(({ by }) => by)[0]).toBe('catalogue import')
  expect(history.total).toBeGreaterThan(1)
})

test('pictures this installation does not have are stored, byte by byte', async () => {
  const root = await unpacked()
  await rename(join(root, 'products', 'mug'), join(root, 'products', 'our-cup'))
  await rm(join(root, 'catalogue', 'data'), { recursive: true })
  await mkdir(join(root, 'catalogue', 'data'))
  const file = join(await unpacked(), 'catalogue', 'data', 'mug.json')
  const mug = JSON.parse(
    (await readFile(file, 'utf8'))
      .replaceAll('mug/', 'our-cup/')
      .replaceAll('"product": "mug"', '"product": "our-cup"'),
  )
  const items = mug.items.map((item: object, i: number) => ({ ...item, sku: `OUR-CUP-${i}` }))
  await writeFile(join(root, 'catalogue', 'data', 'our-cup.json'), JSON.stringify({ ...mug, code: 'our-cup', items }))
  await importBundle(target.ctx, await openFolder(root), writer())

  const stored = (await card(target, 'our-cup')).views[0]?.picture?.product
  expect(stored).toMatch(/^bench-[0-9a-f]{24}$/)
  const [of_mug, of_cup] = ['mug', stored].map(
    (name) => `/pictures/product/${name}/front/white.watercolour-seaside-480.webp`,
  )
  expect((await picture(target, of_cup as string)).equals(await picture(demo, of_mug as string))).toBe(true)
  const hero = (code: string) => `/pictures/shop/${code}/hero-480.webp`
  expect((await picture(target, hero('our-cup'))).equals(await picture(demo, hero('mug')))).toBe(true)

  const out = join(folder, 'cup.tar.gz')
  await exportBundle(target.ctx, out, { codes: new Set(['our-cup']) })
  const exported = join(await unpacked(out), 'products', stored as string)
  const name = 'front.uv.webp'
  expect(await sha256(join(exported, name))).toBe(await sha256(join(root, 'products', 'our-cup', name)))
})

test('everything that is wrong is named with product and field, and nothing is written', async () => {
  const root = await unpacked()
  await cp(join(root, 'catalogue/data/mug.json'), join(root, 'catalogue/data/copy.json'))
  const change = async (code: string, edit: (product: Record<string, unknown>) => object) => {
    const path = join(root, `catalogue/data/${code}.json`)
    await writeFile(path, JSON.stringify(edit(JSON.parse(await readFile(path, 'utf8')))))
  }
  await change('copy', (mug) => ({ ...mug, code: 'copy', related: ['nowhere'] }))
  await change('tshirt', (shirt) => ({ ...shirt, category: 'hats-of-mars', dpi: 1 }))
  await change('womens-tee', (shirt) => ({
    ...shirt,
    techniques: [{ key: 'hand-carving', surcharge_fen: 0 }],
    hs_codes: [],
  }))
  const error = await importBundle(target.ctx, await openFolder(root), writer()).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(BundleError)
  const found = (error as BundleError).problems.map(({ where, field }) => `${where} ${field}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'catalogue/data/tshirt.json dpi',
      'womens-tee techniques.0.key',
      'womens-tee hs_codes',
      'copy items.0.sku',
      'copy related.0',
    ]),
  )
  expect((await target.call(shop.listProducts, { code: 'copy' })).total).toBe(0)
})

/** An archive with any entries, as an attacker or an accident makes it. */
async function getArchive(entries: readonly { name: string; text: string; type?: 'symlink' }[]): Promise<string> {
  const pack = createPack()
  for (const { name, text, type } of entries) {
    if (type) pack.entry({ name, type, linkname: '/etc/passwd' })
    else pack.entry({ name }, text)
  }
  pack.finalize()
  const path = join(folder, `made-${++folders}.tar.gz`)
  await writeFile(path, gzipSync(await buffer(pack)))
  return path
}
const getManifest = (files: readonly { name: string; text: string }[], change: object = {}) => ({
  name: 'manifest.json',
  text: JSON.stringify({
    format: 1,
    software: 'InkRoute',
    version: '0.12.0',
    counts: {},
    files: files.map(({ name, text }) => ({
      name,
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    })),
    ...change,
  }),
})

test('archives that are broken, too large or lead out of their folder are refused', async () => {
  const shared = { name: 'catalogue/shared.json', text: '{}' }
  const outside = { name: 'products/../../../outside.txt', text: 'x' }
  const refused = async (entries: Parameters<typeof getArchive>[0], words: RegExp) =>
    expect(unpacked(await getArchive(entries))).rejects.toThrow(words)
  await refused([getManifest([outside]), outside], /manifest.json: files.0.name/)
  await refused([getManifest([shared]), outside], /Not in the manifest/)
  await refused([getManifest([shared]), { ...shared, type: 'symlink' }], /Not in the manifest/)
  await refused([getManifest([shared]), { ...shared, text: '[]' }], /damaged or changed/)
  await refused([getManifest([shared]), { ...shared, text: 'x'.repeat(5_000_000) }], /size differs/)
  await refused([getManifest([shared]), shared, shared], /listed twice/)
  await refused([getManifest([shared])], /missing from the bundle/)
  await refused([getManifest([], { format: 2 })], /newer version/)
  await refused([shared], /not a catalogue bundle/)
  const broken = join(folder, 'broken.tar.gz')
  await writeFile(broken, (await readFile(bundle)).subarray(0, 200_000))
  await expect(unpacked(broken)).rejects.toThrow(/damaged/)
  await writeFile(broken, 'PK not a bundle')
  await expect(unpacked(broken)).rejects.toThrow(/damaged/)
  const bomb = join(folder, 'bomb.tar.gz')
  await writeFile(bomb, gzipSync(Buffer.alloc(80_000_000)))
  await expect(unpacked(bomb)).rejects.toThrow(/unpacks to more|not a catalogue bundle/)
})

test('the command says what it did, and what it would do', async () => {
  const run = (...args: string[]) => runCatalogueCommand(target.ctx, args).then((lines) => lines.join('\n'))
  expect(await run('export', join(folder, 'all.tar.gz'))).toContain('Wrote 5 products')
  expect(await run('import', bundle, '--dry-run')).toMatch(/0 added, 0 changed, 4 unchanged[\s\S]*nothing was changed/)
  await expect(run('import', join(folder, 'nowhere'))).rejects.toThrow('There is no file')
  await expect(run('import', bundle, '--force')).rejects.toThrow('There is no option --force')
  await expect(run('sell')).rejects.toThrow('Usage')
})
