import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import type { GoodsDetail, GoodsSku } from '@inkroute/contract/goods/goods'
import { addSkus, deleteSkus, updateSku } from '@inkroute/contract/goods/sku'
import { Button, Input, Popconfirm, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Allowed, usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ScrollTable } from '../../../shared/ui/table/scroll-table.tsx'
import { useSelectionLabels } from '../../../shared/ui/table/use-selection-labels.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { useAddToCart } from '../cart-button.ts'
import { goodsRefetch } from '../goods.api.ts'
import { cartText } from '../goods.text.ts'
import { percentText } from '../goods.view.ts'
import { LabelDialog } from '../label/label-dialog.tsx'
import { PriceDialog } from '../library/price-dialog.tsx'
import css from './detail.module.css'
import { detailText } from './detail.text.ts'

interface InlineFieldProps {
  readonly value: string
  readonly label: string
  readonly placeholder?: string
  readonly is_numeric?: boolean
  readonly disabled?: boolean
  /** Resolves when saved; after a refusal the input is kept for correction. */
  readonly onSave: (value: string) => Promise<unknown>
}

/** An editable cell: Enter or blur saves, Escape reverts. */
function InlineField({ value, label, placeholder, is_numeric, disabled, onSave }: InlineFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [is_refused, setRefused] = useState(false)
  const keep = async () => {
    if (typed === null || typed.trim() === value) return setTyped(null)
    try {
      await onSave(typed.trim())
      setTyped(null)
      setRefused(false)
    } catch {
      setRefused(true)
    }
  }
  return (
    <Input
      className={is_numeric ? `${css.inline} ${css.numeric}` : (css.inline ?? '')}
      variant={typed === null ? 'borderless' : 'outlined'}
      value={typed ?? value}
      aria-label={label}
      placeholder={placeholder ?? ''}
      disabled={disabled ?? false}
      {...(is_refused ? { status: 'error' as const } : {})}
      onFocus={() => setTyped((now) => now ?? value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void keep()}
      onPressEnter={(event) => event.currentTarget.blur()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        setTyped(null)
        setRefused(false)
      }}
    />
  )
}

/** Adds the colours and sizes the goods lack. */
function AddSkusButton({ goods }: { goods: GoodsDetail }) {
  const text = useText(detailText)
  const is_open = goods.missing_item_count > 0 && goods.is_orderable
  const product = useCall(getProductAsSeller, { id: goods.basic_product_id }, { quiet: true, enabled: is_open }).data
  const add = useSend(addSkus, {
    refetch: goodsRefetch,
    onSuccess: ({ added }) => showToast('success', fill(text.added, { count: added })),
  })
  if (!is_open || !product) return null
  const present = new Set(goods.skus.map((sku) => sku.item_id))
  const item_ids = product.items.filter((item) => !present.has(item.id)).map((item) => item.id)
  return (
    <Allowed permission="goods.library:edit">
      <Button loading={add.isPending} onClick={() => add.mutate({ id: goods.id, item_ids })}>
        {fill(text.add_skus, { count: goods.missing_item_count })}
      </Button>
    </Allowed>
  )
}

type Field = 'sku_code' | 'barcode' | 'price'

function SkuField({ sku, field, disabled }: { sku: GoodsSku; field: Field; disabled: boolean }) {
  const text = useText(detailText)
  const save = useSend(updateSku, { refetch: goodsRefetch, onSuccess: () => showToast('success', text.saved) })
  return (
    <InlineField
      value={sku[field] ?? ''}
      label={fill(text.edit_of, { sku: sku.name, field: text[field] })}
      {...(field === 'barcode' ? { placeholder: text.barcode_hint } : field === 'price' ? { placeholder: '—' } : {})}
      is_numeric={field === 'price'}
      disabled={disabled}
      onSave={(value) => save.mutateAsync({ id: sku.id, [field]: value })}
    />
  )
}

