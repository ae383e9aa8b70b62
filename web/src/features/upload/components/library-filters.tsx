import { pictureTypes } from '@inkroute/contract/upload'
import { DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { useText } from '../../../shared/text/language.tsx'
import type { LibraryFilter, useLibraryFilter } from '../library-filter.ts'
import { uploadText } from '../upload.text.ts'
import css from './material.module.css'

type Props = Pick<ReturnType<typeof useLibraryFilter>, 'filter' | 'setFilter'>

const day = (value: string | undefined) => (value ? dayjs(value) : null)

export function LibraryFilters({ filter, setFilter }: Props) {
  const text = useText(uploadText)
  const types = pictureTypes.map((value) => ({ value, label: value.toUpperCase() }))
  const sorts: { value: NonNullable<LibraryFilter['sort']>; label: string }[] = [
    { value: 'newest', label: text.sort_newest },
    { value: 'oldest', label: text.sort_oldest },
    { value: 'name', label: text.sort_name },
    { value: 'largest', label: text.sort_largest },
  ]
  return (
    <search className={css.filters}>
      <Input.Search
        // A new key when the address changes from elsewhere, so that the box shows what is searched.
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
        aria-label={text.type}
        allowClear
        placeholder={text.all_types}
        value={filter.type ?? null}
        options={types}
        onChange={(type) => setFilter({ type: type ?? undefined })}
      />
      <DatePicker.RangePicker
        style={{ width: 260 }}
        allowEmpty={[true, true]}
        placeholder={[text.date_from, text.date_to]}
        value={[day(filter.date_from), day(filter.date_to)]}
        onChange={(range) =>
          setFilter({
            date_from: range?.[0]?.format('YYYY-MM-DD'),
            date_to: range?.[1]?.format('YYYY-MM-DD'),
          })
        }
      />
      <Select
        style={{ width: 140 }}
        aria-label={text.sort}
        value={filter.sort ?? 'newest'}
        options={sorts}
        onChange={(sort) => setFilter({ sort: sort === 'newest' ? undefined : sort })}
      />
    </search>
  )
}
