import { addCartItems, getCart, listCartItems } from '@inkroute/contract/cart/cart'
import * as contract from '@inkroute/contract/goods/merge'
import { Button, Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useMayOpen, usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './merge.module.css'
import { mergeSkuText } from './merge.text.ts'
import { MergeDialog } from './merge-dialog.tsx'

const PAGE_SIZE = 20
const keys = ['keyword'] as const
type Merged = contract.MergedSku

/** The parts as pictures in a row, with their number where it is more than one. */
function PartRow({ merged }: { merged: Merged }) {
  const text = useText(mergeSkuText)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {merged.parts.map((part) => (
          <span key={part.sku_id} className={css.piece} title={`${part.title} · ${part.color_name} ${part.size_name}`}>
            {part.cover ? <img src={part.cover} alt={part.title} loading="lazy" /> : <i />}
            {part.quantity > 1 ? (
              <b className="absolute font-medium text-on-dark bg-ink rounded-pill">×{part.quantity}</b>
            ) : null}
          </span>
        ))}
      </div>
      <small className={css.note}>
        {fill(text.pieces, { count: merged.pieces })} · {fill(text.weight, { weight: merged.weight_g })}
      </small>
      {merged.lost > 0 ? <p className="text-xs text-warning mt-1">{fill(text.lost, { count: merged.lost })}</p> : null}
      {merged.is_orderable || merged.lost > 0 ? null : (
        <p className="text-xs text-warning mt-1">{text.not_orderable}</p>
      )}
    </>
  )
}

function Actions({ merged, onEdit }: { merged: Merged; onEdit: () => void }) {
  const text = useText(mergeSkuText)
  const may_open = useMayOpen()
  const may_fill = usePermission('order.cart:edit')
  const may_edit = usePermission('goods.merge-sku:edit')
  const cart = useSend(addCartItems, {
    refetch: [getCart, listCartItems],
    onSuccess: () => showToast('success', fill(text.added, { count: merged.pieces }), 3),
  })
  const remove = useSend(contract.deleteMergedSku, { refetch: [contract.listMergedSkus] })
  const items = merged.parts.map(({ sku_id, quantity }) => ({ sku_id, quantity }))
  const { name } = merged
  return (
    <RowActions
      actions={[
        may_fill &&
          may_open('/main/cart') && {
            key: 'cart',
            label: text.cart,
            name: fill(text.cart_one, { name }),
            is_busy: cart.isPending,
            is_disabled: !merged.is_orderable,
            onClick: () => cart.mutate({ items }),
          },
        may_edit && { key: 'edit', label: text.edit, name: fill(text.edit_one, { name }), onClick: onEdit },
        may_edit && {
          key: 'apart',
          label: text.apart,
          name: fill(text.apart_one, { name }),
          is_danger: true,
          confirm: { title: text.apart_title, body: text.apart_body, ok: text.apart, cancel: text.cancel },
          onClick: () => remove.mutate({ id: merged.id }),
        },
      ]}
    />
  )
}

function useColumns(onEdit: (merged: Merged) => void): TableColumnsType<Merged> {
  const text = useText(mergeSkuText)
  return [
    {
      title: text.code,
      key: 'code',
      width: 190,
      render: (_, merged) => (
        <>
          <strong className="font-medium tabular-nums">{merged.code}</strong>
          <div>{merged.name}</div>
          {merged.remark ? <small className={css.note}>{merged.remark}</small> : null}
        </>
      ),
    },
    { title: text.parts, key: 'parts', render: (_, merged) => <PartRow merged={merged} /> },
    { title: text.cost, key: 'cost', align: 'right', width: 100, render: (_, { cost }) => formatMoney(cost) },
    {
      title: text.actions,
      key: ACTIONS,
      width: 220,
      render: (_, merged) => <Actions merged={merged} onEdit={() => onEdit(merged)} />,
    },
  ]
}

/** Codes that combine several SKUs. */
export default function MergeSkuScreen() {
  const text = useText(mergeSkuText)
  const may_edit = usePermission('goods.merge-sku:edit')
  const { filter, page, setFilter } = useSearchFilter(keys)
  const [asked, setAsked] = useState<{ readonly merged: Merged | null } | null>(null)
  const columns = useColumns((merged) => setAsked({ merged }))
  const query = { page, page_size: PAGE_SIZE, ...(filter.keyword ? { keyword: filter.keyword } : {}) }
  const found = useCall(contract.listMergedSkus, query, { quiet: true })
  const add = may_edit ? (
    <Button type="primary" onClick={() => setAsked({ merged: null })}>
      {text.add}
    </Button>
  ) : null
  return (
    <>
      <PageHeader description={text.description} actions={add} />
      <search className="mb-4">
        <Input.Search
          key={filter.keyword ?? ''}
          style={{ maxWidth: 280 }}
          defaultValue={filter.keyword ?? ''}
          placeholder={text.search}
          aria-label={text.search}
          allowClear
          maxLength={60}
          onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
        />
      </search>
      {found.isError && !found.data ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? (
        <EmptyState icon="layers" title={text.none} body={text.none_body} action={add} />
      ) : (
        <CardTable
          wide_label={text.parts}
          rowKey="id"
          columns={columns}
          dataSource={found.data?.data ?? []}
          loading={found.isPending}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: found.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next) }),
          }}
        />
      )}
      {asked ? <MergeDialog merged={asked.merged} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