function useColumns(disabled: boolean): TableColumnsType<GoodsSku> {
  const text = useText(detailText)
  const editable = (field: Field, width: number): TableColumnsType<GoodsSku>[number] => ({
    title: text[field],
    key: field,
    width,
    ...(field === 'price' ? { align: 'right' as const } : {}),
    render: (_, sku) => <SkuField sku={sku} field={field} disabled={disabled} />,
  })
  return [
    {
      title: text.variant,
      key: 'variant',
      width: 150,
      render: (_, sku) => (
        <span className={`inline-flex items-center gap-1.5 ${css.swatch}`}>
          <i style={{ background: sku.color_hex }} />
          {sku.color_name} / {sku.size_name}
        </span>
      ),
    },
    editable('sku_code', 230),
    editable('barcode', 190),
    editable('price', 120),
    { title: text.cost, key: 'cost', align: 'right', width: 100, render: (_, sku) => formatMoney(sku.cost) },
    {
      title: text.margin,
      key: 'margin',
      align: 'right',
      width: 90,
      render: (_, sku) => (
        <span className={sku.margin_bp !== null && sku.margin_bp < 0 ? 'text-danger' : undefined}>
          {percentText(sku.margin_bp)}
        </span>
      ),
    },
  ]
}

function SkuActions({ goods, chosen, onDone }: { goods: GoodsDetail; chosen: readonly number[]; onDone: () => void }) {
  const text = useText(detailText)
  const words = useText(cartText)
  const cart = useAddToCart()
  const [open, setOpen] = useState<'labels' | 'price' | null>(null)
  const remove = useSend(deleteSkus, {
    refetch: goodsRefetch,
    onSuccess: ({ deleted }) => {
      showToast('success', fill(text.deleted, { count: deleted }))
      onDone()
    },
  })
  const sku_ids = chosen.length > 0 ? chosen : goods.skus.map((sku) => sku.id)
  return (
    <div className="flex flex-wrap gap-2">
      {chosen.length > 0 && cart && goods.is_orderable ? (
        <Button type="primary" loading={cart.is_busy} onClick={() => cart.add(chosen)}>
          {words.add_chosen}
        </Button>
      ) : null}
      {chosen.length > 0 ? (
        <Allowed permission="goods.library:edit">
          <Popconfirm
            title={fill(text.delete_ask, { count: chosen.length })}
            okText={text.delete}
            cancelText={text.keep}
            onConfirm={() => remove.mutate({ id: goods.id, sku_ids: [...chosen] })}
          >
            <Button danger loading={remove.isPending}>
              {text.delete_skus}
            </Button>
          </Popconfirm>
        </Allowed>
      ) : null}
      <Allowed permission="goods.library:price">
        <Button onClick={() => setOpen('price')}>{text.set_price}</Button>
      </Allowed>
      <Allowed permission="goods.barcode">
        <Button onClick={() => setOpen('labels')}>{text.print}</Button>
      </Allowed>
      <AddSkusButton goods={goods} />
      {open === 'labels' ? <LabelDialog sku_ids={sku_ids} onClose={() => setOpen(null)} /> : null}
      {open === 'price' ? <PriceDialog ids={[goods.id]} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}

/** The SKUs with everything a seller changes typed straight into the table. */
export function SkuTable({ goods }: { goods: GoodsDetail }) {
  const text = useText(detailText)
  const may_edit = usePermission('goods.library:edit') && goods.deleted_at === null
  const [chosen, setChosen] = useState<readonly number[]>([])
  const words = useSelectionLabels(goods.skus)
  const present = chosen.filter((id) => goods.skus.some((sku) => sku.id === id))
  const actions = goods.deleted_at ? null : <SkuActions goods={goods} chosen={present} onDone={() => setChosen([])} />
  return (
    <Panel title={fill(text.skus, { count: goods.sku_count })} extra={actions}>
      <ScrollTable label={fill(text.skus, { count: goods.sku_count })}>
        <Table
          rowKey="id"
          size="small"
          columns={useColumns(!may_edit)}
          dataSource={goods.skus}
          pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
          {...(may_edit
            ? {
                rowSelection: {
                  ...words,
                  selectedRowKeys: [...present],
                  onChange: (keys) => setChosen(keys.map(Number)),
                },
              }
            : {})}
        />
      </ScrollTable>
    </Panel>
  )
}
