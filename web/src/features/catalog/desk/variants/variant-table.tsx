import { Fragment, useRef } from 'react'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { useDocument } from '../draft/product-draft.tsx'
import { CellGrid } from '../grid/cell-grid.tsx'
import type { CellText, Place } from '../grid/cells.view.ts'
import { useVariantGrid } from './use-variant-grid.ts'
import { variantField, type variantFieldKeys } from './variant-fields.view.ts'
import css from './variants.module.css'
import { variantText } from './variants.text.ts'

const order = [
  'sku',
  'barcode',
  'price',
  'cost',
  'weight',
  'packed',
] as const satisfies (typeof variantFieldKeys)[number][]
const fields = order.map(variantField)

/** Every variant with all its values in one row, for pasting a whole price list. */
export function VariantTable() {
  const text = useText(variantText)
  const { language } = useLanguage()
  const items = useDocument((document) => document.items)
  const colours = useDocument((document) => document.colours)
  const sizes = useDocument((document) => document.sizes)
  const grid = useVariantGrid()
  const latest = useRef({ items, grid })
  latest.current = { items, grid }
  const write = useRef((cells: readonly CellText[]) => {
    const now = latest.current
    now.grid.write(
      cells.flatMap(({ row, column, text: value }) => {
        const item = now.items[row]
        const field = fields[column]
        return item && field ? [{ color_id: item.color_id, size_id: item.size_id, field, text: value }] : []
      }),
    )
  }).current
  const read = ({ row, column }: Place) => {
    const item = items[row]
    return item ? (fields[column]?.read(item) ?? '') : ''
  }
  return (
    <CellGrid
      label={text.title}
      corner={text.variant}
      rows={items.map((item) => {
        const colour = colours.find(({ id }) => id === item.color_id)
        const size = sizes.find(({ id }) => id === item.size_id)
        const name = `${colour?.name[language] || (colour?.key ?? item.color_id)} / ${size?.name ?? item.size_id}`
        const label = (
          <Fragment key={item.id}>
            <span className={`flex-none rounded-full ${css.swatch}`} style={{ background: colour?.hex }} />
            <span className={css.ellipsis}>{name}</span>
          </Fragment>
        )
        return { key: String(item.id), name, label }
      })}
      columns={fields.map((field) => ({
        key: field.key,
        name: text[`field_${field.key}`],
        label: text[`field_${field.key}`],
        width_px: field.width_px,
        ...(field.align ? { align: field.align } : {}),
      }))}
      read={read}
      write={write}
      problemAt={({ row, column }) => {
        const item = items[row]
        const field = fields[column]
        return item && field ? grid.problemOf(item, field.field) : undefined
      }}
    />
  )
}
