import { Checkbox, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { DayInput } from '../ui/fields/day-input.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import type { AnyFilter, ChoiceFilter, Option } from './filter-types.ts'
import css from './list.module.css'
import { listText } from './list.text.ts'
import { ALL, addressValue, SEARCH_MAX_LENGTH } from './list.view.ts'
import type { Say } from './verb-types.ts'

interface ControlProps<F> {
  readonly filter: F
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  readonly say: Say
}

type Choice<R = unknown> = ChoiceFilter<string, R>

const listed = ({ options }: Choice): (() => readonly Option[]) =>
  typeof options === 'function' ? options : () => options

function ChoiceControl({ filter, value, onChange, say }: ControlProps<Choice>) {
  const useOptions = listed(filter)
  const options = useOptions().map((option) => ({ value: option.value, label: say(option.label) }))
  const label = say(filter.label)
  const set = (next: string | null | undefined) => onChange(addressValue(filter, next || undefined))
  if (filter.any) {
    return (
      <Select
        aria-label={label}
        value={value ?? ''}
        options={[{ value: '', label: say(filter.any) }, ...options]}
        onChange={set}
      />
    )
  }
  return (
    <Select
      allowClear={filter.initial === undefined}
      showSearch={options.length > 10 ? { optionFilterProp: 'label' } : false}
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      options={options}
      onChange={set}
    />
  )
}

interface FilterControlProps extends ControlProps<AnyFilter> {
  readonly chosen: ListFiltersProps<unknown>['chosen']
  readonly choose: ListFiltersProps<unknown>['choose']
}

function FilterControl(props: FilterControlProps): ReactNode {
  const { filter, value, onChange, say, chosen, choose } = props
  if (filter.kind === 'linked') return null
  const label = say(filter.label)
  switch (filter.kind) {
    case 'search':
      return (
        <Input.Search
          // The box keeps what is being typed until the address changes.
          key={value ?? ''}
          className={css.search ?? ''}
          defaultValue={value ?? ''}
          placeholder={label}
          aria-label={label}
          allowClear
          maxLength={filter.maxLength ?? SEARCH_MAX_LENGTH}
          onSearch={(typed) => onChange(typed.trim() || undefined)}
        />
      )
    case 'choice':
      return <ChoiceControl {...props} filter={filter} />
    case 'day':
      return (
        <div className={css.day}>
          <DayInput
            label={label}
            earliest={filter.after && chosen[filter.after]}
            latest={filter.before && chosen[filter.before]}
            value={value}
            onChange={(day) => onChange(day || undefined)}
          />
        </div>
      )
    case 'flag':
      return (
        <Checkbox checked={value !== undefined} onChange={(event) => onChange(event.target.checked ? '1' : undefined)}>
          {label}
        </Checkbox>
      )
    case 'custom':
      return <filter.control value={value} onChange={onChange} chosen={chosen} choose={choose} />
  }
}

type NamedFilter<R> = readonly [name: string, filter: AnyFilter<R>, param: string]

interface TabsProps {
  readonly filter: Choice
  readonly value: string | undefined
  readonly param: string
  /** The other parameters of the address, which a tab keeps. */
  readonly address: Readonly<Record<string, string | undefined>>
  readonly count: (value: string | undefined) => number | undefined
  readonly say: Say
}

function FilterTabs({ filter, value, param, address, count, say }: TabsProps) {
  const useOptions = listed(filter)
  const everything = { value: undefined, label: filter.any ?? listText.all }
  const options = useOptions()
  const offered =
    filter.initial === undefined ? [everything, ...options] : filter.any ? [...options, everything] : options
  const items = offered.map((option) => {
    const others = Object.entries({ ...address, [param]: addressValue(filter, option.value) })
    const kept = others.filter((entry): entry is [string, string] => entry[1] !== undefined)
    const number = count(option.value)
    return {
      key: option.value ?? ALL,
      to: `?${new URLSearchParams(kept)}`,
      label: number === undefined ? say(option.label) : `${say(option.label)} ${number}`,
    }
  })
  return <TabLinks label={say(filter.label)} active={value ?? ALL} items={items} />
}

interface ListFiltersProps<R> {
  readonly filters: readonly NamedFilter<R>[]
  readonly chosen: Readonly<Record<string, string | undefined>>
  readonly address: Readonly<Record<string, string | undefined>>
  readonly reply: R | undefined
  readonly choose: (part: Readonly<Record<string, string | undefined>>) => void
  readonly note: ReactNode
  readonly say: Say
}

const isTabs = <R,>(filter: AnyFilter<R>): filter is Choice<R> => filter.kind === 'choice' && filter.shown === 'tabs'

/** Tabs first, the other filters in a row below them. */
export function ListFilters<R>({ filters, chosen, address, reply, choose, note, say }: ListFiltersProps<R>) {
  const others = filters.filter(([, filter]) => !isTabs(filter))
  return (
    <>
      {filters.map(([name, filter, param]) =>
        isTabs(filter) ? (
          <FilterTabs
            key={name}
            filter={filter}
            value={chosen[name]}
            param={param}
            address={address}
            count={(value) => (reply === undefined ? undefined : filter.count?.(reply, value))}
            say={say}
          />
        ) : null,
      )}
      {others.length > 0 || note ? (
        <search className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${css.filters}`}>
          {others.map(([name, filter]) => (
            <FilterControl
              key={name}
              filter={filter}
              value={chosen[name]}
              onChange={(value) => choose({ [name]: value })}
              chosen={chosen}
              choose={choose}
              say={say}
            />
          ))}
          {note}
        </search>
      ) : null}
    </>
  )
}
