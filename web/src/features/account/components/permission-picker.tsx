import { Checkbox, Input } from 'antd'
import { useId, useMemo, useState } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import {
  groupState,
  type PickerGroup,
  type PickerScreen,
  pickerGroups,
  searchGroups,
  toggleGroup,
  toggleKey,
} from '../permission-tree.view.ts'
import { permissionPickerText } from '../team.text.ts'
import css from './permission-picker.module.css'

type Keys = ReadonlySet<string>
type Change = (next: Set<string>) => void

function ScreenRow({ screen, selected, change }: { screen: PickerScreen; selected: Keys; change: Change }) {
  return (
    <li className={`grid items-start gap-x-4 gap-y-1 py-2 ${css.screen}`}>
      <Checkbox
        checked={selected.has(screen.key)}
        onChange={(event) => change(toggleKey(selected, screen.key, event.target.checked))}
      >
        {screen.label}
      </Checkbox>
      {screen.buttons.length > 0 ? (
        <div className={`flex flex-wrap gap-x-4 gap-y-1 ${css.buttons}`}>
          {screen.buttons.map((button) => (
            <Checkbox
              key={button.key}
              checked={selected.has(button.key)}
              onChange={(event) => change(toggleKey(selected, button.key, event.target.checked))}
            >
              {button.label}
            </Checkbox>
          ))}
        </div>
      ) : null}
    </li>
  )
}

/** `whole` is the unfiltered group, so that “all” never means just the search results. */
function GroupCard(props: { shown: PickerGroup; whole: PickerGroup; selected: Keys; change: Change }) {
  const { shown, whole, selected, change } = props
  const id = useId()
  const text = useText(permissionPickerText)
  const state = groupState(selected, whole)
  return (
    <section className="border rounded-card mb-3" aria-labelledby={id}>
      <header className={`flex items-center justify-between border-b px-4 py-2 ${css.head}`}>
        <h4 id={id}>{shown.label}</h4>
        <Checkbox
          checked={state === 'all'}
          indeterminate={state === 'some'}
          aria-label={`${shown.label} ${text.select_all}`}
          onChange={(event) => change(toggleGroup(selected, whole, event.target.checked))}
        >
          {text.select_all}
        </Checkbox>
      </header>
      <ul className="list-none px-4 py-1 m-0">
        {shown.screens.map((screen) => (
          <ScreenRow key={screen.key} screen={screen} selected={selected} change={change} />
        ))}
      </ul>
    </section>
  )
}

interface PickerProps {
  readonly value?: readonly string[]
  readonly onChange?: (value: string[]) => void
  /** Permissions of the granting person; nothing else is offered. */
  readonly held: Keys
}

/** The permission tree as checkable cards, usable as an antd form field. Hidden keys are kept. */
export function PermissionPicker({ value = [], onChange, held }: PickerProps) {
  const { language } = useLanguage()
  const text = useText(permissionPickerText)
  const [query, setQuery] = useState('')
  const groups = useMemo(() => pickerGroups(language, held), [language, held])
  const selected = new Set(value)
  const found = searchGroups(groups, query)
  const offered = groups.flatMap((group) => group.screens.flatMap((s) => [s.key, ...s.buttons.map((b) => b.key)]))
  const change: Change = (next) => onChange?.([...next])
  return (
    <div>
      <div className="flex items-center gap-3 mb-3">
        <Input
          allowClear
          className="flex-1"
          prefix={<Icon name="search" size_px={16} />}
          placeholder={text.search}
          aria-label={text.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span className="text-quiet whitespace-nowrap" aria-live="polite">
          {fill(text.selected, { count: offered.filter((key) => selected.has(key)).length })}
        </span>
      </div>
      {found.length === 0 ? <p className={css.nothing}>{fill(text.nothing, { query })}</p> : null}
      {found.map((shown) => {
        const whole = groups.find((group) => group.key === shown.key) ?? shown
        return <GroupCard key={shown.key} shown={shown} whole={whole} selected={selected} change={change} />
      })}
    </div>
  )
}
