import { Checkbox, Pagination } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { selectionText } from '../text/console.text.ts'
import css from './list.module.css'
import type { CardProps, ListEndpoint, Row } from './list-types.ts'
import type { ListState, Plan } from './use-list.ts'

interface ListCardsProps<E extends ListEndpoint, X> {
  readonly plan: Plan<E, X>
  readonly state: ListState<E, X>
  readonly rows: readonly Row<E>[]
  readonly selected: readonly string[]
  readonly onSelect: (keys: string[]) => void
  readonly empty: ReactNode
  readonly card: ComponentType<CardProps<E, X>>
}

/** Rows that are recognised by their picture. */
export function ListCards<E extends ListEndpoint, X>(props: ListCardsProps<E, X>) {
  const { plan, state, rows, selected, onSelect, empty, card: Card } = props
  const { list, found, page, pageSize, turnTo } = state
  const isAll = selected.length === rows.length
  const toggle = (key: string) =>
    onSelect(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key])
  if (rows.length === 0) return found.data ? empty : null
  return (
    <>
      {plan.definition.bulk ? (
        <Checkbox checked={isAll} onChange={() => onSelect(isAll ? [] : rows.map(plan.keyOf))}>
          {list.say(selectionText.all)}
        </Checkbox>
      ) : null}
      <ul className={`bare-list grid gap-3 ${css.cards}`}>
        {rows.map((row) => {
          const key = plan.keyOf(row)
          return (
            <Card
              key={key}
              row={row}
              list={list}
              isSelected={selected.includes(key)}
              onSelect={() => toggle(key)}
              onOpen={() => list.open(key)}
            />
          )
        })}
      </ul>
      <Pagination
        current={page}
        pageSize={pageSize}
        total={found.data?.total ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={turnTo}
      />
    </>
  )
}
