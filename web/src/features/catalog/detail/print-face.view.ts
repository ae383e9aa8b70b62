import type { BasicProduct } from '@inkroute/contract/catalog/product'

const CM_PER_INCH = 2.54

/** One printed face in the size that is chosen: how large it is in the hand and on the screen. */
export interface PrintFace {
  readonly view_id: number
  readonly key: string
  readonly name: string
  readonly width_cm: number
  readonly height_cm: number
  readonly width_px: number
  readonly height_px: number
  /** Place on the 550 canvas, and whether a picture lies below. */
  readonly area: BasicProduct['print_areas'][number]
  /** Blank picture in the chosen colour; null for an unrolled sheet. */
  readonly image_src: string | null
  /** Of a set: the part it lies on, whose own page has the templates. */
  readonly part: { readonly id: number; readonly name: string } | null
}

type Printed = Pick<BasicProduct, 'views' | 'print_areas' | 'actual_sizes' | 'bottom_templates' | 'dpi' | 'components'>

function partOf(product: Printed, view_id: number): PrintFace['part'] {
  const part = product.components.find(({ component_designs }) =>
    component_designs.some((one) => one.view_id === view_id),
  )
  return part ? { id: part.sub_basic_product_id, name: part.sub_name } : null
}

const round = (value: number) => Math.round(value * 10) / 10

/** Faces of a product with their real size. What has no measured width is left out. */
export function printFaces(product: Printed, color_id: number, size_id: number): readonly PrintFace[] {
  return product.views.flatMap((view) => {
    const area = product.print_areas.find(({ view_id }) => view_id === view.view_id)
    const actual = product.actual_sizes.find((size) => size.view_id === view.view_id && size.size_id === size_id)
    if (!area || !actual) return []
    const height_cm = (actual.actual_width * area.height) / area.width
    const pixels = (cm: number) => Math.round((cm / CM_PER_INCH) * product.dpi)
    const blank = product.bottom_templates.find((one) => one.view_id === view.view_id && one.color_id === color_id)
    return [
      {
        view_id: view.view_id,
        key: view.key,
        name: view.name,
        width_cm: round(actual.actual_width),
        height_cm: round(height_cm),
        width_px: pixels(actual.actual_width),
        height_px: pixels(height_cm),
        area,
        image_src: area.lies_on === 'picture' ? (blank?.image_src ?? null) : null,
        part: partOf(product, view.view_id),
      },
    ]
  })
}

/** Sides of a print area as shares of the canvas, for a drawing over its picture. */
export const CANVAS_PX = 550
