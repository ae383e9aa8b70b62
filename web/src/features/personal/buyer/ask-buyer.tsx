import * as contract from '@inkroute/contract/personal/buyer'
import { listPersonalLines, type PersonalLine } from '@inkroute/contract/personal/personal'
import { Button, Image, Input, Modal, Tag } from 'antd'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { copyText } from '../../../shared/format/copy-text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { askText } from './ask-buyer.text.ts'

/** How far a question is: when the link was made, opened and answered, and what was approved. */
function Progress({ ask }: { readonly ask: contract.BuyerAsk }) {
  const text = useText(askText)
  const steps = [
    { key: 'created', label: text.created, at: ask.created_at },
    { key: 'opened', label: text.opened, at: ask.opened_at },
    { key: 'answered', label: text.answered, at: ask.answered_at },
  ]
  return (
    <ul className="bare-list text-sm text-quiet" aria-label={text.progress}>
      {steps.map(({ key, label, at }) =>
        at ? (
          <li key={key}>
            {label} <RelativeTime at={at} />
          </li>
        ) : null,
      )}
    </ul>
  )
}

function Approved({ ask }: { readonly ask: contract.BuyerAsk }) {
  const text = useText(askText)
  if (!ask.approved) return null
  const { hash, is_current, picture_url, reference } = ask.approved
  return (
    <div className="flex flex-wrap items-center gap-2">
      {picture_url ? <Image width={48} height={48} src={picture_url} alt={text.approved_picture} /> : null}
      <Tag color={is_current ? 'green' : 'orange'}>{is_current ? text.approved : text.changed_since}</Tag>
      {reference ? <span>{fill(text.in_shop, { reference })}</span> : null}
      <code title={hash}>{hash.slice(0, 16)}</code>
    </div>
  )
}

interface AskBuyerProps {
  readonly line: PersonalLine
  readonly number: string
  /** False where the seller may not, or where nothing can be changed. */
  readonly may_ask: boolean
}

/** What came of the link that a buyer was sent. */
export function BuyerProgress({ ask }: { readonly ask: contract.BuyerAsk }) {
  return (
    <div className="grid bg-fill rounded-control gap-1 p-2">
      <Progress ask={ask} />
      <Approved ask={ask} />
    </div>
  )
}

/** Makes the signed link for the buyer of a line. */
export function AskBuyer({ line, number, may_ask }: AskBuyerProps) {
  const text = useText(askText)
  const [url, setUrl] = useState<string | null>(null)
  const ask = useSend(contract.askBuyer, { refetch: [listPersonalLines], onSuccess: (reply) => setUrl(reply.url) })
  const copy = async () => {
    await copyText(url ?? '')
    showToast('success', text.copied)
  }
  return (
    <>
      {may_ask ? (
        <Button
          loading={ask.isPending}
          aria-label={fill(text.ask_one, { name: number })}
          onClick={() => ask.mutate({ id: line.id })}
        >
          {text.ask}
        </Button>
      ) : null}
      <Modal open={url !== null} title={text.title} footer={null} onCancel={() => setUrl(null)}>
        <p>{text.lead}</p>
        <div className="flex gap-2 mt-3">
          <Input readOnly value={url ?? ''} aria-label={text.link} onFocus={({ target }) => target.select()} />
          <Button type="primary" onClick={() => void copy()}>
            {text.copy}
          </Button>
        </div>
      </Modal>
    </>
  )
}
