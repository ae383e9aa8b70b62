import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import { factorOnSize } from '@inkroute/engine/print/rules/size-rule'

interface Printed {
  readonly view_id: number
  readonly area: Area
  /** Extent of the ink on the canvas. */
  readonly printed: Area
}

const tenth = (value: number) => Math.round(value * 10) / 10
/** Less than a printer can tell. */
const SPARE_CM = 0.05

/** How large a face is printed on each size, beside its print area. */
export function printedSizes(
  product: Pick<BasicProduct, 'sizes' | 'actual_sizes'>,
  document: Pick<DesignDocument, 'size_rule'>,
  { view_id, area, printed }: Printed,
) {
  return product.sizes.flatMap(({ id, name }) => {
    const actual = product.actual_sizes.find((one) => one.view_id === view_id && one.size_id === id)
    if (!actual) return []
    const cm = actual.actual_width / area.width
    const factor = factorOnSize(document, product.actual_sizes, view_id, id) * cm
    const [width, height] = [printed.width * factor, printed.height * factor]
    const bottom = (printed.top + printed.height - area.top) * factor
    const room_height = area.height * cm
    return [
      {
        name,
        width_cm: tenth(width),
        height_cm: tenth(height),
        room_cm: tenth(actual.actual_width),
        room_height_cm: tenth(room_height),
        is_too_large: width > actual.actual_width + SPARE_CM || bottom > room_height + SPARE_CM,
      },
    ]
  })
}
