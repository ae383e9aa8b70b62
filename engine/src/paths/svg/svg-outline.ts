import type { Matrix } from '../../text/outline.ts'
import { combineAreas, getArea } from '../combine.ts'
import { type Corner, type GridPoint, type GridRing, recordingPen, TOLERANCE_PX, UNITS_PER_PX } from '../flatten.ts'
import { readSvg, type SvgNode } from './read-svg.ts'
import { type StrokeStyle, strokeOutlines } from './stroke.ts'
import { chained, getScale, inverse, moved, penThrough, readTransform, same } from './svg-matrix.ts'
import { drawElement, getLength } from './svg-shapes.ts'

/** A drawing that can be an operand. */
export interface Drawing {
  readonly svg: SvgNode
  readonly ids: ReadonlyMap<string, SvgNode>
  /** From its own coordinates to shares of its width and height. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Why a drawing cannot be an operand: not readable, or made of things without an outline. */
export type DrawingProblem = 'unreadable' | 'has_pixels' | 'has_text'

const without_outline: Readonly<Record<string, DrawingProblem>> = {
  image: 'has_pixels',
  foreignObject: 'has_pixels',
  text: 'has_text',
}

export function readDrawing(text: string): Drawing | { readonly problem: DrawingProblem } {
  const svg = readSvg(text)
  if (!svg) return { problem: 'unreadable' }
  const ids = new Map<string, SvgNode>()
  const open = [svg]
  for (let node = open.pop(); node; node = open.pop()) {
    const problem = without_outline[node.name]
    if (problem) return { problem }
    const id = node.attributes.get('id')
    if (id && !ids.has(id)) ids.set(id, node)
    open.push(...node.children)
  }
  const [x = 0, y = 0, width = 0, height = 0] = (svg.attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number)
  const box =
    width > 0 && height > 0
      ? { x, y, width, height }
      : {
          x: 0,
          y: 0,
          width: getLength(svg.attributes.get('width'), 100),
          height: getLength(svg.attributes.get('height'), 100),
        }
  const is_sized = box.width > 0 && box.height > 0 && [box.x, box.y].every(Number.isFinite)
  return is_sized ? { svg, ids, box } : { problem: 'unreadable' }
}

/** Outlines of one colour. */
interface Painted {
  readonly rings: GridRing[]
  readonly colour: string | null
}

/** What children take over from what they are in. */
const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'fill-rule',
  'clip-rule',
  'color',
  'visibility',
] as const
type Style = ReadonlyMap<string, string>

interface Scene {
  readonly drawing: Drawing
  /** Points and elements that may still be drawn: `use` can multiply both. */
  left: number
  is_too_complex: boolean
}

const MAX_CORNERS = 60_000
const MAX_DEPTH = 60

const drawnNothing = (attributes: Style) =>
  attributes.get('display') === 'none' || Number.parseFloat(attributes.get('opacity') ?? '1') === 0

function getStyle(outer: Style, { attributes }: SvgNode): Style {
  const style = new Map(outer)
  for (const key of inherited) {
    const value = attributes.get(key)
    if (value !== undefined && value !== 'inherit') style.set(key, value)
  }
  return style
}

const findPaint = (style: Style, attributes: Style, part: 'fill' | 'stroke'): string | null => {
  const paint = style.get(part) ?? (part === 'fill' ? 'black' : 'none')
  const is_unseen = Number.parseFloat(attributes.get(`${part}-opacity`) ?? '1') === 0
  if (paint === 'none' || paint === 'transparent' || is_unseen) return null
  return paint === 'currentColor' ? (style.get('color') ?? 'black') : paint
}

const getNumbers = (text: string | undefined) =>
  (text ?? '')
    .split(/[\s,]+/)
    .map((one) => Number.parseFloat(one))
    .filter((value) => Number.isFinite(value) && value >= 0)

