import { fillPersonalisation } from '@inkroute/contract/order/foreign'
import type { ForeignLineView } from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/order/order'
import type { PersonalLine } from '@inkroute/contract/personal/personal'
import { Button, Popconfirm, Tag } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { draftText } from '../draft.text.ts'
import css from '../wishes.module.css'
import { OwnDesign } from './own-design.tsx'

export function useFill(onDone?: () => void) {
  const text = useText(draftText)
  return useSend(fillPersonalisation, {
    refetch: [contract.getOrder, contract.listOrders, contract.countOrders],
    onSuccess: ({ state }) => {
      showToast('success', state === 'draft' || state === 'on_hold' ? text.filled : text.now_ready)
      onDone?.()
    },
  })
}

export function PersonalisedTag({ lines }: { readonly lines: readonly ForeignLineView[] }) {
  const text = useText(draftText)
  if (!lines.some(({ personalisation }) => personalisation.length > 0)) return null
  return <Tag color="purple">{text.personalised}</Tag>
}

interface WishesProps {
  readonly line: ForeignLineView
  /** `draft`: other goods can be chosen; `held`: can only be confirmed; null: read-only. */
  readonly stage: 'draft' | 'held' | null
  readonly onChoose: () => void
  /** The design made from the answers, where the goods have a form; it is approved on its own screen. */
  readonly own?: { readonly line: PersonalLine; readonly order_id: number } | undefined
}

/** The buyer's personalisation of a line, and the two ways to confirm the design. */
export function Wishes({ line, stage, onChoose, own }: WishesProps) {
  const text = useText(draftText)
  const time_zone = useTimeZone()
  const confirm = useFill()
  if (line.personalisation.length === 0 && !own) return null
  const may_confirm = line.sku_id !== null
  return (
    <div className={`grid wrap-anywhere bg-paper rounded-control gap-2 p-3 ${css.wishes}`}>
      <strong>{text.wishes}</strong>
      <dl className="grid gap-1 m-0">
        {line.personalisation.map(({ label, value, picture_url }) => (
          <div key={`${label}:${value}`}>
            <dt>{label}</dt>
            <dd>
              {picture_url ? (
                <a href={picture_url} target="_blank" rel="noopener noreferrer">
                  {text.wish_picture}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {own ? <OwnDesign line={own.line} order_id={own.order_id} /> : null}
      {line.filled_at ? (
        <small>{fill(text.wishes_filled, { at: formatInstant(line.filled_at, time_zone) })}</small>
      ) : null}
      {line.waits_for_answers && stage && !own ? (
        <>
          <small>{stage === 'draft' ? text.wishes_hint : text.wishes_change}</small>
          <div className="flex flex-wrap gap-2">
            {stage === 'draft' ? (
              <Button size="small" type="primary" onClick={onChoose}>
                {text.fill_goods}
              </Button>
            ) : null}
            {may_confirm ? (
              <Popconfirm
                title={text.fill_ask}
                okText={text.fill_yes}
                cancelText={text.fill_no}
                onConfirm={() => confirm.mutate({ id: line.id })}
              >
                <Button size="small" loading={confirm.isPending}>
                  {text.fill_confirm}
                </Button>
              </Popconfirm>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  )
}
