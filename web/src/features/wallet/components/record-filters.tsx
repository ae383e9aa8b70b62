import { Button, DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { recordText } from '../record.text.ts'
import css from './wallet.module.css'

export interface RecordFilter {
  readonly date_from?: string
  readonly date_to?: string
  readonly keyword?: string
}

interface RecordFiltersProps {
  readonly filter: RecordFilter
  readonly is_narrowed: boolean
  readonly onChange: (part: { readonly [key in keyof RecordFilter]?: string | undefined }) => void
  readonly onClear: () => void
  readonly children: ReactNode
}

const findDay = (day: string | undefined) => (day && dayjs(day).isValid() ? dayjs(day) : null)

/** Date range and search, after a screen's own filters. */
export function RecordFilters({ filter, is_narrowed, onChange, onClear, children }: RecordFiltersProps) {
  const text = useText(recordText)
  return (
    <div className={`flex flex-wrap items-center gap-2 ${css.filters}`}>
      {children}
      <DatePicker.RangePicker
        aria-label={text.dates}
        placeholder={[text.from, text.to]}
        allowEmpty={[true, true]}
        value={[findDay(filter.date_from), findDay(filter.date_to)]}
        onChange={(days) =>
          onChange({ date_from: days?.[0]?.format('YYYY-MM-DD'), date_to: days?.[1]?.format('YYYY-MM-DD') })
        }
      />
      <Input.Search
        key={filter.keyword ?? ''}
        aria-label={text.search}
        placeholder={text.search}
        defaultValue={filter.keyword ?? ''}
        allowClear
        maxLength={60}
        style={{ maxWidth: 280 }}
        onSearch={(keyword) => onChange({ keyword: keyword.trim() || undefined })}
      />
      {is_narrowed ? (
        <Button type="link" onClick={onClear}>
          {text.clear}
        </Button>
      ) : null}
    </div>
  )
}
