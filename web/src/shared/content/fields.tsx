import { ENGLISH_ROOM } from '@inkroute/contract/content'
import { DatePicker, Form, Input, type InputProps } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { localZone, zoneLabel } from '../format/time-zone.ts'
import { useText } from '../text/language.tsx'
import { fill } from '../text/text.ts'
import css from './content.module.css'
import { fieldText } from './content.text.ts'
import { HtmlField } from './html-field.tsx'

type Name = string | readonly (string | number)[]
const getPath = (name: Name): (string | number)[] => (typeof name === 'string' ? [name] : [...name])

interface PairProps {
  readonly name: Name
  readonly label: string
  readonly max: number
  readonly required?: boolean
  /** `html` is sanitised by the server before it is saved. */
  readonly as?: 'line' | 'lines' | 'html'
}

/** The same text in both languages, side by side. */
export function PairField({ name, label, max, required = false, as = 'line' }: PairProps) {
  const text = useText(fieldText)
  const room = { zh: max, en: Math.ceil(max * ENGLISH_ROOM) }
  const rules = required ? [{ required: true, whitespace: true, message: text.required }] : []
  return (
    <div className={`grid grid-cols-2 gap-x-6 ${css.pair}`}>
      {(['zh', 'en'] as const).map((language) => (
        <Form.Item
          key={language}
          name={[...getPath(name), language]}
          label={`${label} · ${text[language]}`}
          rules={rules}
        >
          {as === 'html' ? (
            <HtmlField label={`${label} · ${text[language]}`} />
          ) : as === 'lines' ? (
            <Input.TextArea maxLength={room[language]} autoSize={{ minRows: 2, maxRows: 8 }} />
          ) : (
            <Input maxLength={room[language]} />
          )}
        </Form.Item>
      ))}
    </div>
  )
}

interface AddressProps extends Pick<InputProps, 'disabled' | 'placeholder'> {
  readonly name: Name
  readonly label: string
  readonly help?: string
  /** Empty becomes null. */
  readonly optional?: boolean
}

/** A path of this site. */
export function AddressField({ name, label, help, optional = false, ...input }: AddressProps) {
  const text = useText(fieldText)
  return (
    <Form.Item
      name={getPath(name)}
      label={label}
      extra={help}
      getValueFromEvent={(event: { target: { value: string } }) =>
        event.target.value.trim() === '' && optional ? null : event.target.value.trim()
      }
      rules={[
        ...(optional ? [] : [{ required: true, message: text.required }]),
        { pattern: /^\/(?![/\\])\S*$/, message: text.own_address },
      ]}
    >
      <Input maxLength={300} {...input} />
    </Form.Item>
  )
}

const shownInstant = (value: string | null | undefined) => ({ value: value ? dayjs(value) : null })
const keptInstant = (value: Dayjs | null) => value?.toISOString() ?? null

/** Says in which zone a moment is entered; it is stored in UTC. */
export function ZoneNote() {
  const text = useText(fieldText)
  return fill(text.zone_help, { zone: zoneLabel(localZone(), new Date()) })
}

export function InstantField({ name, label, help }: { name: Name; label: string; help?: string }) {
  return (
    <Form.Item
      name={getPath(name)}
      label={label}
      extra={
        <>
          {help} <ZoneNote />
        </>
      }
      getValueProps={shownInstant}
      getValueFromEvent={keptInstant}
    >
      <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
    </Form.Item>
  )
}

/** The display period. */
export function WindowFields() {
  const text = useText(fieldText)
  return (
    <div className={`grid grid-cols-2 gap-x-6 ${css.pair}`}>
      <InstantField name="show_from" label={text.show_from} help={text.no_limit} />
      <InstantField name="show_until" label={text.show_until} help={text.no_limit} />
    </div>
  )
}
