import { type LabelPresetKey, labelPresets, MAX_LABEL_SKUS, MAX_LABELS } from '@inkroute/contract/goods/codes'
import { getLabelRun, listSkus, printLabels, type SkuRow } from '@inkroute/contract/goods/sku'
import { MAX_PAGE_SIZE } from '@inkroute/contract/wire'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Form, InputNumber, Modal, Select, Spin } from 'antd'
import { useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { labelText } from './label.text.ts'

const POLL_MS = 700

interface LabelDialogProps {
  /** SKUs to print, or goods all of whose SKUs are printed. */
  readonly sku_ids?: readonly number[]
  readonly goods_ids?: readonly number[]
  readonly onClose: () => void
}

async function skusOfGoods(goods_ids: readonly number[]): Promise<number[]> {
  const found: SkuRow[] = []
  for (const goods_id of goods_ids) {
    for (let page = 1; found.length < MAX_LABEL_SKUS; page++) {
      const { data } = await call(listSkus, { goods_id, page, page_size: MAX_PAGE_SIZE })
      found.push(...data)
      if (data.length < MAX_PAGE_SIZE) break
    }
  }
  return found.slice(0, MAX_LABEL_SKUS).map(({ id }) => id)
}

/** SKU numbers, looked up when only the goods are known; null while looking. */
function useSkuIds({ sku_ids, goods_ids }: LabelDialogProps): readonly number[] | null {
  const found = useQuery({
    queryKey: [listSkus.path, 'of-goods', goods_ids],
    queryFn: () => skusOfGoods(goods_ids ?? []),
    enabled: sku_ids === undefined,
  })
  return sku_ids ?? found.data ?? null
}

function Progress({ id }: { id: number }) {
  const text = useText(labelText)
  const known = useCall(getLabelRun, { id }, { quiet: true }).data
  const is_open = known === undefined || known.status === 'queued' || known.status === 'running'
  useCall(getLabelRun, { id }, { quiet: true, enabled: is_open, refetch_ms: POLL_MS })
  if (is_open) return <Spin description={fill(text.working, { labels: known?.label_count ?? '' })}> </Spin>
  if (known.status === 'failed') return <Alert type="error" showIcon title={text.failed} />
  return (
    <>
      <Alert
        type="success"
        showIcon
        title={fill(text.ready, { pages: known.page_count ?? 0, labels: known.label_count })}
        {...(known.dense_count > 0 ? { description: fill(text.dense, { count: known.dense_count }) } : {})}
      />
      <p style={{ marginTop: 16 }}>
        <Button type="primary" href={known.download_url ?? ''} target="_blank">
          {text.open}
        </Button>
      </p>
    </>
  )
}

interface Options {
  readonly preset: LabelPresetKey
  readonly copies: number
  readonly skip: number
  readonly with_title: boolean
  readonly with_price: boolean
}

function OptionFields({ options, set }: { options: Options; set: (part: Partial<Options>) => void }) {
  const text = useText(labelText)
  return (
    <Form layout="vertical">
      <Form.Item label={text.preset}>
        <Select
          aria-label={text.preset}
          value={options.preset}
          options={labelPresets.map(({ key }) => ({ value: key, label: text[key] }))}
          onChange={(preset) => set({ preset })}
        />
      </Form.Item>
      <Form.Item label={text.copies}>
        <InputNumber min={1} max={1000} value={options.copies} onChange={(copies) => set({ copies: copies ?? 1 })} />
      </Form.Item>
      {options.preset.startsWith('a4') ? (
        <Form.Item label={text.skip}>
          <InputNumber min={0} max={39} value={options.skip} onChange={(skip) => set({ skip: skip ?? 0 })} />
        </Form.Item>
      ) : null}
      <Checkbox checked={options.with_title} onChange={(event) => set({ with_title: event.target.checked })}>
        {text.with_title}
      </Checkbox>
      <Checkbox checked={options.with_price} onChange={(event) => set({ with_price: event.target.checked })}>
        {text.with_price}
      </Checkbox>
    </Form>
  )
}

/** Chooses paper and copies, has the PDF made in the background, and hands it over. */
export function LabelDialog(props: LabelDialogProps) {
  const text = useText(labelText)
  const sku_ids = useSkuIds(props)
  const [options, setOptions] = useState<Options>({
    preset: '50x30',
    copies: 1,
    skip: 0,
    with_title: true,
    with_price: false,
  })
  const print = useSend(printLabels)
  const labels = (sku_ids?.length ?? 0) * options.copies
  const { copies, ...rest } = options
  const make = () => print.mutate({ ...rest, items: (sku_ids ?? []).map((sku_id) => ({ sku_id, copies })) })
  const is_too_many = labels > MAX_LABELS
  return (
    <Modal
      open
      title={text.title}
      okText={text.make}
      cancelText={text.close}
      okButtonProps={{ loading: print.isPending, disabled: labels === 0 || is_too_many }}
      {...(print.data ? { footer: null } : {})}
      onOk={make}
      onCancel={props.onClose}
    >
      {print.data ? (
        <Progress id={print.data.id} />
      ) : (
        <>
          <OptionFields options={options} set={(part) => setOptions((now) => ({ ...now, ...part }))} />
          <p style={{ marginTop: 12 }}>
            {sku_ids === null ? <Spin size="small" /> : null}
            {sku_ids?.length === 0 ? text.none : null}
            {labels > 0 ? fill(text.summary, { skus: sku_ids?.length ?? 0, labels }) : null}
            {is_too_many ? ` · ${fill(text.too_many, { limit: MAX_LABELS })}` : null}
          </p>
          <p style={{ color: 'var(--color-ink-secondary)' }}>{text.fallback}</p>
        </>
      )}
    </Modal>
  )
}
