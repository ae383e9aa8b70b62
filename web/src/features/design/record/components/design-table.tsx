import {
  type DesignRecord,
  deleteDesigns,
  listDesigns,
  renameDesign,
  restoreDesigns,
} from '@inkroute/contract/design/record'
import { Button, Input, Modal, Table, type TableColumnsType } from 'antd'
import { type ReactNode, useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import { Allowed } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { useSelectionLabels } from '../../../../shared/ui/table/use-selection-labels.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import css from '../record.module.css'
import { designRecordText } from '../record.text.ts'
import { PAGE_SIZE, type useDesigns } from '../use-designs.ts'
import { DesignActions, DesignName, MakingState, type RecordAction } from './design-cells.tsx'
import { PrintDrawer } from './print-drawer.tsx'
import { RecordFilters } from './record-filters.tsx'
import { VersionsDrawer } from './versions-drawer.tsx'

function RenameDialog({ record, onClose }: { record: DesignRecord; onClose: () => void }) {
  const text = useText(designRecordText)
  const [name, setName] = useState(record.name)
  const rename = useSend(renameDesign, {
    refetch: [listDesigns],
    onSuccess: () => {
      showToast('success', text.renamed)
      onClose()
    },
  })
  const send = () => rename.mutate({ id: record.id, name: name.trim() })
  return (
    <Modal
      open
      title={text.rename}
      okText={text.save}
      cancelText={text.close}
      okButtonProps={{ disabled: name.trim() === '', loading: rename.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <Input
        aria-label={text.name}
        value={name}
        maxLength={120}
        autoFocus
        onChange={(event) => setName(event.target.value)}
        onPressEnter={() => name.trim() && send()}
      />
    </Modal>
  )
}

type OnAction = (action: RecordAction, record: DesignRecord) => void

function useColumns(onAction: OnAction): TableColumnsType<DesignRecord> {
  const text = useText(designRecordText)
  const actions = (record: DesignRecord) => <DesignActions record={record} onAction={onAction} />
  const making = (record: DesignRecord) => <MakingState making={record.mockups} design_id={record.id} />
  return [
    {
      title: text.design,
      key: 'name',
      minWidth: 200,
      render: (_, record) => (
        <>
          <DesignName record={record} />
          <div className={`hidden ${css.narrow}`}>
            {making(record)}
            {actions(record)}
          </div>
        </>
      ),
    },
    {
      title: text.product,
      key: 'product',
      responsive: ['xl'],
      render: (_, record) => (
        <>
          <div>{record.product_name}</div>
          <div className="text-xs text-quiet">{record.is_offered ? record.product_code : text.withdrawn}</div>
        </>
      ),
    },
    { title: text.state, key: 'state', width: 130, responsive: ['md'], render: (_, record) => making(record) },
    {
      title: text.changed,
      key: 'changed',
      width: 130,
      responsive: ['md'],
      render: (_, record) => <RelativeTime at={record.updated_at} />,
    },
    { title: text.actions, key: 'actions', width: 220, responsive: ['md'], render: (_, record) => actions(record) },
  ]
}

/** Deletes immediately; can be undone while the toast is shown. */
function useDeleting() {
  const text = useText(designRecordText)
  const [deleted, setDeleted] = useState<number[]>([])
  const remove = useSend(deleteDesigns, {
    refetch: [listDesigns],
    onSuccess: (_, { ids }) => setDeleted(ids as number[]),
  })
  const restore = useSend(restoreDesigns, {
    refetch: [listDesigns],
    onSuccess: () => {
      setDeleted([])
      showToast('success', text.restored)
    },
  })
  const bar =
    deleted.length > 0 ? (
      <div className={`flex items-center bg-action-soft gap-3 px-3 py-2 ${css.bulk}`} role="status">
        {fill(text.deleted, { count: deleted.length })}
        <Button size="small" loading={restore.isPending} onClick={() => restore.mutate({ ids: deleted })}>
          {text.undo}
        </Button>
      </div>
    ) : null
  return { bar, remove: (ids: number[]) => remove.mutate({ ids }) }
}

interface OpenProps {
  readonly open: { readonly action: RecordAction; readonly record: DesignRecord } | null
  readonly onClose: () => void
}

function OpenPanel({ open, onClose }: OpenProps) {
  if (open?.action === 'versions') return <VersionsDrawer design_id={open.record.id} onClose={onClose} />
  if (open?.action === 'print') return <PrintDrawer design_id={open.record.id} onClose={onClose} />
  if (open?.action === 'rename') return <RenameDialog record={open.record} onClose={onClose} />
  return null
}

export function DesignTable({ designs, start }: { designs: ReturnType<typeof useDesigns>; start: ReactNode }) {
  const text = useText(designRecordText)
  const { list, filter, page, setFilter, is_narrowed } = designs
  const [chosen, setChosen] = useState<number[]>([])
  const [open, setOpen] = useState<OpenProps['open']>(null)
  const { bar, remove } = useDeleting()
  const words = useSelectionLabels(list.data?.data ?? [])
  const columns = useColumns((action, record) =>
    action === 'delete' ? remove([record.id]) : setOpen({ action, record }),
  )
  const removeChosen = () => {
    remove(chosen)
    setChosen([])
  }
  const is_empty = list.data?.total === 0
  return (
    <div className="grid gap-4">
      {is_empty && !is_narrowed ? null : <RecordFilters filter={filter} setFilter={setFilter} />}
      {bar}
      {chosen.length > 0 ? (
        <div className={`flex items-center bg-action-soft gap-3 px-3 py-2 ${css.bulk}`}>
          {fill(text.chosen, { count: chosen.length })}
          <Allowed permission="design.record:delete">
            <Button size="small" danger onClick={removeChosen}>
              {fill(text.delete_chosen, { count: chosen.length })}
            </Button>
          </Allowed>
        </div>
      ) : null}
      {list.isError && !list.data ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {is_empty ? (
        <EmptyState
          icon="pen"
          title={is_narrowed ? text.none_title : text.empty_title}
          {...(is_narrowed ? {} : { body: text.empty_body, action: start })}
        />
      ) : (
        <Table
          rowKey="id"
          columns={columns}
          dataSource={list.data?.data ?? []}
          loading={list.isPending}
          rowSelection={{ ...words, selectedRowKeys: chosen, onChange: (ids) => setChosen(ids as number[]) }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: list.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next) }),
          }}
        />
      )}
      <OpenPanel open={open} onClose={() => setOpen(null)} />
    </div>
  )
}
