import type { BenchResultView } from '@inkroute/contract/catalog/bench/bench'
import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { withBox } from '../../desk/cut-outs/area.view.ts'
import { addSizes } from '../../desk/draft/document-change.view.ts'
import { everyPlace, withVariants } from '../../desk/variants/variants.view.ts'

const viewNames: Record<string, { readonly zh: string; readonly en: string }> = {
  front: { zh: '正面', en: 'Front' },
  back: { zh: '背面', en: 'Back' },
  left: { zh: '左侧', en: 'Left' },
  right: { zh: '右侧', en: 'Right' },
  scene: { zh: '场景', en: 'Scene' },
  detail: { zh: '细节', en: 'Detail' },
}

/** A view known to everybody by its name, others by what was written. */
export const viewName = (key: string): { readonly zh: string; readonly en: string } =>
  viewNames[key] ?? { zh: key, en: key }

const nextId = (ids: readonly number[]): number => Math.max(0, ...ids) + 1

/** The view that has this key, or a new one at the end. */
function placeView(document: ProductDocument, { picture }: BenchResultView) {
  const known = document.views.find((view) => view.key === picture.view)
  const view = {
    view_id: known?.view_id ?? nextId(document.views.map((one) => one.view_id)),
    key: picture.view,
    name: known?.name ?? viewName(picture.view),
    picture,
  }
  const views = known ? document.views.map((one) => (one === known ? view : one)) : [...document.views, view]
  return { view_id: view.view_id, views }
}

type Area = ProductDocument['print_areas'][number]

/** Holes and seams of the drawing, or where it has none those that staff drew in the catalogue desk. */
function getCutOuts({ print_area }: BenchResultView, before: Area | undefined): Area['cut_outs'] {
  if (print_area.cut_outs.length > 0 || !before) return print_area.cut_outs
  const { left, top, width, height } = print_area
  return withBox(before, { left, top, width, height }).cut_outs
}

/** Widths that staff gave for single sizes, which are kept. One width for all came from the bench, and follows it. */
function statedWidths({ sizes, actual_sizes }: ProductDocument, view_id: number): ReadonlyMap<number, number> {
  const own = actual_sizes.filter((one) => one.view_id === view_id)
  const is_one_width = own.length === sizes.length && new Set(own.map((one) => one.actual_width)).size === 1
  return new Map(is_one_width ? [] : own.map((one) => [one.size_id, one.actual_width]))
}

function attachOne(document: ProductDocument, made: BenchResultView): ProductDocument {
  const { view_id, views } = placeView(document, made)
  const before = document.print_areas.find((one) => one.view_id === view_id)
  const area = { ...made.print_area, view_id, focus: null, places: [], cut_outs: getCutOuts(made, before) }
  const others = document.print_areas.filter((one) => one.view_id !== view_id)
  const sizes = document.actual_sizes.filter((one) => one.view_id !== view_id)
  const stated = statedWidths(document, view_id)
  return {
    ...document,
    views,
    print_areas: [...others, area],
    actual_sizes: [
      ...sizes,
      ...document.sizes.map(({ id }) => ({ size_id: id, view_id, actual_width: stated.get(id) ?? made.width_cm })),
    ],
  }
}

/** Where a set's folder keeps its 3D model. */
const MODEL_FILE = 'model.glb.br'

/** A product with the views made on the bench: pictures, print areas, the printed width of every size, and the model. */
export function withBenchViews(
  document: ProductDocument,
  made: readonly BenchResultView[],
  has_model = false,
): ProductDocument {
  const attached = made.reduce(attachOne, document)
  const [first] = made
  return has_model && first ? { ...attached, model: `${first.picture.product}/${MODEL_FILE}` } : attached
}

/** What a new product begins with beside its views. */
export interface ProductStart {
  readonly code: string
  readonly name: string
  readonly colours: readonly {
    readonly key: string
    readonly hex: string
    readonly name: { readonly zh: string; readonly en: string }
  }[]
  readonly sizes: readonly string[]
}

/** A product with every colour in every size, and the measured width of the print for each. */
export function newProduct(start: ProductStart, made: readonly BenchResultView[], has_model: boolean): ProductDocument {
  const blank = ProductDocument.parse({ code: start.code, name: { zh: start.name, en: '' } })
  const colours = start.colours.map((colour, at) => ({ ...colour, id: at + 1, part_ids: [] }))
  const sized = withBenchViews(addSizes({ ...blank, colours }, start.sizes), made, has_model)
  return withVariants(sized, everyPlace(sized), [])
}
