import { Button, type TableColumnsType, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { ACTIONS, CardTable } from '../ui/table/card-table.tsx'
import css from './list.module.css'
import type { Column, List, ListEndpoint, Row } from './list-types.ts'
import { RowVerbs } from './row-verbs.tsx'
import { type ListState, type Plan, readLabel } from './use-list.ts'
import type { Verbs } from './use-verbs.ts'

interface ListTableProps<E extends ListEndpoint, X> {
  readonly plan: Plan<E, X>
  readonly state: ListState<E, X>
  readonly rows: readonly Row<E>[]
  readonly verbs: Verbs
  readonly selected: readonly string[]
  readonly onSelect: (keys: string[]) => void
  readonly empty: ReactNode
}

type SortOrder = 'ascend' | 'descend'

/** A heading that switches the filter `sort`, and shows what it is. */
function sorting<E extends ListEndpoint, X>({ sort }: Column<E, X>, chosen: string | undefined) {
  if (!sort) return {}
  const orders: SortOrder[] = (['ascend', 'descend'] as const).filter((order) => sort[order] !== undefined)
  return {
    sorter: true,
    sortDirections: orders,
    sortOrder: orders.find((order) => sort[order] === chosen) ?? null,
  }
}

function tableColumns<E extends ListEndpoint, X>(
  { plan, state, verbs }: ListTableProps<E, X>,
  list: List<E, X>,
  sort: string | undefined,
): TableColumnsType<Row<E>> {
  const { columns, actions } = plan.definition
  const open = (row: Row<E>) => list.open(plan.keyOf(row))
  const shown = columns
    .filter(({ when }) => when === undefined || when(list))
    .map((column, at) => ({
      key: String(at),
      title: readLabel(column.title, list),
      ...(column.width === undefined ? {} : { width: column.width }),
      ...(column.align === undefined ? {} : { align: column.align }),
      ...(column.from === undefined ? {} : { responsive: [column.from] }),
      ...sorting(column, sort),
      render: (_: unknown, row: Row<E>) =>
        column.opens ? (
          <button
            type="button"
            className={`bare-button font-medium text-ink text-left p-0 ${css.opens}`}
            onClick={() => open(row)}
          >
            {column.cell(row, list)}
          </button>
        ) : (
          column.cell(row, list)
        ),
    }))
  if (!actions) return shown
  const verbColumn = {
    key: ACTIONS,
    width: ACTION_WIDTH * Math.min(actions.length, 2) + 20,
    render: (_: unknown, row: Row<E>) => (
      <RowVerbs
        row={row}
        rowKey={plan.keyOf(row)}
        list={list}
        actions={actions}
        verbs={verbs}
        say={state.list.say}
        onOpen={() => open(row)}
      />
    ),
  }
  return [...shown, verbColumn]
}

const ACTION_WIDTH = 80

/** A table where there is room, a card for each row on a phone. */
export function ListTable<E extends ListEndpoint, X>(props: ListTableProps<E, X>) {
  const { plan, state, rows, selected, onSelect, empty } = props
  const { list, found, page, pageSize, turnTo, sort, sortBy } = state
  const { columns, bulk, wide } = plan.definition
  const total = found.data?.total
  const onChange: TableProps<Row<E>>['onChange'] = (_, __, sorter, { action }) => {
    if (action !== 'sort') return
    const { columnKey, order } = [sorter].flat()[0] ?? {}
    const column = columns.filter(({ when }) => when === undefined || when(list))[Number(columnKey)]
    if (column?.sort) sortBy(order ? column.sort[order] : undefined)
  }
  return (
    <CardTable<Row<E>>
      rowKey={plan.keyOf}
      columns={tableColumns(props, list, sort)}
      dataSource={rows}
      loading={found.isPending}
      locale={{ emptyText: empty }}
      {...(wide ? { wide_label: list.say(wide) } : {})}
      {...(columns.some((column) => column.sort) ? { onChange } : {})}
      {...(bulk
        ? { rowSelection: { selectedRowKeys: [...selected], onChange: (keys) => onSelect(keys.map(String)) } }
        : {})}
      pagination={
        total === undefined
          ? false
          : {
              current: page,
              pageSize,
              total,
              hideOnSinglePage: true,
              showSizeChanger: false,
              onChange: turnTo,
            }
      }
    />
  )
}

/** In place of rows, where filters hide them all. */
export function NoMatch({ words, clear, onClear }: { words: string; clear: string; onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 p-4">
      <p>{words}</p>
      <Button onClick={onClear}>{clear}</Button>
    </div>
  )
}
