import { DatePicker } from 'antd'
import dayjs from 'dayjs'

interface DayInputProps {
  readonly id?: string
  readonly label?: string
  readonly disabled?: boolean
  readonly earliest?: string | undefined
  readonly latest?: string | undefined
  /** `YYYY-MM-DD`, or empty. Value and change are optional, because a form item passes them in. */
  readonly value?: string | null | undefined
  readonly onChange?: (day: string) => void
}

const findDay = (day: string | null | undefined) => (day && dayjs(day).isValid() ? dayjs(day) : null)

/** A day in the language of the console. The browser's own control follows the language of the system instead. */
export function DayInput({ id, label, disabled = false, earliest, latest, value, onChange }: DayInputProps) {
  const [from, until] = [findDay(earliest), findDay(latest)]
  return (
    <DatePicker
      style={{ width: '100%' }}
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label, placeholder: label })}
      {...(from ? { minDate: from } : {})}
      {...(until ? { maxDate: until } : {})}
      disabled={disabled}
      value={findDay(value)}
      onChange={(day) => onChange?.(day?.format('YYYY-MM-DD') ?? '')}
    />
  )
}
