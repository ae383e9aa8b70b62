import type { WorkDetail, WorkMessage } from '@inkroute/contract/after-sale/after-sale'
import { Image } from 'antd'
import { useEffect, useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { workText } from '../after-sale.text.ts'
import { getSide } from '../after-sale.view.ts'
import css from '../thread.module.css'

function Words({ message, me }: { message: WorkMessage; me: 'seller' | 'staff' }) {
  const text = useText(workText)
  const side = getSide(message.author, me)
  if (side === 'system') {
    return (
      <li className={`text-xs text-quiet text-center wrap-anywhere ${css.system}`}>
        {message.body} <RelativeTime at={message.created_at} />
      </li>
    )
  }
  return (
    <li className={`grid self-start gap-1 ${css.message}`} data-side={side}>
      <small>
        {side === 'own' ? text.you : message.author_name} · <RelativeTime at={message.created_at} />
      </small>
      {message.body ? <p>{message.body}</p> : null}
      {message.pictures.length > 0 ? (
        <Image.PreviewGroup items={message.pictures.map(({ url }) => url)}>
          <span className={`flex flex-wrap gap-2 ${css.pictures}`}>
            {message.pictures.map((picture) => (
              <Image key={picture.url} src={picture.preview_url} alt={picture.name} width={88} height={88} />
            ))}
          </span>
        </Image.PreviewGroup>
      ) : null}
    </li>
  )
}

/** Messages, oldest first; new ones scroll into view. */
export function WorkThread({ work, me }: { work: Pick<WorkDetail, 'id' | 'messages'>; me: 'seller' | 'staff' }) {
  const text = useText(workText)
  const list = useRef<HTMLUListElement>(null)
  const last_id = work.messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll when a message arrives
  useEffect(() => {
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
  }, [last_id, work.id])
  return (
    <ul ref={list} className={css.thread} aria-label={text.thread} aria-live="polite">
      {work.messages.map((message) => (
        <Words key={message.id} message={message} me={me} />
      ))}
    </ul>
  )
}
