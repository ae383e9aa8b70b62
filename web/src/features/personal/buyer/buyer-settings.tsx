import type { PersonalForm } from '@inkroute/contract/personal/personal'
import { InputNumber, Switch } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { askText } from './ask-buyer.text.ts'

const LEAST_DAYS = 7
const MOST_DAYS = 730

interface SettingsProps {
  readonly form: PersonalForm
  readonly onChange: (form: PersonalForm) => void
}

/** What buyers may do on their own page, and how long their photos stay. */
export function BuyerSettings({ form, onChange }: SettingsProps) {
  const text = useText(askText)
  return (
    <>
      <span>
        <Switch
          checked={form.buyer_may_change}
          aria-label={text.may_change}
          onChange={(buyer_may_change) => onChange({ ...form, buyer_may_change })}
        />{' '}
        {text.may_change}
      </span>
      <span>
        {text.photo_days}{' '}
        <InputNumber
          min={LEAST_DAYS}
          max={MOST_DAYS}
          precision={0}
          value={form.photo_days}
          aria-label={text.photo_days}
          onChange={(photo_days) => onChange({ ...form, photo_days: photo_days ?? 90 })}
        />
      </span>
      <small>{text.photo_days_note}</small>
    </>
  )
}
