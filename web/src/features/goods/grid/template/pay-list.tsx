import * as contract from '@inkroute/contract/goods/grid/template'
import type { PayMethod } from '@inkroute/contract/wallet/payment'
import { getFunds, getGroupBalance, listMovements } from '@inkroute/contract/wallet/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Pagination, Skeleton } from 'antd'
import { type ComponentType, useState } from 'react'
import { getKey, useCall, useSend } from '../../../../shared/api/hooks.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useSearchFilter } from '../../../../shared/hooks/use-search-filter.ts'
import { usePermission } from '../../../../shared/session/permission.tsx'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import css from './template.module.css'
import { bottomTemplateText } from './template.text.ts'
import { TemplateCard } from './template-card.tsx'

export const PAGE_SIZE = 24
export const filterKeys = ['tab', 'keyword'] as const

/** Payment dialog, provided by the page. */
export interface PayProps {
  readonly subject: string
  readonly amount: string
  readonly is_busy: boolean
  readonly onPay: (method: PayMethod) => void
  readonly onClose: () => void
}

export const boughtChanges = [contract.listPayBottomTemplates, getGroupBalance, getFunds, listMovements] as const

type Template = contract.PayBottomTemplate

export const getLink = (kind: 'own' | 'pay', id: number) => `/design/gridDesign?template=${kind}:${id}`

function PayCard({ card, onBuy }: { card: Template; onBuy: () => void }) {
  const text = useText(bottomTemplateText)
  const may_buy = usePermission('design.pay-bottom:buy')
  const price = formatMoney(card.price)
  const actions = card.is_bought ? (
    <Button
      type="primary"
      href={getLink('pay', card.id)}
      target="_blank"
      aria-label={fill(text.use_one, { name: card.name })}
    >
      {text.use}
    </Button>
  ) : may_buy ? (
    <Button onClick={onBuy} aria-label={fill(text.buy_one, { name: card.name, price })}>
      {fill(text.buy, { price })}
    </Button>
  ) : (
    <span className="font-strong text-seal">{price}</span>
  )
  return (
    <TemplateCard
      card={card}
      mark={card.is_bought ? text.is_bought : null}
      note={
        <>
          <p className="text-xs text-quiet">{card.description}</p>
          {card.sold > 0 ? <p className="text-xs text-quiet">{fill(text.sold, { count: card.sold })}</p> : null}
        </>
      }
      actions={actions}
    />
  )
}

interface PayListProps {
  readonly state: 'all' | 'bought'
  readonly pay_dialog: ComponentType<PayProps>
}

/** Another tab or the platform changed it meanwhile, so the shown price is stale. */
const overtaken: ReadonlySet<string> = new Set(['bottom_template_bought', 'price_changed', 'not_found'])

function useBuying(onDone: () => void) {
  const text = useText(bottomTemplateText)
  const client = useQueryClient()
  return useSend(contract.buyBottomTemplate, {
    refetch: boughtChanges,
    onSuccess: ({ pay_url }) => {
      if (pay_url) return window.location.assign(pay_url)
      showToast('success', text.paid)
      onDone()
    },
    onError: ({ code }) => {
      if (!overtaken.has(code)) return
      for (const changed of boughtChanges) void client.invalidateQueries({ queryKey: getKey(changed) })
      onDone()
    },
  })
}

/** Templates on sale, or those the seller has bought. */
export function PayList({ state, pay_dialog: PayDialog }: PayListProps) {
  const text = useText(bottomTemplateText)
  const { filter, page, setFilter } = useSearchFilter(filterKeys)
  const [wanted, setWanted] = useState<Template | null>(null)
  const buying = useBuying(() => setWanted(null))
  const query = { state, page, page_size: PAGE_SIZE, ...(filter.keyword ? { keyword: filter.keyword } : {}) }
  const found = useCall(contract.listPayBottomTemplates, query, { quiet: true })
  return (
    <>
      {found.isPending ? <Skeleton active /> : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data?.total === 0 ? (
        <EmptyState icon="layers" title={state === 'bought' ? text.none_bought : text.none} />
      ) : null}
      <ul className={`bare-list grid gap-4 ${css.grid}`}>
        {found.data?.data.map((card) => (
          <PayCard key={card.id} card={card} onBuy={() => setWanted(card)} />
        ))}
      </ul>
      {found.data && found.data.total > PAGE_SIZE ? (
        <Pagination
          current={page}
          total={found.data.total}
          pageSize={PAGE_SIZE}
          showSizeChanger={false}
          onChange={(next) => setFilter({ page: String(next) })}
        />
      ) : null}
      {wanted ? (
        <PayDialog
          subject={fill(text.subject, { name: wanted.name })}
          amount={wanted.price}
          is_busy={buying.isPending}
          onPay={(method) => buying.mutate({ id: wanted.id, price: wanted.price, method })}
          onClose={() => setWanted(null)}
        />
      ) : null}
    </>
  )
}
