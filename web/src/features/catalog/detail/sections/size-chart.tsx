import { sizeChartPicture } from '@inkroute/contract/catalog/pictures'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { hasDrawing } from '../gallery/gallery.view.ts'
import { Section, TableBox } from './section.tsx'
import css from './sections.module.css'
import { sectionText } from './sections.text.ts'
import { type LengthUnit, sizeTable } from './sections.view.ts'

const units = ['cm', 'inch'] as const

/** The drawing labels the measurements with letters in the same order. */
const getLetter = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place)

function UnitSwitch({ unit, onChange }: { unit: LengthUnit; onChange: (unit: LengthUnit) => void }) {
  const text = useText(sectionText)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own box and cannot be laid out as a row
    <div className={`flex bg-fill rounded-control ${css.switch}`} role="group" aria-label={text.unit}>
      {units.map((one) => (
        <button key={one} type="button" aria-pressed={one === unit} onClick={() => onChange(one)}>
          {text[`unit_${one}`]}
        </button>
      ))}
    </div>
  )
}

/** The size table in the reader's unit, beside the drawing that explains it. */
export function SizeChart({ product, size_id }: { product: BasicProduct; size_id: number }) {
  const text = useText(sectionText)
  const [unit, setUnit] = useState<LengthUnit>('cm')
  const { columns, rows } = sizeTable(product, unit)
  const has_drawing = product.has_picture && hasDrawing(product)
  return (
    <Section id="size" title={text.size} aside={<UnitSwitch unit={unit} onChange={setUnit} />}>
      <div className={has_drawing ? `grid items-start ${css.beside}` : undefined}>
        <div>
          <TableBox label={text.size}>
            <table className={`w-full text-sm border-collapse ${css.table}`}>
              <thead>
                <tr>
                  <th scope="col">{text.size_column}</th>
                  {columns.map((column, place) => (
                    <th key={column.id} scope="col">
                      {has_drawing ? (
                        <b
                          className={`place-items-center font-medium text-on-dark bg-action rounded-full ${css.letter}`}
                        >
                          {getLetter(place)}
                        </b>
                      ) : null}
                      {column.name} <small className="font-normal">{column.unit}</small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id} data-chosen={row.id === size_id}>
                    <th scope="row">{row.name}</th>
                    {row.values.map((value, place) => (
                      <td key={columns[place]?.id}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
          <p className="text-sm text-quiet mt-3.5">{text.size_note}</p>
        </div>
        {has_drawing ? (
          <div className={`w-full relative overflow-hidden aspect-square bg-surface rounded-card ${css.drawing}`}>
            <img
              src={sizeChartPicture(product.code)}
              alt={fill(text.size_drawing, { name: product.name })}
              width={1120}
              height={608}
              loading="lazy"
              decoding="async"
            />
          </div>
        ) : null}
      </div>
    </Section>
  )
}
