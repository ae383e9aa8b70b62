import { addWorkingHours, workStart } from '@inkroute/engine/dispatch/working-calendar'
import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../warehouse.module.css'
import { readHolidays } from './holidays.view.ts'
import { placeText } from './place.text.ts'

const USUAL_CUT_OFF = '16:00'

interface WeekFieldProps {
  readonly value?: readonly (string | null)[]
  readonly onChange?: (value: readonly (string | null)[]) => void
}

/** A cut-off for each day of the week, or a day off. */
function WeekField({ value = [], onChange }: WeekFieldProps) {
  const text = useText(placeText)
  const set = (at: number, cut_off: string | null) =>
    onChange?.(value.map((old, place) => (place === at ? cut_off : old)))
  return (
    <div className={`grid gap-2 ${css.week}`}>
      {value.map((cut_off, at) => {
        const day = text[`week_${at}` as 'week_0']
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week keep their places
          <div key={at} className="grid border rounded-control gap-1 p-2">
            <Checkbox
              checked={cut_off !== null}
              onChange={({ target }) => set(at, target.checked ? USUAL_CUT_OFF : null)}
            >
              {day}
            </Checkbox>
            {cut_off === null ? (
              <small className={css.hint}>{text.day_off}</small>
            ) : (
              <Input
                maxLength={5}
                placeholder={USUAL_CUT_OFF}
                aria-label={fill(text.cut_off_of, { day })}
                value={cut_off}
                onChange={({ target }) => set(at, target.value)}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

/** What the calendar means for an order paid now. */
function Preview() {
  const text = useText(placeText)
  const { language } = useLanguage()
  const form = Form.useFormInstance()
  const time_zone = Form.useWatch('time_zone', form) as string | undefined
  const cut_offs = Form.useWatch('cut_offs', form) as (string | null)[] | undefined
  const pasted = (Form.useWatch('holidays_text', form) as string | undefined) ?? ''
  const hours = (Form.useWatch('handling_hours', form) as number | undefined) ?? 0
  if (!time_zone || !cut_offs?.some(Boolean)) return null
  const calendar = { time_zone, cut_offs, holidays: readHolidays(pasted).holidays.map(({ day }) => day) }
  const leaves = addWorkingHours(calendar, workStart(calendar, new Date()).at, Math.max(1, hours))
  const day = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: time_zone,
    dateStyle: 'full',
  }).format(leaves)
  return <p className={css.hint}>{fill(text.next_dispatch, { day })}</p>
}

function HolidayField() {
  const text = useText(placeText)
  const form = Form.useFormInstance()
  const pasted = (Form.useWatch('holidays_text', form) as string | undefined) ?? ''
  const { holidays } = readHolidays(pasted)
  return (
    <Form.Item
      name="holidays_text"
      label={`${text.holidays} · ${fill(text.holiday_count, { count: holidays.length })}`}
      extra={text.holidays_help}
      rules={[
        {
          validator: (_, typed: string | undefined) => {
            const [first] = readHolidays(typed ?? '').wrong
            return first ? Promise.reject(new Error(fill(text.holiday_wrong, first))) : Promise.resolve()
          },
        },
      ]}
    >
      <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} />
    </Form.Item>
  )
}

const zones = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []

/** Time zone, cut-offs, handling time and holidays. */
export function CalendarFields() {
  const text = useText(placeText)
  return (
    <>
      <h3 className="text-md font-strong mt-4 mb-2">{text.calendar}</h3>
      <div className={css.columns}>
        <Form.Item
          name="time_zone"
          label={text.time_zone}
          rules={[{ required: true, message: fill(text.needed, { field: text.time_zone }) }]}
        >
          <Select showSearch options={zones.map((zone) => ({ value: zone, label: zone }))} />
        </Form.Item>
        <Form.Item
          name="handling_hours"
          label={text.handling_hours}
          extra={text.handling_help}
          rules={[{ required: true, message: fill(text.needed, { field: text.handling_hours }) }]}
        >
          <InputNumber min={0} max={240} precision={0} />
        </Form.Item>
      </div>
      <Form.Item
        name="cut_offs"
        label={text.cut_offs}
        rules={[
          {
            validator: (_, week: (string | null)[]) =>
              week.some(Boolean) ? Promise.resolve() : Promise.reject(new Error(text.no_working_day)),
          },
        ]}
      >
        <WeekField />
      </Form.Item>
      <HolidayField />
      <Preview />
    </>
  )
}
