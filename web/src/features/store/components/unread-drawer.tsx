import * as contract from '@inkroute/contract/store/setting'
import { listStores, type StoreRow } from '@inkroute/contract/store/store'
import { Button, Drawer, Pagination, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { unreadText } from '../store.text.ts'
import css from './unread-drawer.module.css'

const PAGE_SIZE = 20
const refetch = [contract.listUnreadOrders, listStores]

interface Unread {
  readonly id: number
  readonly external_order_id: string
  readonly problem: string
  readonly place: string
  readonly raw: string
  readonly created_at: string
}

const pretty = (raw: string): string => {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2)
  } catch {
    // A very large order is kept shortened.
    return raw
  }
}

function UnreadOrder({ order }: { readonly order: Unread }) {
  const text = useText(unreadText)
  const read = useSend(contract.readOrderAgain, {
    refetch,
    onSuccess: ({ is_read, problem }) =>
      is_read ? showToast('success', text.read) : showToast('error', fill(text.still, { problem })),
  })
  const dismiss = useSend(contract.dismissUnread, { refetch, onSuccess: () => showToast('success', text.dismissed) })
  const has_number = !order.external_order_id.startsWith('?')
  return (
    <li className="grid min-w-0 border rounded-card gap-2 p-4">
      <div className="flex flex-wrap justify-between gap-2">
        {has_number ? (
          <Typography.Text strong copyable>
            {order.external_order_id}
          </Typography.Text>
        ) : (
          <strong>{text.no_number}</strong>
        )}
        <span className="text-sm text-quiet">
          <RelativeTime at={order.created_at} />
        </span>
      </div>
      <p className="text-danger">{order.problem}</p>
      {order.place ? <p className="text-sm text-quiet">{fill(text.field, { place: order.place })}</p> : null}
      <details>
        <summary>{text.raw}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <pre className={`overflow-auto text-xs bg-paper rounded-control p-3 m-0 mt-2 ${css.raw}`} tabIndex={0}>
          {pretty(order.raw)}
        </pre>
      </details>
      <Allowed permission="order.store:edit">
        <div className="flex gap-2">
          {has_number ? (
            <Button size="small" type="primary" loading={read.isPending} onClick={() => read.mutate({ id: order.id })}>
              {text.read_again}
            </Button>
          ) : null}
          <Button size="small" loading={dismiss.isPending} onClick={() => dismiss.mutate({ id: order.id })}>
            {text.dismiss}
          </Button>
        </div>
      </Allowed>
    </li>
  )
}

/** Orders of one store that could not be read: what is wrong, what came, and another try. */
export function UnreadDrawer({ store, onClose }: { readonly store: StoreRow; readonly onClose: () => void }) {
  const text = useText(unreadText)
  const [page, setPage] = useState(1)
  const {
    data,
    isError,
    refetch: again,
  } = useCall(contract.listUnreadOrders, {
    store_id: store.id,
    page,
    page_size: PAGE_SIZE,
  })
  return (
    <Drawer open title={fill(text.title, { name: store.name })} size={640} onClose={onClose}>
      <p className="text-sm text-quiet">{text.intro}</p>
      {isError ? <LoadFailed onRetry={() => void again()} /> : null}
      {!data && !isError ? <Skeleton active /> : null}
      {data?.total === 0 ? <EmptyState icon="box" title={text.none} /> : null}
      <ul className="grid list-none gap-3 p-0 mx-0 my-4">
        {data?.data.map((order) => (
          <UnreadOrder key={order.id} order={order} />
        ))}
      </ul>
      {data && data.total > PAGE_SIZE ? (
        <Pagination
          align="end"
          current={page}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </Drawer>
  )
}
