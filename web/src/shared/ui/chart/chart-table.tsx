import { chartText } from '../../text/console.text.ts'
import { useText } from '../../text/language.tsx'
import css from './chart.module.css'

interface ChartTableProps {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly label: string; readonly cells: readonly string[] }[]
}

/** The same numbers as a table, available to everyone. */
export function ChartTable({ title, columns, rows }: ChartTableProps) {
  const text = useText(chartText)
  return (
    <details className={`text-xs text-quiet mt-2 ${css.details}`}>
      <summary>{text.as_table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, and the keyboard must be able to scroll it */}
      <section className={css.scroll} aria-label={title} tabIndex={0}>
        <table className={`w-full text-ink border-collapse ${css.table}`}>
          <thead>
            <tr>
              <th scope="col">{text.label}</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
