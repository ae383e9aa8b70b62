import * as account from '@inkroute/contract/account/account'
import { orderStateNames } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/desk'
import { Button, Segmented, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ActionModal } from './action-modal.tsx'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'
import { stateColors } from './order-desk.tsx'
import { Delivery, Goods, Making, MoneyPanel, Sending, Tickets } from './story-panels.tsx'

type Order = contract.DeskOrder

function Story({ story }: { readonly story: Order['story'] }) {
  const text = useText(deskText)
  const time_zone = useTimeZone()
  const [kind, setKind] = useState<string>('')
  const kinds = contract.storyKinds.filter((one) => story.some((item) => item.kind === one))
  return (
    <Panel title={text.story}>
      <div style={{ overflowX: 'auto', marginBottom: 12 }}>
        <Segmented
          size="small"
          value={kind}
          options={[
            { value: '', label: text.story_all },
            ...kinds.map((one) => ({ value: one, label: text[`kind_${one}`] })),
          ]}
          onChange={setKind}
        />
      </div>
      <ol className={css.story}>
        {story
          .filter((item) => kind === '' || item.kind === kind)
          .map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever read as a whole
            <li key={at}>
              <time className={css.when} dateTime={item.at}>
                {formatInstant(item.at, time_zone)}
              </time>
              <div>
                <Tag>{text[`kind_${item.kind}`]}</Tag>
                <span className={item.is_problem ? css.problem : undefined}>{item.text}</span>
                <small className={css.small}>{[item.by, item.detail].filter(Boolean).join(' · ')}</small>
              </div>
            </li>
          ))}
      </ol>
    </Panel>
  )
}

const permissionOf = (action: contract.DeskAction): string =>
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
      permissions.includes(permissionOf(action)) && (is_allowed || (action !== 'hold' && action !== 'release')),
  )
  return (
    <div className={css.actions}>
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
    <span className={css.row}>
      <Tag color={stateColors[order.state] ?? 'default'}>{orderStateNames[order.state][language]}</Tag>
      {order.is_overdue ? <Tag color="red">{text.late}</Tag> : null}
      <span>
        {text.seller}{' '}
        <OpsLink kind="seller" id={order.seller.id}>
          {order.seller.name || order.seller.id}
        </OpsLink>
      </span>
      {order.store_name ? <span>{order.store_name}</span> : null}
      {order.external_no ? <span>{order.external_no}</span> : null}
      {order.hold_note ? <span className={css.problem}>{order.hold_note}</span> : null}
    </span>
  )
}

/** One order with everything that happened to it and everything staff can do about it. */
export default function OrderStoryScreen() {
  const text = useText(deskText)
  const { number = '' } = useParams()
  const [action, setAction] = useState<contract.DeskAction | null>(null)
  const call = useCall(contract.getDeskOrder, { order_no: number }, { quiet: true })
  const order = call.data
  if (call.isError && !order) {
    return (
      <div className={css.screen}>
        <PageHeader title={text.not_found} description={<Link to="/ops/order">{text.back}</Link>} />
        <LoadFailed onRetry={() => void call.refetch()} />
      </div>
    )
  }
  if (!order) return null
  return (
    <div className={css.screen}>
      <Link to="/ops/order">← {text.back}</Link>
      <PageHeader
        title={order.order_no}
        description={<Header order={order} />}
        actions={<Actions order={order} onChoose={setAction} />}
      />
      <div className={css.columns}>
        <div className={css.stack}>
          <Goods order={order} />
          <Story story={order.story} />
        </div>
        <div className={css.stack}>
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
