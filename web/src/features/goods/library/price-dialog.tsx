import { changeGoodsPrices, type PriceEnding, type PriceRule, priceEndings } from '@inkroute/contract/goods/price'
import { Form, Input, InputNumber, Modal, Segmented, Select, Table } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import { goodsText } from '../goods.text.ts'
import css from './library.module.css'

interface PriceDialogProps {
  readonly ids: readonly number[]
  readonly onClose: () => void
}

type Kind = PriceRule['kind']
const kinds: readonly Kind[] = ['cost', 'percent', 'add', 'fixed']
const starts: Record<Kind, string> = { cost: '250', percent: '-10', add: '5.00', fixed: '' }

/** The rule as written; null while it cannot be read. */
function findRule(kind: Kind, value: string): PriceRule | null {
  if (kind === 'fixed') return /^(\d{1,8}(\.\d{1,2})?)?$/.test(value) ? { kind, amount: value } : null
  if (kind === 'add') return /^-?\d{1,8}(\.\d{1,2})?$/.test(value) ? { kind, amount: value } : null
  const percent = Number(value)
  if (value === '' || !Number.isFinite(percent)) return null
  return { kind, percent }
}

function Samples({ ids, rule, ending }: { ids: readonly number[]; rule: PriceRule | null; ending: PriceEnding }) {
  const text = useText(goodsText)
  const asked: PriceRule = rule ?? { kind: 'cost', percent: 250 }
  const input = { ids: [...ids], rule: asked, ending, dry_run: true }
  // A dry run has no side effects, so it can be a query.
  const tried = useCall(changeGoodsPrices, input, { quiet: true, enabled: rule !== null }).data
  if (!tried || rule === null) return null
  const money = (value: string | null) => (value === null ? '—' : formatMoney(value))
  return (
    <>
      <p>
        {fill(text.price_summary, { changed: tried.changed })}
        {tried.skipped > 0 ? ` · ${fill(text.price_skipped, { skipped: tried.skipped })}` : ''}
        {tried.below_cost > 0 ? (
          <strong className="text-danger"> · {fill(text.price_below, { below: tried.below_cost })}</strong>
        ) : null}
      </p>
      <div className={css.samples}>
        <Table
          rowKey="sku_id"
          size="small"
          pagination={false}
          dataSource={tried.samples}
          columns={[
            { title: text.sku_code, dataIndex: 'sku_code' },
            { title: text.col_cost, dataIndex: 'cost', align: 'right', render: money },
            { title: text.before, dataIndex: 'before', align: 'right', render: money },
            { title: text.after, dataIndex: 'after', align: 'right', render: money },
          ]}
        />
      </div>
    </>
  )
}

/** Changes prices of many goods by a rule, with every result shown before it is done. */
export function PriceDialog({ ids, onClose }: PriceDialogProps) {
  const text = useText(goodsText)
  const [kind, setKind] = useState<Kind>('cost')
  const [value, setValue] = useState(starts.cost)
  const [ending, setEnding] = useState<PriceEnding>('none')
  const rule = findRule(kind, useDeferredValue(value))
  const send = useSend(changeGoodsPrices, {
    refetch: goodsRefetch,
    onSuccess: ({ changed }) => {
      showToast('success', fill(text.price_done, { changed }))
      onClose()
    },
  })
  const choose = (next: Kind) => {
    setKind(next)
    setValue(starts[next])
  }
  const is_percent = kind === 'cost' || kind === 'percent'
  return (
    <Modal
      open
      width={640}
      title={fill(text.price_title, { count: ids.length })}
      okText={text.apply}
      cancelText={text.cancel}
      okButtonProps={{ loading: send.isPending, disabled: rule === null }}
      onOk={() => rule && send.mutate({ ids: [...ids], rule, ending })}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={text.price_rule}>
          <Segmented
            block
            aria-label={text.price_rule}
            value={kind}
            options={kinds.map((one) => ({ value: one, label: text[`rule_${one}`] }))}
            onChange={(next) => choose(next)}
          />
        </Form.Item>
        <Form.Item label={text[`rule_${kind}_label`]} {...(rule === null ? { validateStatus: 'error' as const } : {})}>
          {is_percent ? (
            <InputNumber
              style={{ width: 160 }}
              value={value === '' ? null : Number(value)}
              min={kind === 'cost' ? 100 : -90}
              max={kind === 'cost' ? 2000 : 1000}
              suffix="%"
              onChange={(next) => setValue(next === null ? '' : String(next))}
            />
          ) : (
            <Input
              style={{ width: 160 }}
              value={value}
              prefix="¥"
              onChange={(event) => setValue(event.target.value.trim())}
            />
          )}
        </Form.Item>
        <Form.Item label={text.ending}>
          <Select
            style={{ width: 160 }}
            value={ending}
            options={priceEndings.map((one) => ({
              value: one,
              label: one === 'none' ? text.ending_none : fill(text.ending_to, { cents: one }),
            }))}
            onChange={setEnding}
          />
        </Form.Item>
      </Form>
      <Samples ids={ids} rule={rule} ending={ending} />
    </Modal>
  )
}
