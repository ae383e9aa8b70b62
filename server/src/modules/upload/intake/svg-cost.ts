import { Refusal, type RefusalName } from './pdf/refusal.ts'
import { readSheet, toSheet } from './svg-css.ts'
import { getNodes, type SvgNode, toText } from './svg-tree.ts'

/**
 * Cost of a drawing, counting reused elements as often as they are drawn. A few nested `use` elements can expand to
 * millions, and a filter over the whole picture costs more than thousands of shapes.
 */
export interface SvgCost {
  readonly elements: number
  readonly points: number
  /** Masks and filters. */
  readonly effects: number
  /** Filters that compute every pixel: noise, light, convolution. */
  readonly heavy_filters: number
  /** Seconds of work for each million pixels, as measured; small areas cost less. */
  readonly seconds_per_megapixel: number
}

const MAX_ELEMENTS = 200_000
const MAX_POINTS = 1_000_000
const MAX_EFFECTS = 400
/** Comparisons of selectors with elements: the renderer tries each with each, millions in a second. */
const MAX_STYLE_TRIALS = 10_000_000
/** Long declarations are copied to each element as well. */
const DECLARATION_CHARACTERS = 100
const MAX_HEAVY_FILTERS = 40
/** Groups and the references between them. */
const MAX_NESTING = 400

const LAYER_SECONDS = 0.003
const MASK_SECONDS = 0.02
const FILTER_SECONDS = 0.02
const PRIMITIVE_SECONDS: Readonly<Record<string, number>> = {
  feGaussianBlur: 0.5,
  feDropShadow: 0.6,
  feTurbulence: 1,
  feMorphology: 0.8,
  feConvolveMatrix: 1,
  feDiffuseLighting: 0.3,
  feSpecularLighting: 0.3,
}
const HEAVY = new Set(['feTurbulence', 'feMorphology', 'feConvolveMatrix', 'feDiffuseLighting', 'feSpecularLighting'])
const OTHER_PRIMITIVE_SECONDS = 0.1

/** Drawn only where referenced. */
const ONLY_BY_REFERENCE = new Set(['defs', 'symbol', 'pattern', 'mask', 'marker', 'clipPath', 'filter', 'style'])

