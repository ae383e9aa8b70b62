import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackCoverage } from '@inkroute/engine/text/font/coverage'
import { type FontFamily, fontFileName } from '@inkroute/engine/text/font/font-catalogue'
import { fontCatalogue, fontFileNames, readSfnt } from './font-files.ts'

/** Who draws text without a family, and text in a family we do not have. */
const DEFAULT_KEY = 'noto-sans'
const generics: Readonly<Record<string, string>> = {
  'sans-serif': DEFAULT_KEY,
  'system-ui': DEFAULT_KEY,
  serif: 'gelasio',
  monospace: 'jetbrains-mono',
  cursive: 'dancing-script',
  fantasy: 'lobster',
}

export const isGenericFamily = (name: string): boolean => name.toLowerCase() in generics

const plainName = (name: string) => name.toLowerCase().replace(/[\s_]/g, '')

const WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  extralight: 200,
  light: 300,
  regular: 400,
  book: 400,
  roman: 400,
  medium: 500,
  semibold: 600,
  demibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
  heavy: 900,
}

export interface FoundFamily {
  readonly family: FontFamily
  /** Said in the name itself, as design programs do: `Montserrat-BoldItalic`. */
  readonly weight?: number
  readonly is_italic?: boolean
}

/** The family of ours a drawing means by this name. */
export function findFamily(name: string): FoundFamily | null {
  const { families } = fontCatalogue()
  const byName = (wanted: string) =>
    families.find(({ family, drawn_by }) => plainName(family) === wanted || plainName(drawn_by) === wanted)
  const generic = generics[name.toLowerCase()]
  const exact = generic ? families.find(({ key }) => key === generic) : byName(plainName(name))
  if (exact) return { family: exact }
  const [, stem = '', style = ''] = /^(.+?)-([a-z]+)$/i.exec(name) ?? []
  const family = stem === '' ? undefined : byName(plainName(stem))
  const is_italic = /(italic|oblique)$/i.test(style)
  const weight = WEIGHTS[style.toLowerCase().replace(/(italic|oblique)$/, '') || 'regular']
  return family && weight !== undefined ? { family, weight, is_italic } : null
}

const covers = (coverage: string, code_points: readonly number[]): number[] => {
  const ranges = unpackCoverage(coverage)
  return code_points.filter((point) => ranges.some(([first, last]) => point >= first && point <= last))
}

/** Files with which these families, and those that help them out, can draw these characters. */
export function fontFilesFor(families: readonly FontFamily[], characters: string): string[] {
  const { families: all, fallback } = fontCatalogue()
  const ofKey = (key: string) => all.filter((family) => family.key === key)
  const helpers = [...families.flatMap((one) => one.fallback), ...fallback].flatMap(ofKey)
  const points = [...new Set([...characters].map((one) => one.codePointAt(0) ?? 0))].filter((point) => point > 32)
  const files = new Set<string>()
  const take = (family: FontFamily, wanted: readonly number[]): number[] => {
    const drawn: number[] = []
    for (const slice of family.slices) {
      const found = covers(slice.coverage, wanted)
      drawn.push(...found)
      if (found.length > 0) for (const style of family.styles) files.add(fontFileName(family, slice.id, style))
    }
    return drawn
  }
  let left = points
  // Each family draws what it can; only what none of them has goes to the helpers, in their order.
  const drawn = new Set(families.flatMap((family) => take(family, points)))
  left = left.filter((point) => !drawn.has(point))
  for (const helper of helpers) {
    if (left.length === 0) break
    const found = new Set(take(helper, left))
    left = left.filter((point) => !found.has(point))
  }
  return [...files]
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Ours only: a drawing comes out the same on every machine, whatever is installed there. */
function getConfig(folder: string): string {
  const { families } = fontCatalogue()
  const getName = (key: string) => families.find((one) => one.key === key)?.drawn_by ?? 'Noto Sans'
  const same = (from: string, to: string) =>
    `<match target="pattern"><test qual="any" name="family"><string>${escaped(from)}</string></test>` +
    `<edit name="family" mode="assign" binding="same"><string>${escaped(to)}</string></edit></match>`
  const stand_ins = families.filter(({ family, drawn_by }) => family !== drawn_by)
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>',
    // Below a file, so that nothing is cached: a font added within the same moment as the last look would not be seen.
    `<dir>${escaped(join(folder, 'files'))}</dir><cachedir>${escaped(join(fontConfigFile(folder), 'none'))}</cachedir>`,
    ...Object.entries(generics).map(([generic, key]) => same(generic, getName(key))),
    ...stand_ins.map(({ family, drawn_by }) => same(family, drawn_by)),
    `<match target="pattern"><edit name="family" mode="append_last"><string>${getName(DEFAULT_KEY)}</string></edit></match>`,
    '</fontconfig>',
  ].join('\n')
}

/** `FONTCONFIG_FILE` of a renderer that is to draw with the fonts in this folder. */
export const fontConfigFile = (folder: string): string => join(folder, 'fonts.conf')

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inkroute-fonts-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'files'))
  await writeFile(fontConfigFile(folder), getConfig(folder))
  return folder
}

let made: Promise<string> | undefined

/** The folder in which renderers find fonts through fontconfig. Filled as drawings ask for them, gone with the program. */
export function fontFolder(): Promise<string> {
  made ??= makeFolder()
  return made
}

const pathIn = (folder: string, file: string) => join(folder, 'files', `${file.replace('/', '.')}.ttf`)

/** Puts fonts into the folder; unknown names are passed over. Renderers that are running do not notice. */
export async function addFontFiles(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const path = pathIn(folder, file)
    if (!fontFileNames().has(file) || (await stat(path).catch(() => null))) continue
    const aside = `${path}.${process.pid}.part`
    await writeFile(aside, await readSfnt(file))
    await rename(aside, path)
  }
}

/** Names of the fonts in the folder. */
export async function fontFilesIn(folder: string): Promise<Set<string>> {
  const names = await readdir(join(folder, 'files'))
  return new Set(names.filter((name) => name.endsWith('.ttf')).map((name) => name.slice(0, -4).replace('.', '/')))
}

/** Intake notes on the root of a drawing which fonts its text needs. */
export const FONTS_ATTRIBUTE = 'data-fonts'

/** The environment of a new process that is to draw this SVG as intake drew it. */
export async function fontEnvironment(svg: string): Promise<Record<string, string>> {
  const files = new RegExp(`^<svg[^>]* ${FONTS_ATTRIBUTE}="([^"]*)"`).exec(svg)?.[1]
  // Without text, or taken in before fonts were noted: then those of the machine are better than none.
  if (files === undefined) return {}
  const folder = await fontFolder()
  await addFontFiles(folder, files.split(' '))
  return { FONTCONFIG_FILE: fontConfigFile(folder) }
}
