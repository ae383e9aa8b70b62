import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { type FoundFamily, findFamily, fontFilesFor, isGenericFamily } from '../../../infra/fonts/drawing-fonts.ts'
import { readSheet, toSheet, writeSheet } from './svg-css.ts'
import { getNodes, type SvgNode, toText } from './svg-tree.ts'

export interface SvgFonts {
  /** Files with which the text can be drawn. */
  readonly files: readonly string[]
  /** Families the designer chose and we do not have. Their text is drawn in another one. */
  readonly missing: readonly string[]
}

const MAX_MISSING = 20
const MAX_NAME = 60
const TEXT_ELEMENTS = new Set(['text', 'tspan', 'textPath'])

const getNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^(['"])(.*)\1$/, '$2')
        .trim(),
    )
    .filter(Boolean)

/** The families a block of declarations asks for, by `font-family` or at the end of the short form `font`. */
function familiesIn(declarations: string): string | null {
  const long = [...declarations.matchAll(/(?:^|;)\s*font-family\s*:\s*([^;]+)/gi)].at(-1)?.[1]
  return long ?? /(?:^|;)\s*font\s*:[^;]*?\d[\w%./]*\s+([^;\d][^;]*)/i.exec(declarations)?.[1] ?? null
}

/** Every list of families that text is drawn in; an empty one where nothing is said. */
function getLists(root: SvgNode): Set<string> {
  const sheet = toSheet(root)
  const lists = new Set<string>()
  const walk = (node: SvgNode, inherited: string) => {
    const { name, attributes, children } = node
    const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean)
    const selectors = ['*', name, ...classes.map((one) => `.${one}`), `#${attributes.get('id') ?? ''}`]
    const given = selectors.map((one) => sheet.get(one) ?? '').join(';')
    const own = familiesIn(attributes.get('style') ?? '') ?? familiesIn(given) ?? attributes.get('font-family')
    const list = own ?? inherited
    if (TEXT_ELEMENTS.has(name) && children.some((child) => typeof child === 'string' && child.trim())) lists.add(list)
    for (const child of children) if (typeof child !== 'string') walk(child, list)
  }
  walk(root, '')
  return lists
}

/** Design programs name the font, not the family: `Montserrat-Bold` becomes the family with its weight. */
function plainDeclarations(declarations: string, found: ReadonlyMap<string, FoundFamily>): string {
  return declarations
    .split(';')
    .flatMap((one) => {
      const [, list] = /^\s*font-family\s*:(.*)$/is.exec(one) ?? []
      if (list === undefined) return [one]
      const names = getNames(list)
      const first = found.get(names[0] ?? '')
      const plain = names.map((name) => `'${found.get(name)?.family.family ?? name}'`).join(',')
      const weight = first?.weight && !/font-weight/i.test(declarations) ? [`font-weight:${first.weight}`] : []
      const style = first?.is_italic && !/font-style/i.test(declarations) ? ['font-style:italic'] : []
      return [`font-family:${plain}`, ...weight, ...style]
    })
    .join(';')
}

function nameFamilies(root: SvgNode, found: ReadonlyMap<string, FoundFamily>): void {
  for (const { name, attributes, children } of getNodes(root)) {
    const style = attributes.get('style')
    if (style !== undefined) attributes.set('style', plainDeclarations(style, found))
    const list = attributes.get('font-family')
    if (list !== undefined) {
      for (const declaration of plainDeclarations(`font-family:${list}`, found).split(';')) {
        const [property = '', value = ''] = declaration.split(':')
        if (property === 'font-family' || !attributes.has(property)) attributes.set(property, value)
      }
    }
    if (name !== 'style') continue
    const rules = readSheet(children.join('')).map(({ selector, declarations }) => ({
      selector,
      declarations: plainDeclarations(declarations, found),
    }))
    children.splice(0, children.length, writeSheet(rules))
  }
}

const shown = (name: string) => name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, MAX_NAME)

/** Which fonts the text of a drawing needs and which of them we lack. Names are put the way the renderer knows them. */
export function fontsOfSvg(root: SvgNode): SvgFonts {
  const lists = [...getLists(root)]
  if (lists.length === 0) return { files: [], missing: [] }
  const families = new Set<FontFamily>()
  const named = new Map<string, FoundFamily>()
  const missing = new Set<string>()
  for (const names of lists.map(getNames)) {
    for (const name of names) {
      const found = findFamily(name)
      if (found) families.add(found.family)
      if (found && !isGenericFamily(name)) named.set(name, found)
    }
    const [first] = names
    if (first && !findFamily(first)) missing.add(shown(first))
  }
  if (named.size > 0) nameFamilies(root, named)
  const characters = [...getNodes(root)].filter(({ name }) => name === 'text').map(toText)
  return { files: fontFilesFor([...families], characters.join('')), missing: [...missing].slice(0, MAX_MISSING) }
}
