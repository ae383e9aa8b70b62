import { useStore } from 'zustand'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { printSize } from '../cut-outs/area.view.ts'
import { withPrintWidth } from '../draft/document-change.view.ts'
import { useDocument, useProductDraft } from '../draft/product-draft.tsx'
import { PlaceHints } from '../fields/field-frame.tsx'
import { CellGrid } from '../grid/cell-grid.tsx'
import type { CellText, Place } from '../grid/cells.view.ts'
import { numberIn } from '../variants/variant-fields.view.ts'
import { viewText } from './views.text.ts'

/** Width of the print in cm for each size and view; height and pixels follow from the area and the resolution. */
export function PrintWidths() {
  const text = useText(viewText)
  const { language } = useLanguage()
  const { store, hints } = useProductDraft()
  const findings = useStore(hints, (state) => state.findings)
  const problems = new Map(findings.map(({ field, message }) => [field, message]))
  const sizes = useDocument((document) => document.sizes)
  const views = useDocument((document) => document.views)
  const actual_sizes = useDocument((document) => document.actual_sizes)
  const print_areas = useDocument((document) => document.print_areas)
  const dpi = useDocument((document) => document.dpi)
  if (sizes.length === 0 || views.length === 0) return null
  const widthAt = ({ row, column }: Place) =>
    actual_sizes.find((one) => one.size_id === sizes[row]?.id && one.view_id === views[column]?.view_id)?.actual_width
  const write = (cells: readonly CellText[]) =>
    store.change((before) =>
      cells.reduce((document, { row, column, text: value }) => {
        const [size, view] = [sizes[row], views[column]]
        const number = numberIn(value)
        if (!size || !view || (value !== '' && number === null)) return document
        return withPrintWidth(document, size.id, view.view_id, number)
      }, before),
    )
  return (
    <>
      <h3>{text.widths}</h3>
      <p className="text-xs text-quiet mb-3">{text.widths_help}</p>
      <PlaceHints path={['actual_sizes']} />
      <CellGrid
        label={text.widths}
        corner={text.size}
        rows={sizes.map((size, row) => {
          const first = widthAt({ row, column: 0 })
          const area = print_areas.find((one) => one.view_id === views[0]?.view_id)
          const print = first && area ? printSize(area, first, dpi) : null
          const label = (
            <span key={size.id}>
              {size.name}
              {print ? (
                <small className="text-quiet ml-1.5">{`${print.width_px} × ${print.height_px} px`}</small>
              ) : null}
            </span>
          )
          return { key: String(size.id), name: size.name, label }
        })}
        columns={views.map((view) => {
          const name = view.name[language] || view.key
          return { key: String(view.view_id), name, label: `${name} (cm)`, width_px: 120, align: 'right' as const }
        })}
        read={(place) => String(widthAt(place) ?? '')}
        write={write}
        problemAt={({ row, column }) => problems.get(`actual_sizes.${views[column]?.view_id}.${sizes[row]?.id}`)}
      />
    </>
  )
}
