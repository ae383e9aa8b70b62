import * as contract from '@inkroute/contract/warehouse/document'
import { Checkbox, Form, Input, InputNumber, Modal, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ItemCell } from '../item-cell.tsx'
import { warehouseText } from '../warehouse.text.ts'
import { documentText } from './document.text.ts'

type Line = contract.DocumentLine
const getOpen = ({ quantity, arrived }: Line) => quantity - arrived

interface ReceiveProps {
  readonly document: contract.StockDocument
  readonly onClose: () => void
}

/** What arrived of a transfer: everything by default, less if it is typed. */
export function ReceiveModal({ document, onClose }: ReceiveProps) {
  const text = useText(documentText)
  const shared = useText(warehouseText)
  const open = document.lines.filter((line) => getOpen(line) > 0)
  const [came, setCame] = useState<ReadonlyMap<number, number>>(
    () => new Map(open.map((line) => [line.item_id, getOpen(line)])),
  )
  const [is_final, setFinal] = useState(false)
  const [note, setNote] = useState('')
  const receive = useSend(contract.receiveTransfer, {
    refetch: [contract.getStockDocument, contract.listStockDocuments],
    onSuccess: () => {
      showToast('success', text.receive_done)
      onClose()
    },
  })
  const columns: TableColumnsType<Line> = [
    { key: 'item', title: text.product, render: (_, line) => <ItemCell item={line} /> },
    { key: 'open', title: text.receive_open, align: 'right', render: (_, line) => getOpen(line) },
    {
      key: 'now',
      title: text.receive_now,
      render: (_, line) => (
        <InputNumber
          aria-label={fill(text.quantity_of, { sku: line.sku })}
          min={0}
          max={getOpen(line)}
          precision={0}
          value={came.get(line.item_id) ?? 0}
          onChange={(value) => setCame(new Map(came).set(line.item_id, value ?? 0))}
        />
      ),
    },
  ]
  const pieces = [...came.values()].reduce((sum, value) => sum + value, 0)
  return (
    <Modal
      open
      width={720}
      title={fill(text.receive_title, { number: document.number })}
      okText={`${text.receive} · ${fill(shared.pieces, { count: pieces })}`}
      cancelText={shared.cancel}
      okButtonProps={{ loading: receive.isPending, disabled: pieces === 0 && !is_final }}
      onOk={() =>
        receive.mutate({
          id: document.id,
          note,
          is_final,
          lines: [...came].map(([item_id, quantity]) => ({ item_id, quantity })),
        })
      }
      onCancel={onClose}
    >
      <div className="grid grid-cols-1 min-w-0 gap-4">
        <CardTable<Line> rowKey="item_id" size="small" columns={columns} dataSource={open} pagination={false} />
        <Form layout="vertical">
          <Form.Item label={text.note}>
            <Input
              maxLength={500}
              value={note}
              aria-label={text.note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Form.Item>
          <Checkbox checked={is_final} onChange={({ target }) => setFinal(target.checked)}>
            {text.receive_final}
          </Checkbox>
        </Form>
      </div>
    </Modal>
  )
}
