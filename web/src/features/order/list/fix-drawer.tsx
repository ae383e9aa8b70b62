import type { ForeignLineView } from '@inkroute/contract/order/order'
import * as order from '@inkroute/contract/order/order'
import { listOrderFixes, type OpenCode, recheckDrafts } from '@inkroute/contract/order/work'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { addressInput } from '../../../shared/api/address-input.ts'
import { getKey, useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { draftText } from '../draft.text.ts'
import { FixAddresses } from './fix-addresses.tsx'
import { MatchDrawer } from './match-drawer.tsx'
import css from './order-list.module.css'
import { orderListText } from './order-list.text.ts'

/** A code as the drawer for matching takes it. */
const getLine = ({ line_id, external_sku, title, picture_url, pieces }: OpenCode): ForeignLineView => ({
  id: line_id,
  external_sku,
  title,
  picture_url,
  quantity: pieces,
  price: null,
  sku_id: null,
  personalisation: [],
  waits_for_answers: false,
  filled_at: null,
})

function Codes({ codes }: { readonly codes: readonly OpenCode[] }) {
  const text = useText(orderListText)
  const draft = useText(draftText)
  const client = useQueryClient()
  const [matching, setMatching] = useState<OpenCode | null>(null)
  if (codes.length === 0) return null
  const close = () => {
    setMatching(null)
    void client.invalidateQueries({ queryKey: getKey(listOrderFixes) })
  }
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={fill(text.fix_codes, { count: codes.length })}>
      <h3>{fill(text.fix_codes, { count: codes.length })}</h3>
      <p className={css.quiet}>{text.fix_codes_hint}</p>
      <ul className={`bare-list grid grid-cols-1 gap-2 ${css.codes}`}>
        {codes.map((code) => (
          <li className="grid items-center gap-3" key={code.line_id}>
            <span className={`w-10 h-10 relative bg-paper rounded-control ${css.picture}`}>
              {code.picture_url ? <img src={code.picture_url} alt="" width={40} height={40} loading="lazy" /> : null}
            </span>
            <span className={`grid grid-cols-1 min-w-0 text-sm leading-5 ${css.cell}`}>
              <span>{[code.external_sku || draft.no_sku, code.title].filter(Boolean).join(' · ')}</span>
              <small>
                {[code.store, fill(text.fix_code_use, { orders: code.orders, pieces: code.pieces })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Button
              size="small"
              type="primary"
              aria-label={`${draft.match} ${code.external_sku || code.title}`}
              onClick={() => setMatching(code)}
            >
              {draft.match}
            </Button>
          </li>
        ))}
      </ul>
      {matching ? <MatchDrawer line={getLine(matching)} onClose={close} /> : null}
    </section>
  )
}

interface Props {
  readonly filters: Record<string, string | undefined>
  readonly onClose: () => void
}

function Recheck({ filters, others }: Pick<Props, 'filters'> & { readonly others: number }) {
  const text = useText(orderListText)
  const recheck = useSend(recheckDrafts, {
    refetch: [listOrderFixes, order.listOrders, order.countOrders],
    onSuccess: ({ checked, ready }) => showToast('success', fill(text.fix_rechecked, { checked, ready: ready.length })),
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      {others > 0 ? <p className={css.quiet}>{fill(text.fix_others, { count: others })}</p> : null}
      <span>
        <Button loading={recheck.isPending} onClick={() => recheck.mutate(addressInput(recheckDrafts, filters))}>
          {text.fix_recheck}
        </Button>
      </span>
    </div>
  )
}

/** Everything that keeps these drafts from being paid, fixed for many at once. */
export function FixDrawer({ filters, onClose }: Props) {
  const text = useText(orderListText)
  const found = useCall(listOrderFixes, addressInput(listOrderFixes, filters), { quiet: true, stale_ms: 0 })
  const { data } = found
  const is_done = data !== undefined && data.codes.length + data.addresses.length + data.others === 0
  return (
    <Drawer open size={860} styles={{ wrapper: { maxWidth: '100vw' } }} title={text.fix_title} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3">
        {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
        {found.isPending ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
        {is_done ? <EmptyState icon="order" title={text.fix_none} /> : null}
        {data?.is_capped ? <p className={css.quiet}>{text.fix_capped}</p> : null}
        {data ? <Codes codes={data.codes} /> : null}
        {data ? <FixAddresses addresses={data.addresses} /> : null}
        {data && !is_done ? <Recheck filters={filters} others={data.others} /> : null}
      </div>
    </Drawer>
  )
}
