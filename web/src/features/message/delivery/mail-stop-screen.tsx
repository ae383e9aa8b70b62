import * as contract from '@inkroute/contract/message/delivery'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/light-hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button, ButtonLink } from '../../../shared/ui/button.tsx'
import { deliveryText } from './delivery.text.ts'
import css from './mail-stop.module.css'

const SETTINGS = '/setting/accountSetting?tab=delivery'

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const text = useText(deliveryText)
  return (
    <main className={`grid w-full bg-surface border rounded-hero gap-4 m-auto ${css.card}`}>
      <h1 className="text-xl">{title}</h1>
      {children}
      <ButtonLink to={SETTINGS}>{text.stop_settings}</ButtonLink>
    </main>
  )
}

function Left({ topics }: { readonly topics: readonly contract.DeliveryTopic[] }) {
  const text = useText(deliveryText)
  if (topics.length === 0) return <p className="text-quiet wrap-anywhere">{text.stop_none}</p>
  return (
    <p className="text-quiet wrap-anywhere">
      {fill(text.stop_left, { topics: topics.map((topic) => text[topic]).join(', ') })}
    </p>
  )
}

/** Where the link at the end of a mail leads. A person confirms here, because scanners open every link. */
export default function MailStopScreen() {
  const text = useText(deliveryText)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, isError } = useCall(contract.readMailStop, { token }, { quiet: true })
  const [left, setLeft] = useState<readonly contract.DeliveryTopic[] | null>(null)
  const stop = useSend(contract.stopMails, { onSuccess: (reply) => setLeft(reply.topics_on) })
  if (isError) {
    return (
      <Frame title={text.stop_bad}>
        <p className="text-quiet wrap-anywhere">{text.stop_bad_lead}</p>
      </Frame>
    )
  }
  if (!data) return null
  const { email, topic, topics_on } = data
  if (left || topics_on.length === 0) {
    return (
      <Frame title={text.stop_title}>
        {left ? (
          <p className="text-quiet wrap-anywhere" role="status">
            {text.stop_done}
          </p>
        ) : null}
        <Left topics={left ?? topics_on} />
      </Frame>
    )
  }
  return (
    <Frame title={text.stop_title}>
      <p className="text-quiet wrap-anywhere">{fill(text.stop_lead, { email })}</p>
      <div className="grid gap-3">
        {topic && topics_on.includes(topic) ? (
          <Button kind="primary" busy={stop.isPending} onClick={() => stop.mutate({ token, scope: 'topic' })}>
            {fill(text.stop_topic, { topic: text[topic] })}
          </Button>
        ) : null}
        <Button busy={stop.isPending} onClick={() => stop.mutate({ token, scope: 'all' })}>
          {text.stop_all}
        </Button>
      </div>
    </Frame>
  )
}
