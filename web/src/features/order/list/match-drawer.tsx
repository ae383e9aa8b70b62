import * as contract from '@inkroute/contract/order/foreign'
import * as order from '@inkroute/contract/order/order'
import { type Likeness, suggestForLine } from '@inkroute/contract/store/match'
import { Button, Drawer, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { draftText } from '../draft.text.ts'
import css from '../order.module.css'
import { useFill } from './wishes.tsx'

interface MatchProps {
  readonly line: order.ForeignLineView
  readonly onClose: () => void
  /** Goods made for this buyer: meant by this line alone. */
  readonly is_fill?: boolean
}

/** Suggestions by code, title and picture until the seller searches. Nothing is preselected, since a wrong guess would be shipped. */
function useFound(line: order.ForeignLineView, words: string) {
  const likely = useCall(suggestForLine, { line_id: line.id }, { quiet: true, enabled: words === '' })
  const is_searched = words !== '' || likely.isError
  const asked = words || line.external_sku || line.title
  const found = useCall(contract.suggestSkus, { words: asked }, { quiet: true, enabled: is_searched })
  return is_searched
    ? { is_pending: found.isPending, skus: (found.data?.data ?? []).map((sku) => ({ ...sku, by: [] as Likeness[] })) }
    : { is_pending: likely.isPending, skus: likely.data?.data ?? [] }
}

function SkuList({ line, words, onClose, is_fill }: MatchProps & { readonly words: string }) {
  const text = useText(draftText)
  const { is_pending, skus } = useFound(line, words)
  const match = useSend(contract.matchOrderLine, {
    refetch: [order.getOrder, order.listOrders, order.countOrders],
    onSuccess: ({ matched_lines, ready_orders }) => {
      showToast('success', fill(text.matched_toast, { lines: matched_lines, orders: ready_orders.length }))
      onClose()
    },
  })
  const filled = useFill(onClose)
  const { mutate, isPending, variables } = is_fill ? filled : match
  if (is_pending) return <Skeleton active paragraph={{ rows: 6 }} />
  if (skus.length === 0)
    return (
      <EmptyState
        icon="box"
        title={words === '' ? text.none_alike : text.none}
        action={<Link to="/goods/library">{text.none_link}</Link>}
      />
    )
  return (
    <ul className={`bare-list grid grid-cols-1 gap-3 ${css.detail_lines}`}>
      {skus.map((sku) => (
        <li key={sku.id}>
          {sku.picture_url ? (
            <img src={sku.picture_url} alt="" width={56} height={56} />
          ) : (
            <span className={`w-14 h-14 ${css.blank}`} />
          )}
          <span className={`grid flex-1 min-w-0 ${css.line_words}`}>
            <span>{sku.title}</span>
            <small>
              {sku.color_name} · {sku.size_name} · {sku.sku_code}
            </small>
            {sku.by.length > 0 ? <small>{sku.by.map((kind) => text[`alike_${kind}`]).join(' · ')}</small> : null}
          </span>
          <Button
            type={sku.id === line.sku_id ? 'primary' : 'default'}
            aria-label={fill(text.choose_of, { name: sku.sku_code })}
            loading={isPending && variables?.sku_id === sku.id}
            onClick={() => mutate({ id: line.id, sku_id: sku.id })}
          >
            {text.choose}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Matches an imported line to a SKU, starting with suggestions. */
export function MatchDrawer({ line, onClose, is_fill = false }: MatchProps) {
  const text = useText(draftText)
  const [words, setWords] = useState('')
  return (
    <Drawer
      open
      size={520}
      title={is_fill ? text.fill_title : fill(text.match_title, { name: line.title || line.external_sku })}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 min-w-0 gap-4">
        <Input.Search
          allowClear
          placeholder={text.find}
          aria-label={text.find}
          onSearch={(next) => setWords(next.trim())}
        />
        <SkuList line={line} words={words} onClose={onClose} is_fill={is_fill} />
      </div>
    </Drawer>
  )
}
