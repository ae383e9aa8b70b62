import * as contract from '@inkroute/contract/product-request/third-party'
import type { TableColumnsType, TablePaginationConfig } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../components/request.module.css'
import { thirdPartyText } from './third-party.text.ts'

type Product = contract.ThirdPartyProduct

interface ActionProps {
  readonly onEdit: (product: Product) => void
  readonly onApply: (product: Product) => void
}

function Actions({ product, onEdit, onApply }: ActionProps & { readonly product: Product }) {
  const text = useText(thirdPartyText)
  const may_apply = usePermission('selection.apply:edit')
  const may_edit = usePermission('selection.third-party:edit')
  const remove = useSend(contract.deleteThirdParty, {
    refetch: [contract.listThirdParty],
    onSuccess: () => showToast('success', text.deleted),
  })
  return (
    <RowActions
      actions={[
        may_apply && { key: 'apply', label: text.apply, onClick: () => onApply(product) },
        may_edit && { key: 'edit', label: text.edit, onClick: () => onEdit(product) },
        may_edit && {
          key: 'delete',
          label: text.delete,
          is_danger: true,
          is_busy: remove.isPending,
          confirm: { title: fill(text.delete_title, { name: product.name }), ok: text.delete, cancel: text.keep },
          onClick: () => remove.mutate({ id: product.id }),
        },
      ]}
    />
  )
}

function Identity({ product }: { readonly product: Product }) {
  const text = useText(thirdPartyText)
  return (
    <div className={`flex items-center min-w-0 gap-3 ${css.product}`}>
      {product.picture ? (
        <img src={product.picture.preview_url} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span className={css.no_shot} />
      )}
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>{product.name}</div>
        {product.sku_code ? <code>{product.sku_code}</code> : null}
        {product.link ? (
          <div>
            <a href={product.link} target="_blank" rel="noreferrer nofollow">
              {text.open_link}
            </a>
          </div>
        ) : null}
        {product.remark ? <small style={{ display: 'block' }}>{product.remark}</small> : null}
      </div>
    </div>
  )
}

const money = (amount: string | null) => (amount === null ? '—' : formatMoney(amount))

interface TableProps extends ActionProps {
  readonly rows: readonly Product[]
  readonly is_loading: boolean
  readonly pagination: TablePaginationConfig
}

export function ThirdPartyTable({ rows, is_loading, pagination, ...actions }: TableProps) {
  const text = useText(thirdPartyText)
  const columns: TableColumnsType<Product> = [
    { title: text.product, render: (_, product) => <Identity product={product} /> },
    { title: text.supplier, dataIndex: 'supplier', width: 150, responsive: ['xl'] },
    { title: text.cost, width: 100, align: 'right', responsive: ['md'], render: (_, { cost }) => money(cost) },
    { title: text.price, width: 100, align: 'right', responsive: ['md'], render: (_, { price }) => money(price) },
    {
      title: text.margin,
      width: 90,
      align: 'right',
      responsive: ['md'],
      render: (_, { margin_percent }) => (margin_percent === null ? '—' : `${margin_percent}%`),
    },
    { title: text.updated, width: 120, responsive: ['xxl'], render: (_, one) => <RelativeTime at={one.updated_at} /> },
    {
      title: text.actions,
      key: ACTIONS,
      width: 210,
      render: (_, product) => <Actions product={product} {...actions} />,
    },
  ]
  return <CardTable rowKey="id" columns={columns} dataSource={[...rows]} loading={is_loading} pagination={pagination} />
}
