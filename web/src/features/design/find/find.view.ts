import type { BrandKit } from '@inkroute/contract/brand/kit'
import type { Material } from '@inkroute/contract/material/item'
import type { Artwork } from '@inkroute/contract/material/material'
import { codeKinds } from '@inkroute/engine/codes/code-boxes'
import type { ShapeKind } from '@inkroute/engine/layers/shape-path'
import { type LibraryShape, libraryShapes } from '@inkroute/engine/shapes/shape-library'
import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import type { Bilingual } from '../../../shared/text/text.ts'
import { actionText } from '../actions/action.text.ts'
import { type StudioActionId, studioActions } from '../actions/studio-actions.ts'
import { brandFirst } from '../brand/kit/brand.view.ts'
import { readColour } from '../colour/colour.view.ts'
import { libraryShapeText } from '../panels/library.text.ts'
import { codeText, shapeText } from '../panels/panels.text.ts'
import { type Asked, askFor, getBoth, named, namedWhole, plain } from '../panels/search-words.view.ts'
import { shownShapes } from '../panels/shape-icon.tsx'
import { categoryText } from '../words/text-panel.text.ts'
import { colourNameText } from './find.text.ts'
import { namedColours } from './named-colours.ts'

export type Element = 'line' | (typeof codeKinds)[number]

interface Template {
  readonly id: number
  readonly name: string
  readonly color_hex: string
  readonly picture_url: string | null
}

/** An entry of the tool rail. */
export interface Tool {
  readonly id: string
  readonly label: string
}

/** Something that can be put on the design or given to its selection, or a tool or an action for it. */
export type Found =
  | { readonly kind: 'action'; readonly action: StudioActionId }
  | { readonly kind: 'tool'; readonly tool: Tool }
  | { readonly kind: 'template'; readonly owner: 'platform' | 'own'; readonly template: Template }
  | { readonly kind: 'material'; readonly material: Material }
  | { readonly kind: 'artwork'; readonly artwork: Artwork }
  | { readonly kind: 'shape'; readonly shape: ShapeKind }
  | { readonly kind: 'outline'; readonly shape: LibraryShape }
  | { readonly kind: 'element'; readonly element: Element }
  | { readonly kind: 'font'; readonly family: FontFamily }
  | {
      readonly kind: 'colour'
      readonly hex: string
      readonly name: Bilingual
      readonly origin: 'brand' | 'typed' | 'named'
    }

export type GroupKind = Exclude<Found['kind'], 'element' | 'outline' | 'tool'>

export interface FoundGroup {
  readonly kind: GroupKind
  readonly items: readonly Found[]
}

export function getId(found: Found): string {
  switch (found.kind) {
    case 'action':
      return `action-${found.action}`
    case 'tool':
      return `tool-${found.tool.id}`
    case 'template':
      return `${found.owner}-template-${found.template.id}`
    case 'material':
      return `material-${found.material.id}`
    case 'artwork':
      return `artwork-${found.artwork.slug}`
    case 'shape':
      return `shape-${found.shape}`
    case 'outline':
      return `outline-${found.shape}`
    case 'element':
      return `element-${found.element}`
    case 'font':
      return `font-${found.family.key}`
    case 'colour':
      return `colour-${found.origin}-${found.hex.slice(1)}`
  }
}

function nameOfElement(found: Found): readonly string[] {
  switch (found.kind) {
    case 'shape':
      return getBoth(shapeText[found.shape])
    case 'outline':
      return getBoth(libraryShapeText[found.shape])
    case 'element':
      return getBoth(codeText[found.element])
    default:
      return []
  }
}

const allElements: readonly Found[] = [
  ...shownShapes.map((shape): Found => ({ kind: 'shape', shape })),
  ...(['line', ...codeKinds] as const).map((element): Found => ({ kind: 'element', element })),
  ...libraryShapes.map((shape): Found => ({ kind: 'outline', shape })),
]

const elementsFor = (asked: Asked) => named(allElements, nameOfElement, asked)

