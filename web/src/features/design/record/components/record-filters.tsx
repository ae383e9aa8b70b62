import { makingStates } from '@inkroute/contract/design/design'
import { designSorts } from '@inkroute/contract/design/record'
import { DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { useText } from '../../../../shared/text/language.tsx'
import css from '../record.module.css'
import { designRecordText } from '../record.text.ts'
import type { useDesigns } from '../use-designs.ts'

type Props = Pick<ReturnType<typeof useDesigns>, 'filter' | 'setFilter'>

const day = (value: string | undefined) => (value ? dayjs(value) : null)

export function RecordFilters({ filter, setFilter }: Props) {
  const text = useText(designRecordText)
  const states = { queued: text.queued, running: text.making, done: text.done, failed: text.failed }
  const sorts = { newest: text.newest, oldest: text.oldest, name: text.by_name }
  return (
    <search className={`flex flex-wrap gap-2 ${css.filters}`}>
      <Input.Search
        // Remounts when the URL changes, so that the box shows the current search.
        key={filter.keyword ?? ''}
        defaultValue={filter.keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        allowClear
        maxLength={100}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
      />
      <Select
        style={{ width: 140 }}
        aria-label={text.state}
        allowClear
        placeholder={text.all_states}
        value={filter.state ?? null}
        options={makingStates.map((value) => ({ value, label: states[value] }))}
        onChange={(state) => setFilter({ state: state ?? undefined })}
      />
      <DatePicker.RangePicker
        style={{ width: 260 }}
        allowEmpty={[true, true]}
        placeholder={[text.date_from, text.date_to]}
        value={[day(filter.date_from), day(filter.date_to)]}
        onChange={(range) =>
          setFilter({ date_from: range?.[0]?.format('YYYY-MM-DD'), date_to: range?.[1]?.format('YYYY-MM-DD') })
        }
      />
      <Select
        style={{ width: 140 }}
        aria-label={text.sort}
        value={filter.sort ?? 'newest'}
        options={designSorts.map((value) => ({ value, label: sorts[value] }))}
        onChange={(sort) => setFilter({ sort: sort === 'newest' ? undefined : sort })}
      />
    </search>
  )
}
