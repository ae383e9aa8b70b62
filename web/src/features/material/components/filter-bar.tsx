import { materialSorts } from '@inkroute/contract/material/item'
import { listDesignStyles } from '@inkroute/contract/material/vision'
import { pictureTypes } from '@inkroute/contract/upload/upload'
import { aspects, colourFamilies } from '@inkroute/engine/look/names'
import { Button, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { familyColours } from '../family-colours.ts'
import type { LibraryPlaceHandle, LibraryQuery } from '../library-filter.ts'
import { lookText, materialText } from '../material.text.ts'
import css from './screen.module.css'

interface ChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly { value: string; label: ReactNode }[]
  readonly width: number
  readonly onChange: (value: string | undefined) => void
}

const Choice = ({ label, value, options, width, onChange }: ChoiceProps) => (
  <Select
    style={{ width }}
    allowClear
    aria-label={label}
    placeholder={label}
    value={value ?? null}
    options={[...options]}
    onChange={(next) => onChange(next ?? undefined)}
  />
)

type Change = LibraryPlaceHandle['change']

/** Filters by measured properties. */
function LookChoices({ query, change }: { query: LibraryQuery; change: Change }) {
  const text = useText(materialText)
  const look_text = useText(lookText)
  const styles = useCall(listDesignStyles, {}, { quiet: true, stale_ms: 60_000 }).data?.data ?? []
  const colors = colourFamilies.map((family) => ({
    value: family,
    label: (
      <>
        <span className={css.dot} style={{ background: familyColours[family] }} /> {look_text[family]}
      </>
    ),
  }))
  const known = styles.filter(({ count, key }) => count > 0 || key === query.style)
  const style_options = known.map(({ key, name, count }) => ({ value: key, label: `${name} ${count}` }))
  const shapes = aspects.map((value) => ({ value, label: look_text[value] }))
  const grounds = [
    { value: '1', label: text.alpha_yes },
    { value: '0', label: text.alpha_no },
  ]
  return (
    <>
      <Choice
        label={text.color}
        width={104}
        value={query.color}
        options={colors}
        onChange={(color) => change({ color })}
      />
      <Choice
        label={text.style}
        width={140}
        value={query.style}
        options={style_options}
        onChange={(style) => change({ style })}
      />
      <Choice
        label={text.aspect}
        width={132}
        value={query.aspect}
        options={shapes}
        onChange={(aspect) => change({ aspect })}
      />
      <Choice
        label={text.alpha}
        width={136}
        value={query.has_alpha}
        options={grounds}
        onChange={(has_alpha) => change({ has_alpha })}
      />
    </>
  )
}

const none = Object.fromEntries(
  ['keyword', 'tag_ids', 'type', 'color', 'aspect', 'style', 'has_alpha'].map((key) => [key, undefined]),
)

/** All filters of the list, kept in the URL. */
export function FilterBar({ place, change, is_narrowed }: LibraryPlaceHandle) {
  const text = useText(materialText)
  const { query } = place
  const sorts = {
    newest: text.sort_newest,
    oldest: text.sort_oldest,
    name: text.sort_name,
    largest: text.sort_largest,
    heaviest: text.sort_heaviest,
  }
  const types = pictureTypes.map((value) => ({ value, label: value.toUpperCase() }))
  return (
    <search className={`flex flex-wrap gap-2 ${css.filters}`}>
      <Input.Search
        // Remounts when the URL changes, so that the box shows the current search.
        key={query.keyword ?? ''}
        defaultValue={query.keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        allowClear
        maxLength={100}
        onSearch={(keyword) => change({ keyword: keyword.trim() || undefined })}
      />
      <LookChoices query={query} change={change} />
      <Choice label={text.type} width={112} value={query.type} options={types} onChange={(type) => change({ type })} />
      <Select
        style={{ width: 124 }}
        aria-label={text.sort}
        value={query.sort ?? 'newest'}
        options={materialSorts.map((value) => ({ value, label: sorts[value] }))}
        onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
      />
      {is_narrowed ? (
        <Button type="link" onClick={() => change(none)}>
          {text.filters_clear}
        </Button>
      ) : null}
    </search>
  )
}
