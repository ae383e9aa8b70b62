import { warehouseRegions } from '@inkroute/contract/shipping/limits'
import * as contract from '@inkroute/contract/shipping/rule'
import { Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useCountrySelect } from '../../../shared/place/use-country-select.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ruleText } from './rule.text.ts'
import css from './shipping-console.module.css'
import { shippingConsoleText } from './shipping-console.text.ts'

const start = {
  country: 'US',
  region: 'US' as (typeof warehouseRegions)[number],
  weight_g: 400 as number | null,
  amount: '60',
}

function Answer({ asked, rules }: { readonly asked: typeof start; readonly rules: readonly contract.ShippingRule[] }) {
  const text = useText(ruleText)
  const { country, region, weight_g, amount } = asked
  const is_whole = weight_g !== null && /^\d{0,6}(\.\d{1,2})?$/.test(amount)
  const input = { country, region, weight_g: weight_g ?? 1, amount }
  const reply = useCall(contract.tryShippingRules, input, { enabled: is_whole, quiet: true }).data
  if (!reply) return <p className={`bg-action-soft rounded-card px-4 py-3 ${css.answer}`}>&nbsp;</p>
  const { option, by, rule_id } = reply
  if (!option || !by) return <p className={`bg-action-soft rounded-card px-4 py-3 ${css.answer}`}>{text.by_none}</p>
  const name = rules.find(({ id }) => id === rule_id)?.name ?? ''
  const why = { rule: fill(text.by_rule, { name }), preference: text.by_preference, cheapest: text.by_cheapest }[by]
  const { channel, price, days_min: min, days_max: max } = option
  return (
    <p className={`bg-action-soft rounded-card px-4 py-3 ${css.answer}`} aria-live="polite">
      <strong>{fill(text.result, { channel: channel.name, price: formatMoney(price), min, max })}</strong>
      <br />
      {why}
    </p>
  )
}

/** Tests the rules with a sample order. */
export function RuleTry({ rules }: { readonly rules: readonly contract.ShippingRule[] }) {
  const text = useText(ruleText)
  const regions = useText(shippingConsoleText)
  const countries = useCountrySelect()
  const [asked, setAsked] = useState(start)
  const ask = (part: Partial<typeof start>) => setAsked({ ...asked, ...part })
  return (
    <section className={`card grid gap-4 p-6 ${css.card}`} aria-labelledby="rule-try">
      <div>
        <h2 id="rule-try">{text.try_title}</h2>
        <p className="text-xs text-quiet">{text.try_lead}</p>
      </div>
      <div className={`grid grid-cols-4 gap-4 ${css.try}`}>
        <label className="grid font-medium gap-1" htmlFor="try-country">
          {text.try_country}
          <Select id="try-country" {...countries} value={asked.country} onChange={(country) => ask({ country })} />
        </label>
        <label className="grid font-medium gap-1" htmlFor="try-region">
          {text.try_region}
          <Select
            id="try-region"
            value={asked.region}
            options={warehouseRegions.map((value) => ({ value, label: regions[`region_${value}`] }))}
            onChange={(region) => ask({ region })}
          />
        </label>
        <label className="grid font-medium gap-1" htmlFor="try-weight">
          {text.try_weight}
          <InputNumber
            id="try-weight"
            min={1}
            max={70_000}
            precision={0}
            value={asked.weight_g}
            style={{ width: '100%' }}
            onChange={(weight_g) => ask({ weight_g })}
          />
        </label>
        <label className="grid font-medium gap-1" htmlFor="try-amount">
          {text.try_amount}
          <Input
            id="try-amount"
            inputMode="decimal"
            prefix="¥"
            maxLength={9}
            value={asked.amount}
            onChange={(event) => ask({ amount: event.target.value.trim() })}
          />
        </label>
      </div>
      <Answer asked={asked} rules={rules} />
    </section>
  )
}
