import type { PersonalForm } from '@inkroute/contract/personal/personal'
import { InputNumber, Radio, Select, Switch } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { BuyerSettings } from '../buyer/buyer-settings.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'

const USUAL_WAIT_HOURS = 12
const getRule = ({ approval, wait_hours }: PersonalForm) =>
  approval === 'auto' ? 'auto' : wait_hours > 0 ? 'wait' : 'look'
const withRule = (form: PersonalForm, rule: string): PersonalForm => ({
  ...form,
  approval: rule === 'auto' ? 'auto' : 'look',
  wait_hours: rule === 'wait' ? USUAL_WAIT_HOURS : 0,
})

interface SettingsProps {
  readonly form: PersonalForm
  readonly onChange: (form: PersonalForm) => void
}

/** Whether it is asked, who looks at the answers, and what buyers may do. */
export function FormSettings({ form, onChange }: SettingsProps) {
  const text = useText(formText)
  return (
    <Panel title={text.settings}>
      <div className={`grid gap-3 ${css.settings}`}>
        <span>
          <Switch checked={form.is_on} aria-label={text.is_on} onChange={(is_on) => onChange({ ...form, is_on })} />{' '}
          {text.is_on}
        </span>
        <small>{text.on_note}</small>
        <Radio.Group
          className="grid gap-2"
          value={getRule(form)}
          aria-label={text.approval}
          onChange={({ target }) => onChange(withRule(form, String(target.value)))}
        >
          <Radio value="auto">{text.approval_auto}</Radio>
          <span className="flex flex-wrap items-center gap-2">
            <Radio value="wait">{text.approval_wait}</Radio>
            {getRule(form) === 'wait' ? (
              <InputNumber
                min={1}
                max={336}
                precision={0}
                value={form.wait_hours}
                aria-label={text.wait_hours}
                suffix={text.hours}
                onChange={(hours) => onChange({ ...form, wait_hours: hours ?? USUAL_WAIT_HOURS })}
              />
            ) : null}
          </span>
          <Radio value="look">{text.approval_look}</Radio>
        </Radio.Group>
        <Select
          mode="tags"
          value={form.forbidden}
          open={false}
          aria-label={text.forbidden}
          placeholder={`${text.forbidden} · ${text.forbidden_hint}`}
          onChange={(forbidden: string[]) => onChange({ ...form, forbidden })}
        />
        <BuyerSettings form={form} onChange={onChange} />
      </div>
    </Panel>
  )
}
