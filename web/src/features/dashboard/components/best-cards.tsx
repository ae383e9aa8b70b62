import { destinations } from '@inkroute/contract/countries'
import type { getOverview } from '@inkroute/contract/dashboard/dashboard'
import type { Reply } from '@inkroute/contract/endpoint'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { DonutChart } from '../../../shared/ui/chart/donut-chart.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { overviewText } from '../dashboard.text.ts'
import css from './dashboard.module.css'

type Overview = Reply<typeof getOverview>

export function GoodsCard({ goods }: { goods: Overview['goods'] | undefined }) {
  const text = useText(overviewText)
  return (
    <Panel title={text.goods} extra={<small className={css.quiet}>{text.goods_worth}</small>}>
      {goods ? null : <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {goods?.length === 0 ? <p className={css.quiet}>{text.goods_none}</p> : null}
      <ol className="bare-list grid gap-1">
        {goods?.map((one) => (
          <li key={one.goods_id}>
            <Link
              className={`flex items-center min-h-14 text-ink rounded-control gap-3 px-2 py-1 ${css.good}`}
              to={`/goods/detail/${one.goods_id}`}
            >
              {one.picture_url ? (
                <img src={one.picture_url} alt="" width={44} height={44} loading="lazy" />
              ) : (
                <span className={`grid place-items-center text-quiet ${css.blank}`}>
                  <Icon name="shirt" />
                </span>
              )}
              <span className="truncate flex-1 min-w-0">{one.title}</span>
              <span className={`grid justify-items-end tabular-nums ${css.good_numbers}`}>
                <b className="font-medium">{fill(text.pieces, { count: one.pieces })}</b>
                <small>{formatMoney(one.amount)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

export function CountriesCard({ countries }: { countries: Overview['countries'] | undefined }) {
  const text = useText(overviewText)
  const { language } = useLanguage()
  const getName = (code: string) => destinations.find((place) => place.code === code)?.[language] ?? code
  return (
    <Panel title={text.countries}>
      {countries ? (
        <DonutChart
          title={text.countries}
          caption={text.orders_total}
          slices={countries.map(({ country, orders }) => ({ key: country, label: getName(country), value: orders }))}
          format={(value) => String(value)}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      )}
    </Panel>
  )
}
