import type { Language } from '@inkroute/contract/errors/errors'
import { type TemplateColumn, templateColumns } from '@inkroute/contract/goods/template-import'
import type { PlaceMode } from '@inkroute/engine/batch/placement'
import type { ProductFacts } from '../../catalog/catalog.ts'

export type RowValues = Readonly<Record<string, string>>

export interface RowProblem {
  readonly column: string
  readonly message: string
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s*（）()]/g, '')
const columnKeys = new Map<string, TemplateColumn>(
  templateColumns.flatMap(({ key, zh, en }) => [zh, en, key].map((word) => [plain(word), key] as const)),
)

/** Meaning of each column: a known field, or text for the template under its header. */
export const readHeader = (cells: readonly string[]): string[] =>
  cells.map((cell) => columnKeys.get(plain(cell)) ?? cell.trim())

export const isHeader = (cells: readonly string[]): boolean => readHeader(cells).includes('product')

export function getValues(header: readonly string[], cells: readonly string[], max_length: number): RowValues {
  const values: Record<string, string> = {}
  for (const [at, key] of header.entries()) {
    const value = (cells[at] ?? '').trim()
    if (key !== '' && value !== '') values[key] = value.slice(0, max_length)
  }
  return values
}

const modes: readonly (readonly [PlaceMode, readonly string[]])[] = [
  ['fit', ['适应', 'fit', '']],
  ['fill', ['填充', '铺满', 'fill']],
  ['keep_size', ['原尺寸', '原大', 'keep_size', 'keep size']],
  ['tile', ['平铺', 'tile']],
]

export const readMode = (text: string): PlaceMode | null =>
  modes.find(([, words]) => words.includes(text.trim().toLowerCase()))?.[0] ?? null

const getList = (text: string): string[] =>
  text
    .split(/[,，、;；/|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

interface Named {
  readonly id: number
  readonly names: readonly string[]
}

/** Ids of the names in a list; null means all, a string is an unknown name. */
function readList(text: string, known: readonly Named[]): number[] | string {
  const wanted = getList(text)
  if (wanted.length === 0) return known.map(({ id }) => id)
  const ids: number[] = []
  for (const name of wanted) {
    const found = known.find(({ names }) => names.some((one) => one.toLowerCase() === name.toLowerCase()))
    if (!found) return name
    ids.push(found.id)
  }
  return [...new Set(ids)]
}

export interface RowPlan {
  readonly product_id: number
  readonly color_ids: readonly number[]
  readonly size_ids: readonly number[]
  readonly mode: PlaceMode
  readonly template_id: number | null
}

export interface RowFacts {
  readonly product: ProductFacts | undefined
  /** Whether the picture that is named is in the library. */
  readonly has_artwork: boolean
  /** Whether the seller has this template. */
  readonly has_template: boolean
}

const words = {
  product: { zh: '没有这个底版，或已下架', en: 'This product does not exist or is no longer available' },
  product_missing: { zh: '请填写底版编号', en: 'A product code is required' },
  nothing: { zh: '图案和设计模板至少填一项', en: 'An artwork or a design template is required' },
  artwork: { zh: '图库里没有“{name}”', en: 'There is no “{name}” in your library' },
  template: { zh: '没有编号为“{name}”的设计模板', en: 'There is no design template “{name}”' },
  placement: { zh: '放置方式只能是：适应、填充、原尺寸、平铺', en: 'Placement must be fit, fill, keep_size or tile' },
  colors: { zh: '这个底版没有颜色“{name}”', en: 'The product has no colour “{name}”' },
  sizes: { zh: '这个底版没有尺码“{name}”', en: 'The product has no size “{name}”' },
  price: { zh: '售价应为 0.01 到 99999.99 的数字', en: 'The price must be a number from 0.01 to 99999.99' },
  title: { zh: '商品名称最多 120 个字', en: 'A title can have at most 120 characters' },
} as const

const TITLE_CHARS = 120
const isPrice = (text: string): boolean => /^\d{1,5}(\.\d{1,2})?$/.test(text) && Number(text) > 0

/** Checks a row against existing data. Returns a plan, or the problems by column. */
export function checkRow(
  values: RowValues,
  { product, has_artwork, has_template }: RowFacts,
  language: Language,
): { readonly plan: RowPlan | null; readonly problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const say = (column: string, word: keyof typeof words, name = '') =>
    problems.push({ column, message: words[word][language].replace('{name}', name) })
  const { artwork = '', template = '', price = '', title = '' } = values
  if (!values.product) say('product', 'product_missing')
  else if (!product) say('product', 'product')
  if (artwork === '' && template === '') say('artwork', 'nothing')
  if (artwork !== '' && !has_artwork) say('artwork', 'artwork', artwork)
  if (template !== '' && !has_template) say('template', 'template', template)
  const mode = readMode(values.placement ?? '')
  if (mode === null) say('placement', 'placement')
  if (price !== '' && !isPrice(price)) say('price', 'price')
  if ([...title].length > TITLE_CHARS) say('title', 'title')
  const color_ids = product && readList(values.colors ?? '', getColors(product))
  const size_ids = product && readList(values.sizes ?? '', getSizes(product))
  if (typeof color_ids === 'string') say('colors', 'colors', color_ids)
  if (typeof size_ids === 'string') say('sizes', 'sizes', size_ids)
  if (problems.length > 0 || !product || mode === null) return { plan: null, problems }
  const template_id = template === '' ? null : Number(template.replace(/\D/g, ''))
  const lists = { color_ids: color_ids as number[], size_ids: size_ids as number[] }
  return { plan: { product_id: product.id, ...lists, mode, template_id }, problems }
}

const getColors = (product: ProductFacts): Named[] =>
  product.colors.map(({ id, key, name_zh, name_en }) => ({ id, names: [key, name_zh, name_en] }))
const getSizes = (product: ProductFacts): Named[] => product.sizes.map(({ id, name }) => ({ id, names: [name] }))
