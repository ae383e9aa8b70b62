import * as contract from '@inkroute/contract/warehouse/stock'
import { Button, Form, InputNumber, Modal, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../warehouse.module.css'
import { warehouseText } from '../warehouse.text.ts'
import { stockText } from './stock.text.ts'

interface Level {
  readonly item_id: number
  readonly warehouse_code: string
  readonly sku: string
  readonly sold_30: number
  readonly reorder_point: number
  readonly target: number
}
interface Rules {
  readonly lead_days: number
  readonly safety_days: number
  readonly cover_days: number
}
const usual: Rules = { lead_days: 14, safety_days: 7, cover_days: 30 }
const isWrong = ({ reorder_point, target }: Level) => target < reorder_point
const getShelf = ({ item_id, warehouse_code }: Level) => ({ item_id, warehouse_code })

function Suggest({ levels, onLevels }: { levels: readonly Level[]; onLevels: (levels: readonly Level[]) => void }) {
  const text = useText(stockText)
  const suggest = useSend(contract.suggestStockLevels, {
    onSuccess: ({ data }) => {
      onLevels(data)
      showToast('success', text.suggested)
    },
  })
  return (
    <Form<Rules>
      layout="inline"
      initialValues={usual}
      aria-label={text.suggest_title}
      onFinish={(rules) => suggest.mutate({ ...rules, shelves: levels.map(getShelf) })}
    >
      {(['lead_days', 'safety_days', 'cover_days'] as const).map((name) => (
        <Form.Item key={name} name={name} label={text[name]} rules={[{ required: true, message: '' }]}>
          <InputNumber min={name === 'safety_days' ? 0 : 1} max={365} precision={0} />
        </Form.Item>
      ))}
      <Button htmlType="submit" loading={suggest.isPending}>
        {text.suggest}
      </Button>
    </Form>
  )
}

interface LevelModalProps {
  readonly rows: readonly contract.StockRow[]
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Reorder points and targets of the chosen shelves, typed or suggested. */
export function LevelModal({ rows, onClose, onSaved }: LevelModalProps) {
  const text = useText(stockText)
  const shared = useText(warehouseText)
  const [levels, setLevels] = useState<readonly Level[]>(() =>
    rows.map((row) => ({ ...row, reorder_point: row.reorder_point ?? 0, target: row.target ?? 0 })),
  )
  const save = useSend(contract.setStockLevels, {
    refetch: [contract.listStock, contract.getStockFacets],
    onSuccess: ({ changed }) => {
      showToast('success', fill(text.levels_saved, { count: changed }))
      onSaved()
    },
  })
  const change = (at: number, part: Partial<Level>) =>
    setLevels(levels.map((level, place) => (place === at ? { ...level, ...part } : level)))
  const field = (name: 'reorder_point' | 'target') => ({
    key: name,
    title: text[name],
    render: (_: unknown, level: Level, at: number) => (
      <InputNumber
        aria-label={`${text[name]} ${level.sku}`}
        min={0}
        max={1_000_000}
        precision={0}
        value={level[name]}
        status={isWrong(level) ? 'error' : ''}
        onChange={(value) => change(at, { [name]: value ?? 0 })}
      />
    ),
  })
  const columns: TableColumnsType<Level> = [
    { key: 'sku', title: shared.sku, render: (_, level) => `${level.sku} · ${level.warehouse_code}` },
    { key: 'sold', title: text.sold, align: 'right', dataIndex: 'sold_30' },
    field('reorder_point'),
    field('target'),
  ]
  const removeAll = () =>
    save.mutate({ levels: levels.map((one) => ({ ...getShelf(one), reorder_point: null, target: null })) })
  const [first] = levels
  return (
    <Modal
      open
      width={760}
      title={text.levels_title}
      okText={shared.save}
      cancelText={shared.cancel}
      okButtonProps={{ loading: save.isPending, disabled: levels.some(isWrong) }}
      onOk={() =>
        save.mutate({
          levels: levels.map((one) => ({ ...getShelf(one), reorder_point: one.reorder_point, target: one.target })),
        })
      }
      onCancel={onClose}
    >
      <div className="grid grid-cols-1 min-w-0 gap-4">
        <p className={css.hint}>{text.levels_help}</p>
        <Suggest levels={levels} onLevels={setLevels} />
        <CardTable<Level>
          rowKey={(level) => `${level.item_id}:${level.warehouse_code}`}
          size="small"
          columns={columns}
          dataSource={[...levels]}
          pagination={false}
        />
        {levels.some(isWrong) ? <span className={css.minus}>{text.level_wrong}</span> : null}
        <span className="inline-flex flex-wrap items-center gap-2">
          {first && levels.length > 1 ? (
            <Button
              onClick={() =>
                setLevels(levels.map((one) => ({ ...one, reorder_point: first.reorder_point, target: first.target })))
              }
            >
              {text.apply_all}
            </Button>
          ) : null}
          <Button danger onClick={removeAll}>
            {text.remove_levels}
          </Button>
        </span>
      </div>
    </Modal>
  )
}
