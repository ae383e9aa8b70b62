import * as contract from '@inkroute/contract/warehouse/warehouse'
import { Button, Modal, Skeleton, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../warehouse.module.css'
import { warehouseText } from '../warehouse.text.ts'
import { placeText } from './place.text.ts'
import { WarehouseDrawer } from './warehouse-drawer.tsx'

type Warehouse = contract.Warehouse
const uses = ['products', 'only_here', 'pieces', 'open_orders', 'cart_lines', 'on_the_way'] as const

/** Says what closing a warehouse touches before it is closed. */
function CloseModal({ warehouse, onClose }: { readonly warehouse: Warehouse; readonly onClose: () => void }) {
  const text = useText(placeText)
  const shared = useText(warehouseText)
  const { code } = warehouse
  const use = useCall(contract.getWarehouseUse, { code }, { quiet: true })
  const close = useSend(contract.setWarehouseState, {
    refetch: [contract.listOpsWarehouses],
    onSuccess: () => {
      showToast('success', fill(text.closed_done, { code }))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={fill(text.close_title, { code })}
      okText={text.close}
      cancelText={shared.cancel}
      okButtonProps={{ danger: true, loading: close.isPending, disabled: !use.data }}
      onOk={() => close.mutate({ code, is_active: false })}
      onCancel={onClose}
    >
      <p>{text.close_body}</p>
      {use.isError ? <LoadFailed onRetry={() => void use.refetch()} /> : null}
      {use.isPending ? <Skeleton active title={false} /> : null}
      <ul>
        {uses
          .filter((name) => (use.data?.[name] ?? 0) > 0)
          .map((name) => (
            <li key={name} className={name === 'only_here' ? css.minus : ''}>
              {fill(text[`use_${name}`], { count: use.data?.[name] ?? 0 })}
            </li>
          ))}
      </ul>
    </Modal>
  )
}

function WeekCell({ warehouse }: { readonly warehouse: Warehouse }) {
  const text = useText(placeText)
  const off = warehouse.cut_offs.flatMap((cut_off, at) => (cut_off === null ? [text[`week_${at}` as 'week_0']] : []))
  const times = [...new Set(warehouse.cut_offs.filter((cut_off) => cut_off !== null))]
  return (
    <span>
      {times.join(' / ')}
      {off.length > 0 ? (
        <small className={css.hint}>
          {text.day_off} {off.join(' ')}
        </small>
      ) : null}
      {warehouse.holidays.length > 0 ? (
        <small className={css.hint}>
          {text.holidays} {fill(text.holiday_count, { count: warehouse.holidays.length })}
        </small>
      ) : null}
    </span>
  )
}

function useColumns(acts: {
  readonly edit: (row: Warehouse) => void
  readonly close: (row: Warehouse) => void
}): TableColumnsType<Warehouse> {
  const text = useText(placeText)
  const shared = useText(warehouseText)
  const { language } = useLanguage()
  const open = useSend(contract.setWarehouseState, {
    refetch: [contract.listOpsWarehouses],
    onSuccess: ({ code }) => showToast('success', fill(text.opened_done, { code })),
  })
  return [
    {
      key: 'name',
      title: shared.warehouse,
      render: (_, row) => (
        <span>
          {row.code} {row[`name_${language}`]}
          <small className={css.hint}>{[row.address, row.postcode].join(' ')}</small>
        </span>
      ),
    },
    {
      key: 'contact',
      title: text.contact,
      render: (_, row) =>
        row.contact_name || row.contact_phone ? (
          <span>
            {row.contact_name}
            <small className={css.hint}>{row.contact_phone}</small>
          </span>
        ) : null,
    },
    { key: 'week', title: text.cut_offs, render: (_, row) => <WeekCell warehouse={row} /> },
    { key: 'handling', title: text.handling_hours, align: 'right', dataIndex: 'handling_hours' },
    {
      key: 'prints',
      title: text.prints,
      render: (_, row) => row.print_shops.map((shop) => <div key={shop.id}>{shop[`name_${language}`]}</div>),
    },
    {
      key: 'state',
      title: text.state,
      render: (_, row) => (
        <Tag color={row.is_active ? 'green' : 'default'}>{row.is_active ? text.active : shared.closed}</Tag>
      ),
    },
    {
      key: ACTIONS,
      render: (_, row) => (
        <RowActions
          actions={[
            { key: 'edit', label: text.edit, onClick: () => acts.edit(row) },
            row.is_active
              ? { key: 'close', label: text.close, is_danger: true, onClick: () => acts.close(row) }
              : { key: 'open', label: text.open, onClick: () => open.mutate({ code: row.code, is_active: true }) },
          ]}
        />
      ),
    },
  ]
}

/** Where goods are kept, printed and sent from. */
export default function WarehouseDesk() {
  const text = useText(placeText)
  const [edited, setEdited] = useState<Warehouse | 'new' | null>(null)
  const [closing, setClosing] = useState<Warehouse | null>(null)
  const columns = useColumns({ edit: setEdited, close: setClosing })
  const list = useCall(contract.listOpsWarehouses, {}, { quiet: true })
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <Button type="primary" onClick={() => setEdited('new')}>
            {text.new}
          </Button>
        }
      />
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      <CardTable<Warehouse>
        rowKey="code"
        wide_label={text.title}
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        pagination={false}
        locale={{ emptyText: text.none }}
      />
      {edited ? (
        <WarehouseDrawer
          warehouse={edited === 'new' ? null : edited}
          techniques={list.data?.techniques ?? []}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {closing ? <CloseModal warehouse={closing} onClose={() => setClosing(null)} /> : null}
    </div>
  )
}