function strokeStyle(style: Style, { width, height }: Drawing['box'], matrix: Matrix): StrokeStyle {
  const diagonal = Math.sqrt((width * width + height * height) / 2)
  const dashes = getNumbers(style.get('stroke-dasharray'))
  return {
    width: getLength(style.get('stroke-width'), diagonal, 1),
    cap: style.get('stroke-linecap') ?? 'butt',
    join: style.get('stroke-linejoin') ?? 'miter',
    miter_limit: Number.parseFloat(style.get('stroke-miterlimit') ?? '4') || 4,
    dashes: dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes],
    dash_from: getLength(style.get('stroke-dashoffset'), diagonal),
    tolerance: TOLERANCE_PX / getScale(matrix),
  }
}

const onGrid = ([x, y]: Corner): GridPoint => ({ x: Math.round(x * UNITS_PER_PX), y: Math.round(y * UNITS_PER_PX) })

function count(scene: Scene, rings: readonly (readonly Corner[])[]): boolean {
  scene.left -= 1 + rings.reduce((sum, ring) => sum + ring.length, 0)
  const is_finite = rings.every((ring) => ring.every(([x, y]) => Math.abs(x) < 1e6 && Math.abs(y) < 1e6))
  if (scene.left < 0 || !is_finite) scene.is_too_complex = true
  return !scene.is_too_complex
}

const normal = (scene: Scene, rings: GridRing[], rule: string | undefined): GridRing[] => {
  const made = combineAreas([rings], 'unite', rule === 'evenodd' ? 'evenodd' : 'nonzero')
  if (!made) scene.is_too_complex = true
  return made ?? []
}

/** Fill and line of one shape. */
function shapeAreas(scene: Scene, node: SvgNode, matrix: Matrix, style: Style): Painted[] {
  const { box } = scene.drawing
  const { pen, rings, closed } = recordingPen()
  const back = inverse(matrix)
  if (!back || !drawElement(penThrough(pen, matrix), node, box.width, box.height)) return []
  if (style.get('visibility') === 'hidden' || !count(scene, rings)) return []
  const found: Painted[] = []
  const fill = findPaint(style, node.attributes, 'fill')
  if (fill) {
    found.push({
      rings: normal(
        scene,
        rings.map((ring) => ring.map(onGrid)),
        style.get('fill-rule'),
      ),
      colour: fill,
    })
  }
  const stroke = findPaint(style, node.attributes, 'stroke')
  const line = strokeStyle(style, box, matrix)
  if (stroke && line.width > 0) {
    const lines = rings.map((ring, n) => ({
      points: ring.map(([x, y]) => moved(back, x, y)),
      is_closed: closed.has(n),
    }))
    const drawn = strokeOutlines(lines, line).map((ring) => ring.map(([x, y]) => moved(matrix, x, y)))
    if (count(scene, drawn)) {
      found.push({
        rings: normal(
          scene,
          drawn.map((ring) => ring.map(onGrid)),
          undefined,
        ),
        colour: stroke,
      })
    }
  }
  return found
}

/** What several areas cover together, joined in pairs so that little is compared with much. */
function united(scene: Scene, areas: readonly GridRing[][]): GridRing[] {
  if (areas.length < 2) return areas[0] ?? []
  const half = Math.ceil(areas.length / 2)
  const made = combineAreas([united(scene, areas.slice(0, half)), united(scene, areas.slice(half))], 'unite')
  if (!made) scene.is_too_complex = true
  return made ?? []
}

