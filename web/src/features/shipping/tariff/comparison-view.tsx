import { countryName } from '@inkroute/contract/countries'
import type { ComparedLane, Comparison } from '@inkroute/contract/shipping/tariff/sheet'
import { Alert, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ScrollTable } from '../../../shared/ui/table/scroll-table.tsx'
import css from './freight-desk.module.css'
import { freightDeskText } from './freight-desk.text.ts'
import { getKg, getYuan } from './tariff.view.ts'

const laneName = ({ zone, countries, warehouse }: ComparedLane) =>
  `${zone} · ${countries.slice(0, 5).join(' ')}${countries.length > 5 ? ' …' : ''} · ${warehouse}`

const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent}%`

function Lane({ lane }: { readonly lane: ComparedLane }) {
  const text = useText(freightDeskText)
  const money = (fen: number | null) => (fen === null ? '–' : getYuan(fen))
  return (
    <ScrollTable label={laneName(lane)}>
      <table className={`text-sm border-collapse ${css.table}`}>
        <thead>
          <tr>
            <th>{text.weight}</th>
            <th className={css.number}>{text.old_price}</th>
            <th className={css.number}>{text.new_price}</th>
            <th className={css.number}>{text.change}</th>
          </tr>
        </thead>
        <tbody>
          {lane.cells.map(({ weight_g, old_fen, new_fen, change_percent: percent }) => (
            <tr key={weight_g}>
              <td>{getKg(weight_g)}</td>
              <td className={css.number}>{money(old_fen)}</td>
              <td className={css.number}>{money(new_fen)}</td>
              <td className={`${css.number} ${percent ? (percent > 0 ? css.up : css.down) : ''}`}>
                {percent === null ? '–' : percent === 0 ? text.same : signed(percent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  )
}

/** A table beside the one in force: first the sums, then one zone price by price. */
export function ComparisonView({ comparison }: { readonly comparison: Comparison }) {
  const text = useText(freightDeskText)
  const { language } = useLanguage()
  const [at, setAt] = useState(0)
  const names = (codes: readonly string[]) =>
    codes.map((code) => countryName(code, language)).join(language === 'zh' ? '、' : ', ')
  if (!comparison.has_old) return <p className="text-quiet">{text.compare_none}</p>
  const { compared, raised, lowered, lanes, added_countries, dropped_countries } = comparison
  const sums = {
    compared,
    raised,
    lowered,
    mean: comparison.mean_percent,
    least: comparison.least_percent,
    most: comparison.most_percent,
  }
  const lane = lanes[at] ?? lanes[0]
  return (
    <div className={`grid content-start gap-4 ${css.zone_body}`}>
      <p>{fill(text.compare_sum, sums)}</p>
      {added_countries.length > 0 ? (
        <Alert type="info" showIcon title={fill(text.compare_added, { names: names(added_countries) })} />
      ) : null}
      {dropped_countries.length > 0 ? (
        <Alert type="warning" showIcon title={fill(text.compare_dropped, { names: names(dropped_countries) })} />
      ) : null}
      <Select
        aria-label={text.lane}
        value={lane ? lanes.indexOf(lane) : null}
        options={lanes.map((one, value) => ({ value, label: laneName(one) }))}
        onChange={setAt}
      />
      {lane ? <Lane lane={lane} /> : null}
    </div>
  )
}
