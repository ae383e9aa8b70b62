import { warehouseRegions } from '@inkroute/contract/shipping/limits'
import * as contract from '@inkroute/contract/shipping/shipping'
import { Popover, Select, type TableColumnsType } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatRange } from '../../../shared/format/range.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { formatWeight } from '../freight.view.ts'
import { getLines, type RateLine } from './rate.view.ts'
import css from './shipping-console.module.css'
import { shippingConsoleText } from './shipping-console.text.ts'

function Remote({ row }: { readonly row: contract.RateRow }) {
  const text = useText(shippingConsoleText)
  if (row.remote_prefixes.length === 0) return null
  const list = (
    <ul className={`bare-list overflow-y-auto ${css.prefixes}`}>
      {row.remote_prefixes.map(({ prefix, surcharge }) => (
        <li className="flex justify-between gap-8" key={prefix}>
          <span>{prefix}</span>
          <span>{formatMoney(surcharge)}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <Popover title={text.remote_title} content={list} trigger={['hover', 'click']}>
      <button type="button" className="bare-button text-action p-0">
        {fill(text.remote_of, { count: row.remote_prefixes.length })}
      </button>
    </Popover>
  )
}

function useColumns(): TableColumnsType<RateLine> {
  const text = useText(shippingConsoleText)
  const { language } = useLanguage()
  const cities = (row: RateLine) => row.cities.join(language === 'zh' ? '、' : ', ')
  const price = (weight_g: number, amount: string) => (
    <>
      {formatMoney(amount)}
      <span className="text-xs text-quiet"> / {formatWeight(weight_g)}</span>
    </>
  )
  const first = (row: RateLine) => price(row.first_weight_g, row.first_price)
  const step = (row: RateLine) => {
    const last = row.steps.at(-1)
    if (!last) return price(row.step_weight_g, row.step_price)
    return fill(text.steps_to, { count: row.steps.length, weight: formatWeight(last.to_g) })
  }
  const limits = ({ channel }: RateLine) =>
    `${channel.min_weight_g > 0 ? `${formatWeight(channel.min_weight_g)} – ` : ''}${formatWeight(channel.max_weight_g)} / ${channel.max_side_mm / 10} cm · ${
      channel.volumetric_divisor > 0 ? `÷${channel.volumetric_divisor}` : text.by_weight
    }`
  const extra = (row: RateLine) =>
    [
      ...(Number(row.minimum) > 0 ? [`${text.minimum} ${formatMoney(row.minimum)}`] : []),
      ...(row.zone_prefixes.length > 0
        ? [fill(text.zone_of, { prefixes: row.zone_prefixes.slice(0, 6).join(' ') })]
        : []),
      ...(row.fuel_percent > 0 ? [`${text.fuel} ${row.fuel_percent}%`] : []),
    ].join(' · ')
  return [
    {
      key: 'channel',
      title: text.channel,
      render: (_, row) => (
        <>
          <div className={`font-medium ${css.name}`}>{row.channel.name}</div>
          <div className="text-xs text-quiet">{extra(row)}</div>
        </>
      ),
    },
    { key: 'from', title: text.warehouse, width: 150, responsive: ['md'], render: (_, row) => cities(row) },
    { key: 'first', title: text.first, align: 'right', width: 150, responsive: ['md'], render: (_, row) => first(row) },
    { key: 'step', title: text.step, align: 'right', width: 140, responsive: ['md'], render: (_, row) => step(row) },
    {
      key: 'days',
      title: text.days,
      width: 130,
      responsive: ['md'],
      render: (_, row) => formatRange(row.days_min, row.days_max),
    },
    { key: 'limits', title: text.limits, width: 210, responsive: ['xl'], render: (_, row) => limits(row) },
    { key: 'remote', title: text.remote, width: 130, responsive: ['xl'], render: (_, row) => <Remote row={row} /> },
  ]
}

interface RateTableProps {
  readonly country: string
  readonly region: string | undefined
  readonly onChange: (part: { country?: string; region?: string | undefined }) => void
}

const findRegion = (text: string | undefined) => warehouseRegions.find((region) => region === text)

/** All channels to one country. */
export function RateTable({ country, region, onChange }: RateTableProps) {
  const text = useText(shippingConsoleText)
  const countries = useCountrySelect()
  const columns = useColumns()
  const known = findRegion(region)
  const rates = useCall(contract.listRates, { country, ...(known ? { region: known } : {}) }, { quiet: true })
  return (
    <>
      <div className="flex flex-wrap gap-3 mb-4">
        <Select
          className={css.country ?? ''}
          aria-label={text.country}
          {...countries}
          value={country}
          onChange={(value) => onChange({ country: value })}
        />
        <Select
          className={css.region ?? ''}
          aria-label={text.region}
          value={known ?? ''}
          options={[
            { value: '', label: text.region_all },
            ...warehouseRegions.map((value) => ({ value, label: text[`region_${value}`] })),
          ]}
          onChange={(value) => onChange({ region: value || undefined })}
        />
      </div>
      {rates.isError && !rates.data ? (
        <LoadFailed onRetry={() => void rates.refetch()} />
      ) : (
        <CardTable
          rowKey={(row) => `${row.channel.id} ${row.warehouse.code} ${row.zone_prefixes.join()}`}
          columns={columns}
          dataSource={[...getLines(rates.data?.data ?? [])]}
          loading={rates.isPending}
          pagination={false}
          locale={{ emptyText: text.rates_empty }}
        />
      )}
    </>
  )
}
