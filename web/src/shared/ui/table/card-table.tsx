import { Table, type TableColumnsType, type TableColumnType, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { usePhone } from '../../hooks/use-phone.ts'
import { useText } from '../../text/language.tsx'
import css from './card-table.module.css'
import { rowActionsText } from './row-actions.text.ts'
import { ScrollTable } from './scroll-table.tsx'
import { useSelectionLabels } from './use-selection-labels.ts'

/** The column with this key holds the row's actions; on a card it becomes the footer. */
export const ACTIONS = 'actions'

type Column<Row> = TableColumnType<Row>

function findCell<Row>(column: Column<Row>, row: Row, index: number): ReactNode {
  const value = column.dataIndex === undefined ? undefined : row[column.dataIndex as keyof Row]
  return (column.render ? column.render(value, row, index) : value) as ReactNode
}

/** Cards leave out empty cells. */
const isBlank = (cell: ReactNode) => cell === null || cell === undefined || cell === '' || cell === false

interface CardProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly row: Row
  readonly index: number
}

function Card<Row>({ columns, row, index }: CardProps<Row>) {
  const [head, ...others] = columns.filter(({ key }) => key !== ACTIONS)
  const foot = columns.find(({ key }) => key === ACTIONS)
  const facts = others.map((column) => ({ title: column.title as ReactNode, cell: findCell(column, row, index) }))
  return (
    <div className="grid min-w-0 wrap-anywhere gap-2">
      {head ? <div>{findCell(head, row, index)}</div> : null}
      <dl className={`grid gap-1 m-0 ${css.facts}`}>
        {facts.map(({ title, cell }, at) =>
          isBlank(cell) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <div key={at}>
              <dt>{title}</dt>
              <dd>{cell}</dd>
            </div>
          ),
        )}
      </dl>
      {foot ? <div className={css.foot}>{findCell(foot, row, index)}</div> : null}
    </div>
  )
}

type AnyColumn<Row> = TableColumnsType<Row>[number]

const named = <Row,>(column: AnyColumn<Row>, title: string): AnyColumn<Row> =>
  column.key === ACTIONS && !column.title ? { ...column, title } : column

/** Actions stay in sight while the other columns of a wide table scroll. */
const pinned = <Row,>(column: AnyColumn<Row>): AnyColumn<Row> =>
  column.key === ACTIONS ? { ...column, className: `${column.className ?? ''} ${css.pinned}` } : column

/** While the first rows are on their way, nothing is said to be missing. */
const waiting = <Row,>({ loading, locale }: Pick<TableProps<Row>, 'loading' | 'locale'>) =>
  loading === true ? { locale: { ...locale, emptyText: <div className={css.waiting} /> } } : {}

type CardTableProps<Row> = Omit<TableProps<Row>, 'columns' | 'scroll'> & {
  readonly columns: TableColumnsType<Row>
  /** Label of the table when its columns may need more space than a small screen has; it then scrolls sideways. */
  readonly wide_label?: string
}

/**
 * A table on wide screens, a card per row on narrow ones. The first column becomes the card's title and the others
 * follow under their labels, including those that `responsive` hides in a narrow table.
 */
export function CardTable<Row extends object>({ columns, wide_label, ...rest }: CardTableProps<Row>) {
  const is_phone = usePhone()
  const text = useText(rowActionsText)
  const words = useSelectionLabels(rest.dataSource ?? [])
  const selection = rest.rowSelection ? { rowSelection: { ...words, ...rest.rowSelection } } : {}
  if (!is_phone) {
    const titled = columns.map((column) => named(column, text.actions))
    const shown = wide_label ? titled.map(pinned) : titled
    const table = <Table<Row> {...rest} {...waiting(rest)} {...selection} columns={shown} />
    return wide_label ? <ScrollTable label={wide_label}>{table}</ScrollTable> : table
  }
  const card: Column<Row> = {
    render: (_, row, index) => <Card columns={columns as readonly Column<Row>[]} row={row} index={index} />,
  }
  return (
    <Table<Row>
      {...rest}
      {...waiting(rest)}
      {...selection}
      columns={[card]}
      showHeader={rest.rowSelection !== undefined}
    />
  )
}
