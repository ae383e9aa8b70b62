import * as contract from '@inkroute/contract/store/setting'
import { listStores, type StoreRow } from '@inkroute/contract/store/store'
import { Button, Drawer, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { storeDialogText } from '../store.text.ts'
import css from './store.module.css'

type Push = ReturnType<typeof useRows>[number]
const tones = { waiting: 'busy', done: 'good', failed: 'bad' } as const

const useRows = (store_id: number) => useCall(contract.listPushes, { store_id }).data?.data ?? []

function useColumns(): TableColumnsType<Push> {
  const text = useText(storeDialogText)
  const retry = useSend(contract.retryPush, {
    refetch: [contract.listPushes, listStores],
    onSuccess: () => showToast('success', text.retried),
  })
  const words = { waiting: text.push_waiting, done: text.push_done, failed: text.push_failed }
  return [
    {
      title: text.order_no,
      render: (_, push) => <Link to={`/myOrder/orderDetail/${push.order_id}`}>{push.external_number}</Link>,
    },
    {
      title: text.tracking,
      render: (_, push) => (
        <>
          {push.tracking_number}
          <div className={css.quiet}>{push.carrier}</div>
        </>
      ),
    },
    {
      title: text.state,
      render: (_, push) => (
        <>
          <span className={css.state} data-tone={tones[push.state]}>
            {words[push.state]}
          </span>
          {push.error ? <div className={css.note}>{push.error}</div> : null}
        </>
      ),
    },
    { title: text.time, render: (_, push) => <RelativeTime at={push.done_at ?? push.created_at} /> },
    {
      key: ACTIONS,
      render: (_, push) =>
        push.state === 'failed' ? (
          <Button size="small" onClick={() => retry.mutate({ id: push.id })}>
            {text.retry}
          </Button>
        ) : null,
    },
  ]
}

export function PushesDrawer({ store, onClose }: { readonly store: StoreRow; readonly onClose: () => void }) {
  const text = useText(storeDialogText)
  const rows = useRows(store.id)
  const empty = <EmptyState icon="box" title={text.pushes_none} />
  return (
    <Drawer open title={fill(text.pushes_title, { name: store.name })} size={760} onClose={onClose}>
      <CardTable
        rowKey="id"
        size="small"
        columns={useColumns()}
        dataSource={[...rows]}
        pagination={false}
        locale={{ emptyText: empty }}
      />
    </Drawer>
  )
}
