import * as account from '@inkroute/contract/account/account'
import { orderSourceNames, orderStateNames } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/desk'
import { getDeskPrintProof } from '@inkroute/contract/personal/proof'
import { Button, Skeleton, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { PrintProof } from '../components/print-proof.tsx'
import { ActionModal } from './action-modal.tsx'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'
import { Goods, MoneyPanel } from './money-panels.tsx'
import { stateColors } from './state-colors.ts'
import { Story } from './story.tsx'
import { Delivery, Making, Sending, Tickets } from './story-panels.tsx'

type Order = contract.DeskOrder

const getPermission = (action: contract.DeskAction): string =>
  action === 'refund' ? 'ops.order:refund' : 'ops.order:edit'

function Actions({
  order,
  onChoose,
}: {
  readonly order: Order
  readonly onChoose: (action: contract.DeskAction) => void
}) {
  const text = useText(deskText)
  const permissions = useCall(account.getStaff, {}).data?.permissions ?? []
  const shown = order.actions.filter(
    ({ action, is_allowed }) =>
      // An address cannot be changed nor money given back by who sees neither.
      (order.address !== null || !(action === 'change' || action === 'refund')) &&
      permissions.includes(getPermission(action)) &&
      (is_allowed || (action !== 'hold' && action !== 'release')),
  )
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map(({ action, is_allowed, reason }) => (
        <Tooltip key={action} title={reason ?? ''}>
          <Button danger={action === 'cancel'} disabled={!is_allowed} onClick={() => onChoose(action)}>
            {text[action]}
          </Button>
        </Tooltip>
      ))}
    </div>
  )
}

function Header({ order }: { readonly order: Order }) {
  const text = useText(deskText)
  const { language } = useLanguage()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Tag color={stateColors[order.state] ?? 'default'}>{orderStateNames[order.state][language]}</Tag>
      {order.is_overdue ? <Tag color="red">{text.late}</Tag> : null}
      <span>{text.seller}</span>
      <OpsLink kind="seller" id={order.seller.id}>
        {order.seller.name || order.seller.id}
      </OpsLink>
      <span>
        {[order.store_name || orderSourceNames[order.source][language], order.external_no].filter(Boolean).join(' · ')}
      </span>
      {order.due_at ? (
        <span>
          {text.due} <RelativeTime at={order.due_at} />
        </span>
      ) : null}
      {order.hold_note ? <span className={css.problem}>{order.hold_note}</span> : null}
    </span>
  )
}

function Proof({ order_no }: { readonly order_no: string }) {
  const found = useCall(getDeskPrintProof, { order_no }, { quiet: true })
  return <PrintProof lines={found.data?.lines} is_failed={found.isError} onRetry={() => void found.refetch()} />
}

/** One order with everything that happened to it and everything staff can do about it. */
export default function OrderStoryScreen() {
  const text = useText(deskText)
  const { number = '' } = useParams()
  const [action, setAction] = useState<contract.DeskAction | null>(null)
  const call = useCall(contract.getDeskOrder, { order_no: number }, { quiet: true })
  const order = call.data
  if (call.isError && !order) {
    const is_unknown = call.error?.code === 'not_found'
    return (
      <div className="grid grid-cols-1 min-w-0 gap-4">
        <Link to="/ops/order">← {text.back}</Link>
        {is_unknown ? (
          <PageHeader title={text.not_found} description={fill(text.not_found_hint, { number })} />
        ) : (
          <LoadFailed onRetry={() => void call.refetch()} />
        )}
      </div>
    )
  }
  if (!order) return <Skeleton active paragraph={{ rows: 10 }} />
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <Link to="/ops/order">← {text.back}</Link>
      <PageHeader
        title={order.order_no}
        description={<Header order={order} />}
        actions={<Actions order={order} onChoose={setAction} />}
      />
      <div className={`grid items-start gap-4 ${css.columns}`}>
        <div className="grid grid-cols-1 gap-4">
          <Goods order={order} />
          <Proof order_no={order.order_no} />
          <Story order={order} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Delivery order={order} />
          <MoneyPanel order={order} />
          <Making order={order} />
          <Sending order={order} />
          <Tickets order={order} />
        </div>
      </div>
      {action ? <ActionModal key={action} order={order} action={action} onClose={() => setAction(null)} /> : null}
    </div>
  )
}