const referenced = (scene: Scene, text: string | undefined): SvgNode | undefined =>
  scene.drawing.ids.get(/#([^'")]+)/.exec(text ?? '')?.[1]?.trim() ?? '')

/** Things that are drawn only where something refers to them. */
const kept_apart = new Set([
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'marker',
  'pattern',
  'linearGradient',
  'radialGradient',
  'style',
  'title',
  'desc',
  'metadata',
  'filter',
])

interface Step {
  readonly matrix: Matrix
  readonly style: Style
  readonly depth: number
}

function childAreas(scene: Scene, node: SvgNode, step: Step): Painted[] {
  if (node.name === 'use') {
    const target = referenced(scene, node.attributes.get('href') ?? node.attributes.get('xlink:href'))
    const [e, f] = [
      getLength(node.attributes.get('x'), scene.drawing.box.width),
      getLength(node.attributes.get('y'), scene.drawing.box.height),
    ]
    if (!target) return []
    const at = { ...step, matrix: chained(step.matrix, { ...same, e, f }) }
    return target.name === 'symbol' ? childAreas(scene, { ...target, name: 'g' }, at) : nodeAreas(scene, target, at)
  }
  if (['svg', 'g', 'a', 'switch'].includes(node.name)) {
    return node.children.flatMap((child) => nodeAreas(scene, child, step))
  }
  return shapeAreas(scene, node, step.matrix, step.style)
}

/** What is seen of an element through its clip; a clip without shapes shows nothing. */
function clipped(scene: Scene, found: Painted[], clip: SvgNode, step: Step): Painted[] {
  const matrix = chained(step.matrix, readTransform(clip.attributes.get('transform')) ?? same)
  const style = new Map([
    ['fill', 'black'],
    ['fill-rule', step.style.get('clip-rule') ?? 'nonzero'],
  ])
  const inside = clip.children.flatMap((child) => nodeAreas(scene, child, { matrix, style, depth: step.depth + 1 }))
  const window = united(
    scene,
    inside.map(({ rings }) => rings),
  )
  return found.map((one) => {
    const rings = combineAreas([one.rings, window], 'intersect')
    if (!rings) scene.is_too_complex = true
    return { ...one, rings: rings ?? [] }
  })
}

function nodeAreas(scene: Scene, node: SvgNode, outer: Step): Painted[] {
  if (scene.is_too_complex || kept_apart.has(node.name) || drawnNothing(node.attributes)) return []
  if (--scene.left < 0 || outer.depth > MAX_DEPTH) {
    scene.is_too_complex = true
    return []
  }
  const own = readTransform(node.attributes.get('transform'))
  if (!own) return []
  const step = { matrix: chained(outer.matrix, own), style: getStyle(outer.style, node), depth: outer.depth + 1 }
  const found = childAreas(scene, node, step)
  const clip = referenced(scene, node.attributes.get('clip-path'))
  return clip?.name === 'clipPath' && found.length > 0 ? clipped(scene, found, clip, step) : found
}

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const named: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' }

/** The colour that covers most; null where that is a gradient. */
function mainColour(areas: readonly Painted[]): string | null {
  const sums = new Map<string, number>()
  for (const { rings, colour } of areas) if (colour) sums.set(colour, (sums.get(colour) ?? 0) + getArea(rings))
  const [most] = [...sums].toSorted(([, a], [, b]) => b - a)
  const colour = (named[most?.[0] ?? ''] ?? most?.[0] ?? '').toLowerCase()
  if (!hex.test(colour)) return null
  return colour.length === 7 ? colour : `#${[...colour.slice(1)].map((one) => one + one).join('')}`
}

export interface DrawnOutline {
  readonly rings: GridRing[]
  readonly colour: string | null
  readonly colours: number
}

/** All that a drawing paints as one outline, its corners moved by the matrix; null for what is too complex. */
export function outlineDrawing(drawing: Drawing, matrix: Matrix): DrawnOutline | null {
  const { x, y, width, height } = drawing.box
  const scene: Scene = { drawing, left: MAX_CORNERS, is_too_complex: false }
  const shares = { a: 1 / width, b: 0, c: 0, d: 1 / height, e: -x / width, f: -y / height }
  const areas = nodeAreas(scene, drawing.svg, { matrix: chained(matrix, shares), style: new Map(), depth: 0 })
  const rings = united(
    scene,
    areas.map((area) => area.rings),
  )
  if (scene.is_too_complex) return null
  return { rings, colour: mainColour(areas), colours: new Set(areas.map(({ colour }) => colour)).size }
}
