import { Badge, Popover } from 'antd'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useInterruptions } from '../../../shared/interruption/interruption-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useLiveMessages, useUnreadCounts } from '../message.api.ts'
import { messageText } from '../message.text.ts'
import { MessageArrival } from './message-arrival.tsx'
import css from './message-bell.module.css'
import { MessagePopup } from './message-popup.tsx'

/** The bell in the console header: unread count, popup with the newest unread, and a card for new arrivals. */
export function MessageBell() {
  const text = useText(messageText)
  const unread = useUnreadCounts()?.total ?? 0
  const { arrival, dismiss } = useLiveMessages()
  const [is_open, setOpen] = useState(false)
  // A card behind a dialog would be gone before anybody could read it.
  const is_interrupted = useInterruptions(({ current }) => current?.form === 'dialog')
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the popup
  useEffect(() => setOpen(false), [pathname])
  return (
    <>
      <Popover
        open={is_open}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        arrow={false}
        // On phones the bell is not in the corner: shift the popup so that it stays on the screen.
        align={{ overflow: { adjustX: false, adjustY: true, shiftX: true } }}
        destroyOnHidden
        styles={{ container: { padding: 0 } }}
        content={<MessagePopup onLeave={() => setOpen(false)} />}
      >
        <button
          type="button"
          className={`bare-button inline-flex items-center justify-center w-10 h-10 text-quiet rounded-control p-0 ${css.bell}`}
          aria-label={unread > 0 ? fill(text.bell_unread, { count: unread }) : text.bell}
          aria-expanded={is_open}
          data-guide="message"
        >
          <Badge count={unread} size="small" overflowCount={99} title="">
            <Icon name="bell" />
          </Badge>
        </button>
      </Popover>
      {arrival && !is_open && !is_interrupted ? (
        <MessageArrival key={arrival.id} message={arrival} onClose={dismiss} />
      ) : null}
    </>
  )
}
