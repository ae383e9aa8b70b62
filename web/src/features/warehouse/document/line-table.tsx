import type { DocumentKind } from '@inkroute/contract/warehouse/codes'
import type { DocumentLine } from '@inkroute/contract/warehouse/document'
import { Button, InputNumber, type TableColumnsType } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { Change, ItemCell } from '../item-cell.tsx'
import { documentText } from './document.text.ts'
import { getChange, isLineWrong } from './lines.view.ts'

interface LineTableProps {
  readonly kind: DocumentKind
  readonly lines: readonly DocumentLine[]
  readonly is_draft: boolean
  readonly onLines: (lines: readonly DocumentLine[]) => void
}

const PAGE_SIZE = 100

function useColumns({ kind, lines, is_draft, onLines }: LineTableProps): TableColumnsType<DocumentLine> {
  const text = useText(documentText)
  const number = (value: number) => <span className="whitespace-nowrap tabular-nums">{value}</span>
  const quantity = (line: DocumentLine) =>
    is_draft ? (
      <InputNumber
        aria-label={fill(text.quantity_of, { sku: line.sku })}
        precision={0}
        min={kind === 'correction' ? -1_000_000 : 0}
        max={1_000_000}
        value={line.quantity}
        status={isLineWrong(kind, line) ? 'error' : ''}
        onChange={(value) =>
          onLines(lines.map((one) => (one.item_id === line.item_id ? { ...one, quantity: value ?? 0 } : one)))
        }
      />
    ) : (
      number(line.quantity)
    )
  return [
    { key: 'item', title: text.product, render: (_, line) => <ItemCell item={line} /> },
    {
      key: 'shelf',
      title: kind === 'count' ? text.counted_shelf : text.shelf,
      align: 'right',
      render: (_, line) => number(line.expected),
    },
    {
      key: 'quantity',
      title: kind === 'count' ? text.counted : text.quantity,
      align: 'right',
      render: (_, line) => quantity(line),
    },
    {
      key: 'change',
      title: kind === 'count' ? text.difference : text.change,
      align: 'right',
      render: (_, line) => <Change value={getChange(kind, line)} />,
    },
    ...(kind === 'transfer' && !is_draft
      ? [
          {
            key: 'arrived',
            title: text.arrived,
            align: 'right' as const,
            render: (_: unknown, line: DocumentLine) => number(line.arrived),
          },
        ]
      : []),
    ...(is_draft
      ? [
          {
            key: ACTIONS,
            render: (_: unknown, line: DocumentLine) => (
              <Button
                size="small"
                danger
                aria-label={`${text.remove} ${line.sku}`}
                onClick={() => onLines(lines.filter(({ item_id }) => item_id !== line.item_id))}
              >
                {text.remove}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

/** Lines of a document; in a draft their quantities can be typed. */
export function LineTable(props: LineTableProps) {
  const text = useText(documentText)
  const columns = useColumns(props)
  return (
    <CardTable<DocumentLine>
      rowKey="item_id"
      wide_label={text.lines}
      columns={columns}
      dataSource={[...props.lines]}
      pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: text.no_lines }}
    />
  )
}
