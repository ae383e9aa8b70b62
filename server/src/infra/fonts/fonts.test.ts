import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DesignDocument, MAX_LAYERS_PER_VIEW, newDocument } from '@inkroute/engine/document/design-document'
import { MAX_TEXT_CHARACTERS, newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { goldenText } from '@inkroute/engine/testing/golden-layers'
import { changeText, fitTextBox } from '@inkroute/engine/transform/fit-text-box'
import { expect, test } from 'vitest'
import { projectRoot } from '../../config/config.ts'
import { testApp } from '../../testing/test-app.ts'
import { fontCatalogue, fontFileNames, packedFamilies, readPack, readSfnt } from './font-files.ts'
import { closeWoff2, joinPack, openWoff2, splitPack } from './font-pack.ts'
import { loadTypesetter } from './load-typesetter.ts'

const set = async (change: Partial<TextLayer>) => {
  const layer = goldenText(change)
  const typesetter = await loadTypesetter([layer])
  const layout = typesetter.layout(layer)
  if (!layout) throw new Error('not at hand')
  return { layer, typesetter, layout }
}

test('at least sixty families are offered, each with a licence, and Georgia is the first', async () => {
  const { families } = fontCatalogue()
  const offered = families.filter((family) => !family.is_hidden)
  expect(offered.length).toBeGreaterThanOrEqual(60)
  expect(offered[0]?.family).toBe('Georgia')
  expect(offered.every((family) => family.license.startsWith('OFL-1.1'))).toBe(true)
  for (const category of [
    'sans',
    'serif',
    'display',
    'script',
    'handwriting',
    'mono',
    'chinese',
    'japanese',
    'arabic',
  ]) {
    expect(offered.some((family) => family.category === category)).toBe(true)
  }
  const notice = await readFile(join(projectRoot, 'assets', 'fonts', 'NOTICE.md'), 'utf8')
  expect(families.filter((family) => !notice.includes(`| ${family.family} |`))).toEqual([])
})

test('a browser gets the catalogue, plain fonts for ever, emoji in slices, and nothing else', async () => {
  const app = await testApp()
  const { version } = fontCatalogue()
  const ask = (path: string) => fetch(`${app.origin}/fonts/${path}`, { headers: { 'accept-encoding': 'br' } })
  expect(await (await ask('catalogue.json')).json()).toMatchObject({ version })
  const again = await fetch(`${app.origin}/fonts/catalogue.json`, { headers: { 'if-none-match': `"${version}"` } })
  expect(again.status).toBe(304)
  for (const _ of ['made', 'kept']) {
    const font = await ask(`${version}/gelasio/latin-400.ttf`)
    expect(font.headers.get('cache-control')).toContain('immutable')
    expect(font.headers.get('content-encoding')).toBe('br')
    expect(new DataView(await font.arrayBuffer()).getUint32(0)).toBe(0x00010000)
  }
  const plain = await fetch(`${app.origin}/fonts/${version}/emoji/0.json`, {
    headers: { 'accept-encoding': 'identity' },
  })
  expect(Object.keys((await plain.json()) as object).length).toBeGreaterThan(5)
  for (const path of [
    'gelasio/latin-401.ttf',
    'gelasio/..%2f..%2fNOTICE.md',
    'emoji/999.json',
    'gelasio/latin-400.woff2',
  ]) {
    expect((await ask(`${version}/${path}`)).status).toBe(404)
  }
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('every file of the catalogue is in the folder, alone or in the pack of its family', async () => {
  const folder = join(projectRoot, 'assets', 'fonts')
  const packed = Object.keys(packedFamilies())
  const isPacked = (name: string) => packed.includes(name.split('/')[0] ?? '')
  const path = (name: string) => (name.startsWith('emoji/') ? `${name}.json.br` : `files/${name}.woff2`)
  const alone = [...fontFileNames()].filter((name) => !isPacked(name))
  const sizes = await Promise.all(alone.map(async (name) => (await readFile(join(folder, path(name)))).length))
  expect(Math.min(...sizes)).toBeGreaterThan(0)
  const names: string[] = []
  for (const [family, hash] of Object.entries(packedFamilies())) {
    const pack = await readPack(family)
    expect(sha256(pack)).toBe(hash)
    names.push(...splitPack(pack).keys())
  }
  expect(names.sort()).toEqual([...fontFileNames()].filter(isPacked).sort())
})

test('a slice from a pack is the font that was packed, to the bit', async () => {
  // Plain fonts made of the files as Fontsource published them.
  expect({
    kr: sha256(await readSfnt('noto-sans-kr/latin-400')),
    brush: sha256(await readSfnt('ma-shan-zheng/118-400')),
  }).toEqual({
    kr: 'e8c172507f52189020b7f9bff46183f2b68914645a3728c0ca112c5cf1f2c45a',
    brush: '4ac57cd55a92687ffe2d7be767578f43def204e5c789ff5fad199dda9a708652',
  })
  const file = await readFile(join(projectRoot, 'assets', 'fonts', 'files', 'pacifico', 'latin-400.woff2'))
  const again = closeWoff2(openWoff2(file))
  expect(openWoff2(again).tables).toEqual(openWoff2(file).tables)
})

test('fonts read at the same time are the same as read one by one', async () => {
  const files = [...fontFileNames()].filter((file) => file.startsWith('dela-gothic-one/')).slice(0, 6)
  const getDigest = async (file: string) =>
    createHash('sha256')
      .update(await readSfnt(file))
      .digest('hex')
  const alone: string[] = []
  for (const file of files) alone.push(await getDigest(file))
  expect(new Set(alone).size).toBe(files.length)
  expect(await Promise.all(files.map(getDigest))).toEqual(alone)
})

test('the first text of the specification is set in Georgia at 28', async () => {
  const { layout } = await set({})
  expect(newTextStyle).toMatchObject({ family: 'Georgia', size: 28, text: 'please enter English letters' })
  expect(layout.em_px).toBe(28)
  expect(layout.width).toBeGreaterThan(250)
  expect(layout.width).toBeLessThan(400)
  expect(layout.missing).toEqual([])
})

test('Arabic letters join: in a word they take less room than alone', async () => {
  const joined = await set({ text: 'مرحبا', family: 'Amiri' })
  const apart = await set({ text: 'م ر ح ب ا', family: 'Amiri' })
  const space =
    (await set({ text: 'م  ر', family: 'Amiri' })).layout.width -
    (await set({ text: 'م ر', family: 'Amiri' })).layout.width
  expect(joined.layout.width).toBeLessThan(apart.layout.width - 4 * space)
})

test('only the pieces that a text needs are loaded', async () => {
  const { typesetter, layer } = await set({ text: '印途', family: 'Noto Sans SC' })
  expect(typesetter.filesFor([layer]).length).toBeLessThanOrEqual(2)
  expect(await loadTypesetter([])).toMatchObject({ filesFor: expect.any(Function) })
})

test('what the family lacks comes from another; what no font has is named and framed', async () => {
  const mixed = await set({ text: 'Ink 印 حبر ✓', family: 'Lobster' })
  expect(mixed.layout.missing).toEqual([])
  const { layout, typesetter, layer } = await set({ text: 'a𓀀b𓀀' })
  expect(layout.missing).toEqual(['𓀀'])
  expect(typesetter.missingIn(layer)).toEqual(['𓀀'])
  expect(layout.ink).toHaveLength(4)
})

test('an unknown family is stood in for, not refused', async () => {
  const known = await set({ text: 'Stand in', family: 'Georgia' })
  const unknown = await set({ text: 'Stand in', family: 'No Such Font' })
  expect(unknown.layout.width).toBe(known.layout.width)
})

test('an emoji with its modifiers is one drawing, and a digit is none', async () => {
  const one = await set({ text: '👍' })
  for (const text of ['👍🏽', '👩🏿‍🚀', '🇨🇳', '1️⃣', '❤️'])
    expect((await set({ text })).layout.width).toBeCloseTo(one.layout.width)
  expect((await set({ text: '1' })).layout.ink.every((ink) => ink.colour === null)).toBe(true)
})

test('a text of 10,000 characters is set; one more is refused by the document', async () => {
  const text = '印途InkRoute，按需印花。'.repeat(700).slice(0, MAX_TEXT_CHARACTERS)
  const { layout, layer } = await set({ text, family: 'Noto Sans SC', fitting: 'wrap', line_length: 400 })
  expect(layout.ink.length).toBeGreaterThan(9000)
  const document = (changed: TextLayer) => {
    const empty = newDocument(1, [1])
    return { ...empty, views: empty.views.map((view) => ({ ...view, layers: [changed] })) }
  }
  expect(DesignDocument.safeParse(document(layer)).success).toBe(true)
  expect(DesignDocument.safeParse(document({ ...layer, text: `${text}x` })).success).toBe(false)
})

test('500 texts are a valid face and are all set; one more is refused', async () => {
  const layers = Array.from({ length: MAX_LAYERS_PER_VIEW }, (_, i) => goldenText({ id: `t${i}`, text: `No. ${i}` }))
  const typesetter = await loadTypesetter(layers)
  expect(layers.every((layer) => typesetter.layout(layer))).toBe(true)
  const face = (list: TextLayer[]) => ({
    ...newDocument(1, [1]),
    views: [{ view_id: 1, background: null, layers: list }],
  })
  expect(DesignDocument.safeParse(face(layers)).success).toBe(true)
  expect(DesignDocument.safeParse(face([...layers, goldenText({ id: 'more' })])).success).toBe(false)
})

test('the box follows the words: the aligned edge stays, and a pulled box stays pulled', async () => {
  const { layer, typesetter } = await set({ align: 'left' })
  const fitted = fitTextBox(layer, typesetter)
  const left = fitted.cx - fitted.width / 2
  const longer = changeText(fitted, { text: 'please enter' }, typesetter)
  expect(longer?.width).toBeLessThan(fitted.width)
  expect((longer?.cx ?? 0) - (longer?.width ?? 0) / 2).toBeCloseTo(left, 1)
  const pulled = changeText({ ...fitted, width: fitted.width * 2 }, { text: 'please enter' }, typesetter)
  expect(pulled?.width).toBeCloseTo((longer?.width ?? 0) * 2, 0)
  expect(fitTextBox(fitted, typesetter)).toBe(fitted)
})

test('vertical columns, arcs and fitted lines have the size they say', async () => {
  const column = await set({
    text: '竖排文字',
    family: 'Noto Sans SC',
    is_vertical: true,
    size: 20,
    line_height_em: 1.5,
  })
  expect([column.layout.width, column.layout.height]).toEqual([30, expect.closeTo(80, 0)])
  expect((await set({ text: 'FIT', fitting: 'fit', line_length: 321 })).layout.width).toBeCloseTo(321)
  const arc = await set({ text: 'ADVENTURE CLUB', curve_deg: 180 })
  const straight = await set({ text: 'ADVENTURE CLUB' })
  expect(arc.layout.width).toBeLessThan(straight.layout.width)
  expect(arc.layout.height).toBeGreaterThan(straight.layout.height * 3)
})

test('what is joined to a pack is found in it again', () => {
  const entries = ['one', 'two'].map((name) => ({
    name,
    directory: Buffer.from(`directory of ${name}`),
    tables: Buffer.from(`tables of ${name}, somewhat longer`),
  }))
  const pack = splitPack(joinPack(entries))
  expect([...pack.keys()]).toEqual(['one', 'two'])
  for (const { name, directory, tables } of entries) expect(pack.get(name)).toEqual({ directory, tables })
})