const REFERENCES =
  /(fill|stroke|mask|filter|clip-path|marker(?:-start|-mid|-end)?)\s*:?\s*url\s*\(\s*["']?\s*#([^)"'\s]+)/g
const IS_LAYER =
  /(?:^|[;{\s])(?:opacity\s*:?\s*(?:0?\.\d|0\b)|mix-blend-mode\s*:?\s*(?!normal)\w|isolation\s*:?\s*isolate)/

const NOTHING: SvgCost = { elements: 0, points: 0, effects: 0, heavy_filters: 0, seconds_per_megapixel: 0 }

const add = (a: SvgCost, b: SvgCost, times = 1): SvgCost => ({
  elements: a.elements + b.elements * times,
  points: a.points + b.points * times,
  effects: a.effects + b.effects * times,
  heavy_filters: a.heavy_filters + b.heavy_filters * times,
  seconds_per_megapixel: a.seconds_per_megapixel + b.seconds_per_megapixel * times,
})

const getPoints = (node: SvgNode): number => {
  const numbers = `${node.attributes.get('d') ?? ''} ${node.attributes.get('points') ?? ''}`.match(/[\d.]+/g)
  return numbers ? numbers.length / 2 : 0
}

class CostCounter {
  readonly #by_id = new Map<string, SvgNode>()
  readonly #sheet: Map<string, string>
  readonly #known = new Map<SvgNode, SvgCost>()
  readonly #under_way = new Set<SvgNode>()

  constructor(root: SvgNode) {
    this.#sheet = toSheet(root)
    for (const node of getNodes(root)) {
      const id = node.attributes.get('id')
      if (id !== undefined && !this.#by_id.has(id)) this.#by_id.set(id, node)
    }
  }

  costOf(node: SvgNode): SvgCost {
    const known = this.#known.get(node)
    if (known) return known
    if (this.#under_way.has(node)) {
      throw new Refusal('upload_svg_unsafe', { what: `#${node.attributes.get('id')} → #${node.attributes.get('id')}` })
    }
    if (this.#under_way.size > MAX_NESTING) throw new Refusal('upload_svg_deep', { limit: MAX_NESTING })
    this.#under_way.add(node)
    let cost = this.#ownCost(node)
    for (const child of node.children) {
      if (typeof child !== 'string' && !ONLY_BY_REFERENCE.has(child.name)) cost = add(cost, this.costOf(child))
    }
    this.#under_way.delete(node)
    this.#known.set(node, cost)
    return cost
  }

  #ownCost(node: SvgNode): SvgCost {
    let cost: SvgCost = { ...NOTHING, elements: 1, points: getPoints(node) }
    const style = this.#styleOf(node)
    if (IS_LAYER.test(style)) cost = add(cost, { ...NOTHING, seconds_per_megapixel: LAYER_SECONDS })
    const href = node.attributes.get('href')
    if (node.name === 'use' && href) cost = add(cost, this.#costById(href.slice(1)))
    for (const [, property = '', id = ''] of style.matchAll(REFERENCES)) {
      if (property === 'filter') cost = add(cost, this.#filterCost(id))
      else if (property === 'mask') {
        cost = add(cost, { ...NOTHING, effects: 1, seconds_per_megapixel: MASK_SECONDS })
        cost = add(cost, this.#costById(id))
      } else cost = add(cost, this.#costById(id), property.startsWith('marker') ? Math.max(1, cost.points) : 1)
    }
    return cost
  }

  #styleOf({ name, attributes }: SvgNode): string {
    const written = [...attributes].filter(([key]) => key !== 'd').map(([key, value]) => `${key}:${value}`)
    const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean)
    const names = ['*', name, `#${attributes.get('id') ?? ''}`, ...classes.map((one) => `.${one}`)]
    const given = names.map((one) => this.#sheet.get(one) ?? '')
    return [...written, attributes.get('style') ?? '', ...given].join(';')
  }

  #costById(id: string): SvgCost {
    const node = this.#by_id.get(id)
    return node ? this.costOf(node) : NOTHING
  }

  #filterCost(id: string): SvgCost {
    const filter = this.#by_id.get(id)
    if (!filter) return NOTHING
    const primitives = filter.children.filter((child) => typeof child !== 'string')
    const seconds = primitives.reduce(
      (sum, { name }) => sum + (PRIMITIVE_SECONDS[name] ?? OTHER_PRIMITIVE_SECONDS),
      FILTER_SECONDS,
    )
    const heavy_filters = primitives.filter(({ name }) => HEAVY.has(name)).length
    const count = primitives.length
    return { elements: count, points: 0, effects: count, heavy_filters, seconds_per_megapixel: seconds }
  }
}

type TooMany = Extract<RefusalName, `upload_svg_${'elements' | 'points' | 'effects' | 'heavy' | 'styles'}`>

const whole = (count: number) => (count > 1e9 ? '> 1,000,000,000' : Math.round(count).toLocaleString('en-US'))

function styleTrials(root: SvgNode): number {
  let [elements, trials] = [0, 0]
  for (const node of getNodes(root)) {
    elements++
    if (node.name !== 'style') continue
    for (const { selector, declarations } of readSheet(toText(node))) {
      trials += selector.split(/[\s,>+~]+/).length * (1 + declarations.length / DECLARATION_CHARACTERS)
    }
  }
  return elements * trials
}

/** Refuses a drawing that would take minutes, naming the reason. */
export function costOfSvg(root: SvgNode): SvgCost {
  const tooMany = (name: TooMany, n: number, max: number) => {
    if (n > max) throw new Refusal(name, { count: whole(n), limit: whole(max) })
  }
  tooMany('upload_svg_styles', styleTrials(root), MAX_STYLE_TRIALS)
  const cost = new CostCounter(root).costOf(root)
  tooMany('upload_svg_elements', cost.elements, MAX_ELEMENTS)
  tooMany('upload_svg_points', cost.points, MAX_POINTS)
  tooMany('upload_svg_heavy', cost.heavy_filters, MAX_HEAVY_FILTERS)
  tooMany('upload_svg_effects', cost.effects, MAX_EFFECTS)
  return cost
}

/** The renderer draws squares of this side one by one, each time with all effects of the whole drawing. */
const TILE_PX = 2000
const BUDGET_SECONDS = 5
const SIDES_PX = [3000, TILE_PX, 1400] as const

/** Vector pictures are rasterised large for print; expensive ones smaller. */
export function drawnSide({ seconds_per_megapixel }: SvgCost, width: number, height: number): number {
  const seconds = (side: number) => {
    const [w, h] = [(side * width) / Math.max(width, height), (side * height) / Math.max(width, height)]
    return ((seconds_per_megapixel * w * h) / 1e6) * Math.ceil(w / TILE_PX) * Math.ceil(h / TILE_PX)
  }
  return SIDES_PX.find((side) => seconds(side) <= BUDGET_SECONDS) ?? SIDES_PX[2]
}
