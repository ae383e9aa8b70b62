import { goodsSorts } from '@inkroute/contract/goods/codes'
import { getGoodsFacets } from '@inkroute/contract/goods/goods'
import { Button, DatePicker, Input, Segmented, Select } from 'antd'
import dayjs from 'dayjs'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { goodsText } from '../goods.text.ts'
import css from './library.module.css'
import type { LibraryFilter } from './use-library.ts'

const day = (text: string | undefined) => (text && dayjs(text).isValid() ? dayjs(text) : null)
const counted = (rows: readonly { id: number; name: string; count: number }[] = []) =>
  rows.map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})` }))

type Props = Pick<LibraryFilter, 'filter' | 'setFilter' | 'is_narrowed'>

function Choices({ filter, setFilter }: Props) {
  const text = useText(goodsText)
  const facets = useCall(getGoodsFacets, {}, { quiet: true }).data
  const select = (key: 'category' | 'product' | 'tag', options: { value: string; label: string }[]) => (
    <Select
      className={css.select ?? ''}
      aria-label={text[key]}
      placeholder={text[key]}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      value={filter[key] ?? null}
      options={options}
      onChange={(value) => setFilter({ [key]: value ?? undefined })}
    />
  )
  return (
    <>
      {select('category', counted(facets?.categories))}
      {select('product', counted(facets?.products))}
      {select('tag', counted(facets?.tags))}
    </>
  )
}

/** Search, filters, sorting and layout, all kept in the URL. */
export function LibraryFilters({ filter, setFilter, is_narrowed }: Props) {
  const text = useText(goodsText)
  const order = { ...text, title: text.title_order }
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Input.Search
        key={filter.keyword ?? ''}
        className={css.search ?? ''}
        aria-label={text.keyword}
        placeholder={text.keyword}
        defaultValue={filter.keyword ?? ''}
        allowClear
        onSearch={(value) => setFilter({ keyword: value.trim() || undefined })}
      />
      <Choices filter={filter} setFilter={setFilter} is_narrowed={is_narrowed} />
      <DatePicker.RangePicker
        className={css.dates ?? ''}
        aria-label={text.from}
        placeholder={[text.from, text.to]}
        allowEmpty={[true, true]}
        value={[day(filter.from), day(filter.to)]}
        onChange={(range) =>
          setFilter({ from: range?.[0]?.format('YYYY-MM-DD'), to: range?.[1]?.format('YYYY-MM-DD') })
        }
      />
      <Select
        className={css.select ?? ''}
        aria-label={text.sort}
        value={filter.sort ?? 'newest'}
        options={goodsSorts.map((value) => ({ value, label: order[value] }))}
        onChange={(value) => setFilter({ sort: value === 'newest' ? undefined : value })}
      />
      {is_narrowed ? (
        <Button
          type="link"
          onClick={() =>
            setFilter({
              keyword: undefined,
              category: undefined,
              product: undefined,
              tag: undefined,
              from: undefined,
              to: undefined,
              sort: undefined,
            })
          }
        >
          {text.clear}
        </Button>
      ) : null}
      <Segmented
        className="ml-auto"
        aria-label={text.view_as}
        value={filter.view === 'table' ? 'table' : 'grid'}
        onChange={(value) => setFilter({ view: value === 'table' ? 'table' : undefined })}
        options={[
          { value: 'grid', label: <Icon name="grid" size_px={16} />, title: text.as_grid },
          { value: 'table', label: <Icon name="rows" size_px={16} />, title: text.as_table },
        ]}
      />
    </search>
  )
}
