import * as contract from '@inkroute/contract/cart/cart'
import type { Reply } from '@inkroute/contract/endpoint'
import { Select, Tag } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { Approx } from '../../../shared/currency/approx.tsx'
import { dutyLine } from '../../../shared/format/duty.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { dutyText } from '../../../shared/text/duty.text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from '../cart.module.css'
import { cartText } from '../cart.text.ts'
import { formatWeight } from '../cart.view.ts'

type Group = Reply<typeof contract.cartLogistics>['groups'][number]

function GroupFreight({ group }: { readonly group: Group }) {
  const text = useText(cartText)
  const option = group.options.find(({ channel }) => channel.id === group.picked?.channel_id)
  const duty_words = useText(dutyText)
  const duty = option ? dutyLine(option.tax.duty, duty_words) : null
  return (
    <li className={`grid gap-0.5 py-3 ${css.freight}`}>
      <span className="flex items-baseline justify-between gap-2">
        <b className="text-right">{fill(text.ships_from, { city: group.warehouse.city })}</b>
        <small>{formatWeight(group.weight_g)}</small>
      </span>
      {option && group.picked ? (
        <>
          <span className="flex items-baseline justify-between gap-2">
            <span>
              {option.channel.name} <Tag>{text[`picked_${group.picked.by}`]}</Tag>
            </span>
            <b className="text-right">
              {formatMoney(option.price)}
              <Approx amount={option.price} />
            </b>
          </span>
          <small>{fill(text.freight_days, { min: option.days_min, max: option.days_max })}</small>
          {option.tax.status === 'collect' && option.tax.amount ? (
            <small>
              {fill(text.tax_collect, { amount: formatMoney(option.tax.amount), percent: option.tax.rate_percent })}
            </small>
          ) : null}
          {duty ? <small>{duty}</small> : null}
        </>
      ) : (
        <small>{text.freight_none}</small>
      )}
    </li>
  )
}

/** Estimated freight of the selected lines by the seller's rules. The country is kept in the URL. */
export function FreightEstimate({ ids }: { readonly ids: number[] }) {
  const text = useText(cartText)
  const countries = useCountrySelect()
  const [search, setSearch] = useSearchParams()
  const country = search.get('country') ?? 'US'
  const freight = useCall(contract.cartLogistics, { ids, country }, { enabled: ids.length > 0, quiet: true }).data
  return (
    <Panel title={text.freight_title}>
      <Select
        style={{ width: '100%' }}
        aria-label={text.freight_country}
        {...countries}
        value={country}
        onChange={(code) => setSearch({ country: code }, { replace: true })}
      />
      <ul className="bare-list">
        {ids.length === 0
          ? null
          : freight?.groups.map((group) => <GroupFreight key={group.warehouse.code} group={group} />)}
      </ul>
    </Panel>
  )
}
