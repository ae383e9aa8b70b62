import { countryName } from '@inkroute/contract/countries'
import type { OrderState } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/order'
import { getPrintProof } from '@inkroute/contract/personal/proof'
import { Alert, Skeleton, Timeline } from 'antd'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { AmountList } from '../checkout/amount-list.tsx'
import { draftText } from '../draft.text.ts'
import { DraftProblems, ForeignLines } from '../list/foreign-lines.tsx'
import { OrderOrigin, StateTag } from '../list/order-card.tsx'
import { useMayProve, useOwnDesigns } from '../list/own-design.tsx'
import { PersonalisedTag } from '../list/wishes.tsx'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'
import { addressLines } from '../order.view.ts'
import { orderAdminText } from '../order-admin.text.ts'
import { ProfitPanel } from '../profit/profit-panel.tsx'
import { OrderActions } from './order-actions.tsx'
import { PrintProof } from './print-proof.tsx'

function LineTable({ order }: { readonly order: contract.OrderDetail }) {
  const admin = useText(orderAdminText)
  return (
    <ul className={`bare-list grid grid-cols-1 gap-3 ${css.detail_lines}`}>
      {order.lines.map((line) => (
        <li key={line.id}>
          {line.picture_url ? (
            <img src={line.picture_url} alt="" width={72} height={72} loading="lazy" />
          ) : (
            <span className={`w-14 h-14 ${css.blank}`} />
          )}
          <span className={`grid flex-1 min-w-0 ${css.line_words}`}>
            <span>{line.title}</span>
            <small>
              {line.color_name} · {line.size_name} · {line.sku_code}
              {line.brand_name ? ` · ${fill(admin.brand_line, { name: line.brand_name })}` : ''}
            </small>
          </span>
          <span>
            {formatMoney(line.unit)} × {line.quantity}
          </span>
          <b>{formatMoney(line.goods)}</b>
        </li>
      ))}
    </ul>
  )
}

/** Where it goes and how. */
function Delivery({ order }: { readonly order: contract.OrderDetail }) {
  const text = useText(orderText)
  const { language } = useLanguage()
  return (
    <>
      <Panel title={text.address}>
        <address className={`grid gap-0.5 ${css.address}`}>
          {addressLines(order.address).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{countryName(order.country, language)}</span>
        </address>
      </Panel>
      {order.remark ? (
        <Panel title={text.remark_title}>
          <p style={{ whiteSpace: 'pre-line' }}>{order.remark}</p>
        </Panel>
      ) : null}
      {order.channel_name ? (
        <Panel title={text.logistics}>
          <p>{order.channel_name}</p>
          <p className="text-sm text-quiet">{fill(text.days, { min: order.days_min, max: order.days_max })}</p>
        </Panel>
      ) : null}
    </>
  )
}

function History({ order }: { readonly order: contract.OrderDetail }) {
  const text = useText(orderText)
  return (
    <Timeline
      items={[...order.events].reverse().map((event) => ({
        content: (
          <span className={`grid ${css.event}`}>
            <b>{event.text}</b>
            <small>
              {text[`actor_${event.actor}`]} · <RelativeTime at={event.created_at} />
            </small>
          </span>
        ),
      }))}
    />
  )
}

function PlatformLines({ order }: { readonly order: contract.OrderDetail }) {
  const own_designs = useOwnDesigns(order)
  return (
    <ForeignLines
      lines={order.foreign_lines}
      currency={order.currency}
      is_open={order.state === 'draft'}
      is_held={order.hold_reason === 'personalised'}
      own={{ order_id: order.id, lines: own_designs }}
    />
  )
}

/** Polls while the order is being processed. */
const LIVE_MS = 5000
const movingStates: readonly OrderState[] = ['paid', 'in_production', 'packed', 'shipped']

/** Follows the print files while they are made. */
function Proof({ order }: { readonly order: contract.OrderDetail }) {
  const may_prove = useMayProve(order)
  const input = may_prove ? { id: order.id } : null
  const found = useCall(getPrintProof, input, { quiet: true })
  const is_made = found.data?.lines.every(
    ({ files }) => files.length > 0 && files.every(({ result }) => result !== 'waiting'),
  )
  const is_followed = movingStates.includes(order.state) && is_made === false
  useCall(getPrintProof, input, { quiet: true, enabled: is_followed, refetch_ms: LIVE_MS })
  return <PrintProof lines={found.data?.lines} is_failed={found.isError} onRetry={() => void found.refetch()} />
}

const waitsForBlanks = ({ state, hold_reason }: contract.OrderDetail) => state === 'on_hold' && hold_reason === 'stock'

function useLiveOrder(id: string) {
  const found = useCall(contract.getOrder, { id }, { quiet: true })
  const is_moving = found.data !== undefined && (movingStates.includes(found.data.state) || waitsForBlanks(found.data))
  useCall(contract.getOrder, { id }, { quiet: true, enabled: is_moving, refetch_ms: LIVE_MS })
  return found
}

/** Order details: status, lines, address, costs and actions. */
export function OrderDetailScreen({ parcels }: { readonly parcels?: ReactNode }) {
  const text = useText(orderText)
  const draft = useText(draftText)
  const { id = '' } = useParams()
  const found = useLiveOrder(id)
  const order = found.data
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!order) return <Skeleton active paragraph={{ rows: 12 }} />
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader
        title={order.order_no}
        description={
          <span className="flex flex-wrap items-center gap-2">
            <StateTag order={order} />
            <OrderOrigin order={order} />
            <PersonalisedTag lines={order.foreign_lines} />
          </span>
        }
        actions={<OrderActions order={order} />}
      />
      <DraftProblems order={order} />
      {order.auto_pay_note ? (
        <Alert type="warning" showIcon title={text.auto_pay_put_off} description={order.auto_pay_note} />
      ) : null}
      {waitsForBlanks(order) ? <Alert type="info" showIcon title={text.waits_for_blanks} /> : null}
      <div className={`grid items-start gap-4 ${css.columns}`}>
        <div className="grid grid-cols-1 min-w-0 gap-4">
          {order.lines.length > 0 ? (
            <Panel title={text.lines}>
              <LineTable order={order} />
            </Panel>
          ) : null}
          {order.foreign_lines.length > 0 ? (
            <Panel title={draft.foreign_title}>
              {order.state === 'draft' ? <p className="text-sm text-quiet">{draft.foreign_hint}</p> : null}
              <PlatformLines order={order} />
            </Panel>
          ) : null}
          <Proof order={order} />
          {parcels}
          <Panel title={text.timeline}>
            <History order={order} />
          </Panel>
        </div>
        <div className="grid grid-cols-1 min-w-0 gap-4">
          <Panel title={text.amounts}>
            <AmountList amounts={order.amounts} refunded={order.refunded} />
          </Panel>
          <ProfitPanel profit={order.profit} />
          <Delivery order={order} />
        </div>
      </div>
    </div>
  )
}