function coloursFor(query: string, brand: BrandKit | undefined): readonly Found[] {
  const own = (brand?.colours ?? []).map(
    ({ hex, name }): Found => ({ kind: 'colour', hex, name: { zh: name || hex, en: name || hex }, origin: 'brand' }),
  )
  const common = (Object.keys(namedColours) as (keyof typeof namedColours)[]).map(
    (key): Found => ({ kind: 'colour', hex: namedColours[key], name: colourNameText[key], origin: 'named' }),
  )
  const getNames = (one: Found) => (one.kind === 'colour' ? [...getBoth(one.name), one.hex] : [])
  const found = named([...own, ...common], getNames, askFor(query))
  const typed = query ? readColour(plain(query).replaceAll(' ', '')) : null
  if (!typed) return found
  return [{ kind: 'colour', hex: typed, name: { zh: typed, en: typed }, origin: 'typed' }, ...found]
}

/** Also by the kind of font: script, serif, 手写. */
const fontsFor = (families: readonly FontFamily[], asked: Asked) =>
  named(
    families.filter(({ is_hidden }) => !is_hidden),
    ({ label, drawn_by, category }) => [
      ...getBoth(label),
      drawn_by,
      ...(category === 'symbol' ? [] : getBoth(categoryText[category])),
    ],
    asked,
  )

/** The search itself is open already, and a menu needs a place. */
const unlisted: ReadonlySet<string> = new Set(['find', 'menu'])
const allActions = (Object.keys(studioActions) as StudioActionId[])
  .filter((action) => !unlisted.has(action))
  .map((action): Found => ({ kind: 'action', action }))

/** Only by name, as it was typed: nobody looks through all of them, and a star is no start. */
function actionsFor(asked: Asked, tools: readonly Tool[]): readonly Found[] {
  if (asked.length === 0) return []
  const all = [...tools.map((tool): Found => ({ kind: 'tool', tool })), ...allActions]
  const getNames = (one: Found) => {
    if (one.kind === 'tool') return [one.tool.label]
    return one.kind === 'action' ? getBoth(actionText[one.action]) : []
  }
  return namedWhole(
    all,
    getNames,
    asked.map((ways) => ways.slice(0, 1)),
  )
}

interface Sources {
  readonly tools: readonly Tool[]
  readonly query: string
  readonly brand: BrandKit | undefined
  readonly families: readonly FontFamily[]
  readonly templates: readonly Found[]
  readonly materials: readonly Found[]
  readonly artworks: readonly Found[]
}

/** Of each kind: more when something is searched for, so that the first screen shows every kind. */
const MOST = { searched: 8, offered: 4 } as const

/** What is known here comes first, so that answers of the server that arrive later move nothing above them. */
export function getGroups({ query, tools, brand, families, templates, materials, artworks }: Sources): FoundGroup[] {
  const asked = askFor(query)
  const most = asked.length > 0 ? MOST.searched : MOST.offered
  const fonts = brandFirst(fontsFor(families, asked), brand?.fonts ?? [])
  const actions: FoundGroup = { kind: 'action', items: actionsFor(asked, tools) }
  const elements: FoundGroup = { kind: 'shape', items: elementsFor(asked) }
  const is_named = elements.items[0] !== undefined && nameOfElement(elements.items[0]).map(plain).includes(plain(query))
  const groups: FoundGroup[] = [
    ...(is_named ? [elements, actions] : [actions, elements]),
    { kind: 'colour', items: coloursFor(query, brand) },
    { kind: 'font', items: fonts.map((family): Found => ({ kind: 'font', family })) },
    { kind: 'material', items: materials },
    { kind: 'artwork', items: artworks },
    { kind: 'template', items: templates },
  ]
  return groups.flatMap(({ kind, items }) => (items.length > 0 ? [{ kind, items: items.slice(0, most) }] : []))
}

/** The line an arrow key moves to, wrapping at both ends. */
export const nextLine = (current: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (current + step + count) % count
