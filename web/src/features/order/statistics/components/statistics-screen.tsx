import { orderSourceNames, orderSources } from '@inkroute/contract/order/codes'
import { getOrderStatistics, type StatisticsCut, statisticsCuts } from '@inkroute/contract/order/statistics'
import { Button, DatePicker, Segmented, Select, Skeleton } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../../shared/api/hooks.ts'
import { formatDay } from '../../../../shared/format/time.ts'
import { useSearchFilter } from '../../../../shared/hooks/use-search-filter.ts'
import { useCountrySelect } from '../../../../shared/place/use-country-select.ts'
import { useTimeZone } from '../../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { FeeRatesDrawer } from '../../profit/fee-rates-drawer.tsx'
import css from '../statistics.module.css'
import { statisticsText } from '../statistics.text.ts'
import { findPreset, getPeriod, type Preset, presets } from '../statistics.view.ts'
import { Breakdown } from './breakdown.tsx'
import { KeyNumbers } from './key-numbers.tsx'
import { Charts } from './statistics-charts.tsx'

const names = ['date_from', 'date_to', 'country', 'source', 'by', 'fees'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Period, filters and cut live in the address; without any the last thirty days are shown. */
function useStatisticsFilter() {
  const time_zone = useTimeZone()
  const { filter, setFilter } = useSearchFilter(names)
  const today = formatDay(new Date().toISOString(), time_zone)
  const is_given = DAY.test(filter.date_from ?? '') && DAY.test(filter.date_to ?? '')
  const period = is_given
    ? { date_from: filter.date_from ?? '', date_to: filter.date_to ?? '' }
    : getPeriod('last_30', today)
  const { country, source } = filter
  const asked = { ...period, ...(country ? { country } : {}), ...(source ? { source: source as 'cart' } : {}) }
  const by: StatisticsCut = statisticsCuts.find((cut) => cut === filter.by) ?? 'day'
  return { asked, by, today, filter, setFilter }
}
export type StatisticsFilterState = ReturnType<typeof useStatisticsFilter>

function FilterBar({ asked, today, filter, setFilter }: StatisticsFilterState) {
  const text = useText(statisticsText)
  const { language } = useLanguage()
  const countries = useCountrySelect()
  const preset = findPreset(asked, today)
  return (
    <div className={`flex flex-wrap gap-3 ${css.filters}`}>
      <Segmented<Preset | ''>
        aria-label={text.period}
        value={preset ?? ''}
        options={presets.map((value) => ({ value, label: text[value] }))}
        onChange={(value) => value && setFilter(getPeriod(value, today))}
      />
      <DatePicker.RangePicker
        allowClear={false}
        aria-label={text.period}
        value={[dayjs(asked.date_from), dayjs(asked.date_to)]}
        disabledDate={(day) => day.format('YYYY-MM-DD') > today}
        onChange={(range) => {
          const [from, to] = range ?? []
          if (from && to) setFilter({ date_from: from.format('YYYY-MM-DD'), date_to: to.format('YYYY-MM-DD') })
        }}
      />
      <Select
        allowClear
        placeholder={text.all_sources}
        aria-label={text.all_sources}
        value={filter.source ?? null}
        options={orderSources.map((value) => ({ value, label: orderSourceNames[value][language] }))}
        onChange={(source) => setFilter({ source: source ?? '' })}
      />
      <Select
        allowClear
        {...countries}
        placeholder={text.all_countries}
        aria-label={text.all_countries}
        value={filter.country ?? null}
        onChange={(country) => setFilter({ country: country ?? '' })}
      />
    </div>
  )
}

function Unpaid({ count }: { count: number }) {
  const text = useText(statisticsText)
  if (count === 0) return null
  return (
    <p className={`bg-warning-soft rounded-card px-4 py-2 ${css.unpaid}`}>
      {fill(text.unpaid, { count })} <Link to="/myOrder/orderAdmin?state=awaiting_payment">{text.see_unpaid}</Link>
    </p>
  )
}

interface StatisticsScreenProps {
  /** The page brings the export's button: features do not know each other. */
  readonly renderExport: (params: Record<string, unknown>) => ReactNode
}

export function StatisticsScreen({ renderExport }: StatisticsScreenProps) {
  const text = useText(statisticsText)
  const state = useStatisticsFilter()
  const overview = useCall(getOrderStatistics, state.asked, { quiet: true })
  const data = overview.data
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader
        description={text.description}
        actions={
          <>
            <Button onClick={() => state.setFilter({ fees: '1' })}>{text.fees}</Button>
            {renderExport({ ...state.asked, by: state.by })}
          </>
        }
      />
      {state.filter.fees ? <FeeRatesDrawer onClose={() => state.setFilter({ fees: '' })} /> : null}
      <FilterBar {...state} />
      {overview.isError ? <LoadFailed onRetry={() => void overview.refetch()} /> : null}
      {overview.isPending ? <Skeleton active paragraph={{ rows: 12 }} /> : null}
      {data ? <Unpaid count={data.unpaid_orders} /> : null}
      {data && data.now.orders + data.before.orders === 0 ? (
        <EmptyState
          icon="order"
          title={text.empty_title}
          body={text.empty_body}
          action={<Link to="/myOrder/orderAdmin">{text.to_orders}</Link>}
        />
      ) : null}
      {data && data.now.orders + data.before.orders > 0 ? (
        <>
          <KeyNumbers now={data.now} before={data.before} />
          <Charts overview={data} asked={state.asked} />
          <Breakdown asked={state.asked} by={state.by} onBy={(by) => state.setFilter({ by })} />
        </>
      ) : null}
    </div>
  )
}
