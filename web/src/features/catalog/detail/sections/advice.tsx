import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useId, useState } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useCopy } from '../core/heading.tsx'
import css from './advice.module.css'
import { careLines, EASE_CM, type Fit, findFit, getRange, sizeFor } from './advice.view.ts'
import { Section, TableBox } from './section.tsx'
import shared from './sections.module.css'
import { sectionText } from './sections.text.ts'

/** A buyer's measure typed in, and the size that fits it. */
function SizeFinder({ fit }: { fit: Fit }) {
  const text = useText(sectionText)
  const id = useId()
  const [typed, setTyped] = useState('')
  const body_cm = Number(typed)
  const found = body_cm > 0 ? sizeFor(fit, body_cm) : undefined
  return (
    <div className={`flex flex-wrap items-center min-h-10 text-sm gap-x-3 gap-y-2 mb-3 ${css.finder}`}>
      <label htmlFor={id}>{text[`fit_ask_${fit.part}`]}</label>
      <input
        className="h-10 font-inherit bg-surface border rounded-control px-3 py-0"
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/[^\d.]/g, '').slice(0, 5))}
      />
      <output className="font-strong" htmlFor={id}>
        {found ? fill(text.fit_found, { size: found.name }) : found === null ? text.fit_none : null}
      </output>
    </div>
  )
}

function FitTable({ fit }: { fit: Fit }) {
  const text = useText(sectionText)
  const title = text[`fit_${fit.part}`]
  return (
    <div>
      <h3>{text.fit}</h3>
      <SizeFinder fit={fit} />
      <TableBox label={text.fit}>
        <table className={`w-full text-sm border-collapse ${shared.table}`}>
          <thead>
            <tr>
              <th scope="col">{text.size_column}</th>
              <th scope="col">{`${title} (cm)`}</th>
              <th scope="col">{`${title} (in)`}</th>
            </tr>
          </thead>
          <tbody>
            {fit.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                <td>{getRange(row, 'cm')}</td>
                <td>{getRange(row, 'in')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {fit.part === 'chest' ? (
        <p className="text-sm text-quiet mt-3.5">{fill(text.fit_note, { ease: EASE_CM })}</p>
      ) : null}
    </div>
  )
}

/** What buyers ask before and after they order: which size, and how to look after it. */
export function Advice({ product }: { product: BasicProduct }) {
  const text = useText(sectionText)
  const copy = useCopy()
  const fit = findFit(product)
  const care = careLines(product.care)
  if (care.length === 0 && !fit) return null
  const lines = [
    ...(care.length > 0 ? [`${text.care}: ${product.care}`] : []),
    ...(fit
      ? [text.fit, ...fit.rows.map((row) => `${row.name}: ${text[`fit_${fit.part}`]} ${getRange(row, 'cm')} cm`)]
      : []),
  ]
  return (
    <Section
      id="advice"
      title={text.advice}
      aside={<Button onClick={() => copy(lines.join('\n'), text.advice_copied)}>{text.advice_copy}</Button>}
    >
      <div className={`grid items-start ${css.columns}`}>
        {care.length > 0 ? (
          <div>
            <h3>{text.care}</h3>
            <ul className={`bare-list grid gap-2.5 ${css.care}`}>
              {care.map((line) => (
                <li className="grid leading-1.5 gap-2.5" key={line}>
                  <Icon name="check" size_px={18} />
                  {line}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {fit ? <FitTable fit={fit} /> : null}
      </div>
    </Section>
  )
}
