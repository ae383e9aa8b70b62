import { getCare } from './care.ts'
import { colourName, palette } from './colours.ts'
import { getCost } from './cost.ts'
import { attributes, type Definition, type SizeRow } from './define.ts'
import { type PictureView, type PrintFace, printFaces } from './print-areas.ts'
import type { Product } from './product-schema.ts'
import { shownAndDeclared } from './shown-and-declared.ts'
import { getHours, getStock, getSupply } from './supply.ts'
import type { Pair } from './terms.ts'

/** What stands in a picture folder. */
export interface PictureFolder {
  views: readonly PictureView[]
  /** Of hero, detail, scene and scene2: which are there. */
  pictures: readonly string[]
  model: boolean
}

const lights = {
  cloth: { ambient: 0.62, directional: 0.72, roughness: 0.92 },
  ceramic: { ambient: 0.48, directional: 0.95, roughness: 0.18 },
  metal: { ambient: 0.42, directional: 1.05, roughness: 0.32 },
  plastic: { ambient: 0.5, directional: 0.9, roughness: 0.38 },
  paper: { ambient: 0.6, directional: 0.78, roughness: 0.8 },
} as const

export const tierQuantities = [1, 10, 50, 200, 1000] as const
export const bilingual = ([zh, en]: Pair) => ({ zh, en })
const half = (value: number) => Math.round(value * 2) / 2

