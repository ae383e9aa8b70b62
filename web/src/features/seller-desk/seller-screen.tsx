import { getStaff } from '@inkroute/contract/account/account'
import * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { Alert, Button, Form, Input, Modal, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { formatDay, formatInstant } from '../../shared/format/time.ts'
import { useLevelName } from '../../shared/hooks/use-levels.ts'
import { useSearchFilter } from '../../shared/hooks/use-search-filter.ts'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { TabLinks } from '../../shared/ui/tab-links.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { MoneyTab, PaymentTab, TransferTab } from './money-tabs.tsx'
import type { TabProps } from './paged-table.tsx'
import { ActivityTab, MessageTab, NoteTab, SessionTab, TeamTab } from './people-tabs.tsx'
import { SellerActions } from './seller-actions.tsx'
import css from './seller-desk.module.css'
import { sellerListText, sellerText } from './seller-desk.text.ts'
import { OrderTab, QuotaTab, StoreTab } from './trade-tabs.tsx'

type Seller = contract.SellerDetail

function ContactDialog({ seller, onClose }: { readonly seller: Seller; readonly onClose: () => void }) {
  const text = useText(sellerText)
  const [form] = Form.useForm<{ company: string; email: string }>()
  const send = useSend(contract.updateSellerContact, {
    refetch: [contract.getSeller, contract.listSellers],
    onSuccess: () => {
      showToast('success', text.saved)
      onClose()
    },
    onError: ({ problems }) =>
      form.setFields(problems.map(({ field, message }) => ({ name: field as 'email', errors: [message] }))),
  })
  return (
    <Modal
      open
      title={text.edit_contact}
      okText={text.save}
      cancelText={text.cancel}
      confirmLoading={send.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ company: seller.company, email: seller.email }}
        onFinish={(values) => send.mutate({ id: seller.id, ...values })}
      >
        <Form.Item name="company" label={text.company}>
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item name="email" label={text.email}>
          <Input inputMode="email" maxLength={120} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function Facts({ seller }: { readonly seller: Seller }) {
  const text = useText(sellerText)
  const time_zone = useTimeZone()
  const [is_editing, setEditing] = useState(false)
  const facts = [
    [text.phone, seller.phone],
    [text.email, seller.email],
    [text.company, seller.company],
    [text.verified, seller.verified?.name ?? text.unverified],
    [text.registered, formatDay(seller.created_at, time_zone)],
  ] as const
  return (
    <div className={css.facts}>
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {seller.last_login_at ? (
          <div>
            <dt>{text.last_login}</dt>
            <dd>
              <RelativeTime at={seller.last_login_at} />{' '}
              {seller.last_login_ip ? (
                <Link to={`/ops/seller?keyword=${encodeURIComponent(seller.last_login_ip)}`}>
                  {seller.last_login_ip}
                </Link>
              ) : null}
            </dd>
          </div>
        ) : null}
      </dl>
      <Button size="small" type="link" onClick={() => setEditing(true)}>
        {text.edit_contact}
      </Button>
      {is_editing ? <ContactDialog seller={seller} onClose={() => setEditing(false)} /> : null}
    </div>
  )
}

/** The figures staff ask for first, each with the way to its details. */
function Figures({ seller }: { readonly seller: Seller }) {
  const text = useText(sellerText)
  const time_zone = useTimeZone()
  const levelName = useLevelName()
  const { counts, plan, id } = seller
  const here = (tab: string) => `/ops/seller/${id}?tab=${tab}`
  return (
    <div className={`grid gap-3 ${css.figures}`}>
      <Link className={css.figure ?? ''} to={here('money')}>
        <span className={css.quiet}>{text.available}</span>
        <strong className="text-lg font-strong tabular-nums">{formatMoney(seller.balance)}</strong>
        <span className={css.quiet}>{fill(text.held, { amount: formatMoney(seller.frozen_money) })}</span>
      </Link>
      <Link className={css.figure ?? ''} to={here('quota')}>
        <span className={css.quiet}>{text.level}</span>
        <strong className="text-lg font-strong tabular-nums">{seller.level_name}</strong>
        <span className={css.quiet}>
          {fill(text.discount, { percent: seller.discount_bp / 100 })} ·{' '}
          {fill(text.spend, { days: seller.window_days, amount: formatMoney(seller.spend_in_window) })}
        </span>
      </Link>
      <Link className={css.figure ?? ''} to="/ops/plan">
        <span className={css.quiet}>{text.plan}</span>
        <strong className="text-lg font-strong tabular-nums">{plan ? levelName(plan.level) : text.no_plan}</strong>
        <span className={css.quiet}>
          {plan ? fill(text.plan_until, { day: formatDay(plan.ends_at, time_zone) }) : ' '}
        </span>
      </Link>
      <Link className={css.figure ?? ''} to={here('order')}>
        <span className={css.quiet}>{text.orders}</span>
        <strong className="text-lg font-strong tabular-nums">{counts.orders.toLocaleString()}</strong>
        <span className={css.quiet}>
          {fill(text.orders_note, { open: counts.open_orders, unpaid: counts.unpaid_orders })}
        </span>
      </Link>
    </div>
  )
}

function Head({ seller }: { readonly seller: Seller }) {
  const text = useText(sellerText)
  const words = useText(sellerListText)
  const time_zone = useTimeZone()
  const permissions = useCall(getStaff, {}).data?.permissions ?? []
  const { frozen, counts } = seller
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <Link to="/ops/seller">← {text.back}</Link>
      <div className={`flex flex-wrap items-start justify-between gap-4 ${css.head}`}>
        <div>
          <h1>
            {seller.name}
            <Tag color={frozen ? 'red' : 'green'}>{frozen ? words.frozen : words.active}</Tag>
            {counts.pending_adjustments > 0 ? (
              <Link to={`/ops/adjustment?seller_id=${seller.id}`}>
                <Tag color="orange">{fill(text.pending, { count: counts.pending_adjustments })}</Tag>
              </Link>
            ) : null}
            {counts.open_tickets > 0 ? (
              <Link to={`/ops/afterSale?keyword=${encodeURIComponent(seller.username)}`}>
                <Tag color="blue">{fill(text.tickets, { count: counts.open_tickets })}</Tag>
              </Link>
            ) : null}
          </h1>
          <div className={css.quiet}>
            IR{seller.id} · {seller.username}
          </div>
          <Facts seller={seller} />
        </div>
        <SellerActions seller={seller} permissions={permissions} />
      </div>
      {frozen ? (
        <Alert
          type="error"
          showIcon
          title={text.frozen_title}
          description={fill(text.frozen_by, {
            name: frozen.by,
            time: formatInstant(frozen.at, time_zone),
            reason: frozen.reason,
          })}
        />
      ) : null}
      <Figures seller={seller} />
    </div>
  )
}

const tabs = {
  money: MoneyTab,
  payment: PaymentTab,
  transfer: TransferTab,
  order: OrderTab,
  store: StoreTab,
  team: TeamTab,
  session: SessionTab,
  message: MessageTab,
  note: NoteTab,
  activity: ActivityTab,
} as const satisfies Record<string, (props: TabProps) => React.ReactNode>
const order = [
  'money',
  'payment',
  'transfer',
  'order',
  'store',
  'quota',
  'team',
  'session',
  'message',
  'note',
  'activity',
] as const
const keys = ['tab', 'keyword', 'kind'] as const

function Tabs({ seller }: { readonly seller: Seller }) {
  const text = useText(sellerText)
  const { filter, page, setFilter } = useSearchFilter(keys)
  const active = order.find((one) => one === filter.tab) ?? 'money'
  const { counts } = seller
  const countOf: Partial<Record<(typeof order)[number], number>> = {
    order: counts.orders,
    store: counts.stores,
    team: counts.team,
    session: counts.sessions,
    note: counts.notes,
  }
  const props: TabProps = {
    seller_id: seller.id,
    page,
    filter,
    onFilter: (part) => setFilter({ tab: active, ...part }),
  }
  const Tab = active === 'quota' ? null : tabs[active]
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <TabLinks
        label={text.tab}
        active={active}
        items={order.map((key) => ({
          key,
          to: `/ops/seller/${seller.id}?tab=${key}`,
          label: fill(text[`tab_${key}`], { count: countOf[key] ?? '' }),
        }))}
      />
      {Tab ? <Tab key={active} {...props} /> : <QuotaTab seller={seller} />}
    </div>
  )
}

/** Everything about one seller on one screen. */
export default function SellerScreen() {
  const id = Number(useParams().id)
  const seller = useCall(contract.getSeller, Number.isSafeInteger(id) && id > 0 ? { id } : null)
  if (seller.isError && !seller.data) return <LoadFailed onRetry={() => void seller.refetch()} />
  if (!seller.data || seller.data.id !== id) return <Skeleton active />
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <Head seller={seller.data} />
      <Tabs seller={seller.data} />
    </div>
  )
}
