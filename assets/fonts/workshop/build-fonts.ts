/// <reference path="../../../server/src/infra/fonts/wawoff2.d.ts" />
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as hb from 'harfbuzzjs'
import { compress, decompress } from 'wawoff2'
import { packCoverage } from '../../../engine/src/text/font/coverage.ts'
import type { FontFamily } from '../../../engine/src/text/font/font-catalogue.ts'
import { fallback, subsets_of_all, type WantedFamily, wanted } from './families.ts'
import { subsetFont } from './subset.ts'

interface Metadata {
  readonly family: string
  readonly license: { readonly type: string; readonly attribution: string }
}

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T

function getCodes(unicode_range: string): number[] {
  return unicode_range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}

/** The 6763 characters of the standard that Chinese primers and newspapers keep to. */
function standardChinese(): Set<number> {
  const decoder = new TextDecoder('gbk')
  const found = new Set<number>()
  for (let high = 0xa1; high <= 0xf7; high++) {
    for (let low = 0xa1; low <= 0xfe; low++) found.add(decoder.decode(Uint8Array.of(high, low)).codePointAt(0) ?? 0)
  }
  for (let code = 0x20; code < 0x180; code++) found.add(code)
  return found
}

interface Slice {
  readonly id: string
  readonly codes: readonly number[]
}

/** Slices of a family from the most common: its named ones, then the numbered ones of Chinese, Japanese, Korean. */
async function getSlices(packages: string, { key, sliced_like }: WantedFamily): Promise<Slice[]> {
  const table = await readJson<Record<string, string>>(join(packages, sliced_like ?? key, 'unicode.json'))
  const slices = Object.entries(table).map(([name, range]) => ({
    id: name.replace(/[[\]]/g, ''),
    codes: getCodes(range),
  }))
  const named = slices.filter(({ id }) => !/^\d+$/.test(id))
  const kept = fallback.includes(key) ? named : named.filter(({ id }) => subsets_of_all.includes(id))
  const first = [...kept].sort((a, b) => Number(b.id === 'latin') - Number(a.id === 'latin'))
  return [...first, ...slices.filter(({ id }) => /^\d+$/.test(id)).reverse()]
}

const measure = (sfnt: Uint8Array) => {
  const face = new hb.Face(new hb.Blob(sfnt))
  const { ascender, descender } = new hb.Font(face).hExtents()
  const em = (value: number) => Math.round((value / face.upem) * 1000) / 1000
  return { codes: new Set(face.collectUnicodes()), ascent_em: em(ascender), descent_em: em(-descender) }
}

interface Files {
  readonly packages: string
  readonly target: string
}

const uncut = new Map<string, Promise<Uint8Array>>()
const standard_chinese = standardChinese()

/** Cuts a slice out of a family that comes in one piece. */
async function cutFile(source: string, name: string, slice: Slice) {
  const opening =
    uncut.get(source) ??
    readFile(source)
      .then(decompress)
      .then((bytes) => Uint8Array.from(bytes))
  uncut.set(source, opening)
  const whole = await opening
  const own = measure(whole)
  const codes = slice.codes.filter((code) => standard_chinese.has(code) && own.codes.has(code))
  if (codes.length === 0) return undefined
  const cut = await subsetFont(whole, codes)
  await writeFile(name, await compress(cut))
  return { ...own, codes: measure(cut).codes }
}

/** Puts one file in its place; says what it covers, or nothing when there is no such file. */
async function bringFile(files: Files, family: WantedFamily, slice: Slice, weight: number, is_italic: boolean) {
  const name = join(files.target, family.key, `${slice.id}-${weight}${is_italic ? 'i' : ''}.woff2`)
  const folder = join(files.packages, family.key, 'files')
  const style = is_italic ? 'italic' : 'normal'
  if (family.sliced_like) return cutFile(join(folder, `${family.key}-latin-${weight}-${style}.woff2`), name, slice)
  const source = join(folder, `${family.key}-${slice.id}-${weight}-${style}.woff2`)
  if (!existsSync(source)) return undefined
  await copyFile(source, name)
  return measure(Uint8Array.from(await decompress(await readFile(source))))
}

async function bringFamily(files: Files, family: WantedFamily): Promise<FontFamily> {
  const metadata = await readJson<Metadata>(join(files.packages, family.key, 'metadata.json'))
  if (metadata.license.type !== 'OFL-1.1') throw new Error(`${family.key}: ${metadata.license.type}`)
  await mkdir(join(files.target, family.key), { recursive: true })
  const styles = [
    ...family.weights.map((weight) => ({ weight, is_italic: false })),
    ...(family.italics ?? []).map((weight) => ({ weight, is_italic: true })),
  ]
  const slices: FontFamily['slices'] = []
  const heights: { ascent_em: number; descent_em: number }[] = []
  for (const slice of await getSlices(files.packages, family)) {
    const covered: Set<number>[] = []
    for (const { weight, is_italic } of styles) {
      const found = await bringFile(files, family, slice, weight, is_italic)
      if (!found) continue
      covered.push(found.codes)
      heights.push(found)
    }
    if (covered.length !== styles.length) continue
    // What all styles have, so that a change of weight never changes the family of a letter.
    const common = slice.codes.filter((code) => covered.every((codes) => codes.has(code)))
    if (common.length > 0) slices.push({ id: slice.id, coverage: packCoverage(common) })
  }
  const { ascent_em = 1, descent_em = 0.25 } = heights[0] ?? {}
  return {
    family: family.family ?? metadata.family,
    key: family.key,
    label: { zh: family.zh, en: family.family ?? metadata.family },
    drawn_by: metadata.family,
    category: family.category as FontFamily['category'],
    scripts: slices.map(({ id }) => id).filter((id) => !/^\d+$/.test(id) && !id.startsWith('latin')),
    ...{ styles, ascent_em, descent_em, fallback: [...(family.fallback ?? [])] },
    is_hidden: family.is_hidden ?? false,
    license: `${metadata.license.type}: ${metadata.license.attribution.split('\n')[0]?.slice(0, 200) ?? ''}`,
    slices,
  }
}

export async function bringFonts(files: Files): Promise<FontFamily[]> {
  const families: FontFamily[] = []
  for (const family of wanted) families.push(await bringFamily(files, family))
  return families
}