export const getSku = (code: string, colour: string, size: string) => {
  const word = (text: string) =>
    text
      .toUpperCase()
      .replaceAll('×', 'X')
      .replaceAll('″', 'IN')
      .replaceAll(/[^A-Z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  return `${word(code)}-${word(colour)}-${word(size)}`
}

/** How much bigger than the pictured size: the product of its first two measures. */
function growth(definition: Definition, row: SizeRow): number {
  const shown = definition.sizes.rows.find((entry) => entry.name === definition.sizes.pictured)
  const area = ({ values }: SizeRow) => (values[0] ?? 1) * (values[1] ?? 1)
  return shown ? area(row) / area(shown) : 1
}

function getPacked(definition: Definition, row: SizeRow) {
  const [length, width, height] = definition.packed_cm
  const bigger = growth(definition, row)
  const across = definition.packs === 'wider' ? Math.sqrt(bigger) : 1
  const up = definition.packs === 'thicker' ? bigger : 1
  return {
    length_cm: half(length * across),
    width_cm: half(width * across),
    height_cm: Math.max(0.5, half(height * up)),
  }
}

function printWidth_cm(definition: Definition, row: SizeRow, face: PrintFace): number {
  const { rows, pictured, print } = definition.sizes
  const shown = rows.find((entry) => entry.name === pictured)
  const ratio = print === 'same' ? 1 : (row.values[0] ?? 1) / (shown?.values[0] ?? 1)
  const width = face.width_m * 100 * (print === 'damped' ? Math.sqrt(ratio) : ratio)
  return Math.round(width * 10) / 10
}

function items(definition: Definition, supply: Product['supply']): Product['items'] {
  const middle = definition.sizes.rows.findIndex((row) => row.name === definition.sizes.pictured)
  return definition.colours.flatMap((colour, c) =>
    definition.sizes.rows.map((row, s) => {
      const sku = getSku(definition.code, colour, row.name)
      const heavier = definition.packs === 'same' ? 1 : growth(definition, row)
      return {
        id: (c + 1) * 100 + s + 1,
        sku,
        color_id: c + 1,
        size_id: s + 1,
        base_price_fen: definition.price_fen + (row.extra_fen ?? 0),
        cost_fen: getCost(definition.code, definition.price_fen + (row.extra_fen ?? 0)),
        weight_g: Math.max(5, Math.round((definition.weight_g * heavier) / 5) * 5),
        packed: getPacked(definition, row),
        stock: getStock(supply, sku, c, Math.abs(s - middle)),
      }
    }),
  )
}

function getShape(definition: Definition, faces: readonly PrintFace[]) {
  const { sizes, code } = definition
  return {
    views: faces.map((face, i) => ({
      view_id: i + 1,
      key: face.key,
      name: bilingual(face.name),
      picture: { product: code, view: face.view, area: face.area },
    })),
    print_areas: faces.map((face, i) => ({ view_id: i + 1, ...face.box })),
    colours: definition.colours.map((key, i) => ({
      id: i + 1,
      key,
      hex: palette[key][0],
      name: bilingual(colourName(key)),
      part_ids: [...definition.colour_parts],
    })),
    attributes: sizes.attributes.map((key, i) => {
      const [zh, en, unit] = attributes[key]
      return { id: i + 1, key, name: { zh, en }, unit }
    }),
    sizes: sizes.rows.map((row, i) => ({
      id: i + 1,
      name: row.name,
      attributes: row.values.map((attr_value, a) => ({ attr_id: a + 1, attr_value })),
    })),
    actual_sizes: sizes.rows.flatMap((row, s) =>
      faces.map((face, v) => ({ size_id: s + 1, view_id: v + 1, actual_width: printWidth_cm(definition, row, face) })),
    ),
  }
}

type Texts = Pick<
  Definition,
  'code' | 'category' | 'name' | 'subtitle' | 'points' | 'description' | 'material' | 'design'
>

export const toTexts = (definition: Texts) => ({
  name: bilingual(definition.name),
  subtitle: bilingual(definition.subtitle),
  selling_points: { zh: definition.points.map(([zh]) => zh), en: definition.points.map(([, en]) => en) },
  description: bilingual(definition.description),
  material: bilingual(definition.material),
  care: bilingual(getCare(definition.code, definition.category)),
  design_desc: bilingual(definition.design),
})

type Facts = Omit<
  Definition,
  | Exclude<keyof Texts, 'category'>
  | 'colours'
  | 'colour_parts'
  | 'holes'
  | 'is_brand'
  | 'sizes'
  | 'price_fen'
  | 'weight_g'
  | 'packed_cm'
  | 'packs'
  | 'factories'
>

export const getFacts = (definition: Facts) => ({
  category: definition.category,
  season: definition.season,
  gender: definition.gender,
  size_type: definition.size_type,
  techniques: definition.techniques.map(([key, surcharge_fen]) => ({ key, surcharge_fen })),
  grade: definition.grade,
  zones: [...definition.zones],
  dtc_level: definition.dtc_level,
  design_mode: definition.design_mode,
  design_desc_show: definition.design_desc_show,
  design_style: definition.design_style,
  dpi: definition.dpi,
  price_tiers: tierQuantities.map((quantity, i) => ({ quantity, discount_bp: definition.tiers_bp[i] ?? 0 })),
  extra_view_fen: definition.extra_view_fen,
  light_params: lights[definition.light],
})

/** A full basic product from its definition and its picture folder. */
export function assemble(definition: Definition, folder: PictureFolder): Product {
  const { code } = definition
  const faces = printFaces(folder.views, definition)
  const supply = getSupply(definition.factories)
  const shot = (kind: string) => (folder.pictures.includes(kind) ? [`${code}/${kind}-1200.webp`] : [])
  return shownAndDeclared({
    code,
    ...toTexts(definition),
    ...getFacts(definition),
    is_mul: 0,
    is_brand: definition.is_brand ? 1 : 0,
    is_factory_muti: supply.length > 1 ? 1 : 0,
    is_merge_design: definition.design_mode === 2 ? 1 : 0,
    ...getShape(definition, faces),
    items: items(definition, supply),
    components: [],
    supply,
    production_hours: getHours(supply),
    pictures: {
      hero: shot('hero'),
      detail: shot('detail'),
      scene: shot('scene'),
      ...(folder.pictures.includes('scene2') && { scene2: shot('scene2') }),
    },
    model: folder.model ? `${code}/model.glb.br` : null,
    size_chart: `${code}/size-chart.svg`,
  })
}
