import * as foreign from '@inkroute/contract/order/foreign'
import type { ForeignLineView, OrderRow } from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/order/order'
import type { PersonalLine } from '@inkroute/contract/personal/personal'
import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { draftText } from '../draft.text.ts'
import css from '../order.module.css'
import { MatchDrawer } from './match-drawer.tsx'
import { Wishes } from './wishes.tsx'

/** Why the order cannot be paid, with a recheck button. */
export function DraftProblems({ order }: { readonly order: OrderRow }) {
  const text = useText(draftText)
  const recheck = useSend(foreign.recheckOrder, {
    refetch: [contract.getOrder, contract.listOrders, contract.countOrders],
    onSuccess: ({ state }) =>
      state === 'draft' ? showToast('info', text.still_draft) : showToast('success', text.now_ready),
  })
  if (order.problems.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={order.problems.map(({ kind, text: words }) => <div key={kind}>{words}</div>)}
      action={
        <Button size="small" loading={recheck.isPending} onClick={() => recheck.mutate({ id: order.id })}>
          {text.recheck}
        </Button>
      }
    />
  )
}

interface LinesProps {
  readonly lines: readonly ForeignLineView[]
  readonly currency?: string
  /** Lines of a draft can be matched; those of an order that is made cannot any more. */
  readonly is_open: boolean
  /** The order is held for personalisation although its lines are matched. */
  readonly is_held?: boolean
  /** Lines with a design of their own, by line. */
  readonly own?: { readonly order_id: number; readonly lines: ReadonlyMap<number, PersonalLine> }
}

/** Lines from the marketplace, each with a button to match it to a SKU. */
export function ForeignLines({ lines, currency = '', is_open, is_held = false, own }: LinesProps) {
  const text = useText(draftText)
  const [matching, setMatching] = useState<ForeignLineView | null>(null)
  const [filling, setFilling] = useState<ForeignLineView | null>(null)
  const findOwn = (id: number) => {
    const line = own?.lines.get(id)
    return own && line ? { line, order_id: own.order_id } : undefined
  }
  const stage = is_open ? 'draft' : is_held ? 'held' : null
  return (
    <ul className={`bare-list grid grid-cols-1 gap-3 ${css.detail_lines}`}>
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center gap-2">
          {line.picture_url ? (
            <img src={line.picture_url} alt="" width={56} height={56} loading="lazy" />
          ) : (
            <span className={`w-14 h-14 ${css.blank}`} />
          )}
          <span className={`grid flex-1 min-w-0 ${css.line_words}`}>
            <span>
              {line.title || line.external_sku} × {line.quantity}
            </span>
            <small>
              {line.external_sku || text.no_sku}
              {line.price ? ` · ${fill(text.price_each, { price: line.price, currency })}` : ''}
            </small>
          </span>
          <Tag color={line.sku_id === null ? 'red' : 'blue'}>
            {line.sku_id === null ? text.unmatched : text.matched}
          </Tag>
          {is_open ? (
            <Button size="small" type={line.sku_id === null ? 'primary' : 'default'} onClick={() => setMatching(line)}>
              {line.sku_id === null ? text.match : text.rematch}
            </Button>
          ) : null}
          <Wishes line={line} stage={stage} own={findOwn(line.id)} onChoose={() => setFilling(line)} />
        </li>
      ))}
      {matching ? <MatchDrawer line={matching} onClose={() => setMatching(null)} /> : null}
      {filling ? <MatchDrawer is_fill line={filling} onClose={() => setFilling(null)} /> : null}
    </ul>
  )
}
