import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useText } from '../../../../shared/text/language.tsx'
import { findItem, type Variant } from '../core/variant.view.ts'
import { Section, TableBox } from './section.tsx'
import css from './sections.module.css'
import { sectionText } from './sections.text.ts'

/** Volumetric divisor used by most carriers, in cm³ per kg. */
const VOLUMETRIC_DIVISOR = 6000

const volumetricGrams = (packed: { length_cm: number; width_cm: number; height_cm: number }) =>
  Math.round((packed.length_cm * packed.width_cm * packed.height_cm * 1000) / VOLUMETRIC_DIVISOR)

/** Package weight and dimensions by size. */
export function Packing({ product, variant }: { product: BasicProduct; variant: Variant }) {
  const text = useText(sectionText)
  return (
    <Section id="packing" title={text.packing}>
      <TableBox label={text.packing}>
        <table className={`w-full text-sm border-collapse ${css.table}`}>
          <thead>
            <tr>
              {[text.size_column, text.packing_size, text.packing_weight, text.packing_volume].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {product.sizes.map((size) => {
              const item = findItem(product, variant.color_id, size.id)
              if (!item) return null
              const { length_cm, width_cm, height_cm } = item.packed
              return (
                <tr key={size.id} data-chosen={size.id === variant.size_id}>
                  <th scope="row">{size.name}</th>
                  <td>
                    {length_cm} × {width_cm} × {height_cm}
                  </td>
                  <td>{item.weight_g}</td>
                  <td>{volumetricGrams(item.packed)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </TableBox>
      <p className="text-sm text-quiet mt-3.5">{text.packing_note}</p>
    </Section>
  )
}
