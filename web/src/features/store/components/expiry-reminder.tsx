import * as contract from '@inkroute/contract/store/store'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { InterruptionBanner } from '../../../shared/interruption/interruption-banner.tsx'
import { useInterruption } from '../../../shared/interruption/use-interruption.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { reminderText } from '../store.text.ts'
import { mayRemind, platformLabel, type ReminderLine, reminderLines } from '../store.view.ts'

/** When "do not remind" was last ticked; 0 if the reminder was closed without it. */
const KEY = 'inkroute.store-reminder-quiet-since'

function quietSince(): number | null {
  try {
    const value = Number(localStorage.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(value) ? value : null
  } catch {
    return null
  }
}

function keepQuietSince(at_ms: number): void {
  try {
    localStorage.setItem(KEY, String(at_ms))
  } catch {}
}

const STORES = '/myOrder/storeAdmin'

interface ReminderProps {
  readonly lines: readonly ReminderLine[]
  readonly onClose: (is_quiet: boolean) => void
}

function Reminder({ lines, onClose }: ReminderProps) {
  const text = useText(reminderText)
  const { language } = useLanguage()
  const [is_quiet, setQuiet] = useState(false)
  return (
    <Modal
      title={text.title}
      onClose={() => onClose(is_quiet)}
      footer={<Button onClick={() => onClose(is_quiet)}>{text.close}</Button>}
    >
      <p>{text.intro}</p>
      <ul className="grid list-none gap-2 p-0 mx-0 my-3">
        {lines.map(({ platform, count, word }) => (
          <li
            className="flex flex-wrap items-center justify-between border rounded-control gap-x-3 gap-y-2 p-3"
            key={`${word}:${platform}`}
          >
            <span>{fill(text[word], { count, platform: platformLabel(platform, language) })}</span>
            <Link to={`${STORES}?platform=${platform}&authStatus=1`} onClick={() => onClose(is_quiet)}>
              {text.authorise}
            </Link>
          </li>
        ))}
      </ul>
      <label className="flex items-center min-h-11 text-sm gap-2">
        <input type="checkbox" checked={is_quiet} onChange={(event) => setQuiet(event.target.checked)} />
        {text.do_not_remind}
      </label>
    </Modal>
  )
}

const getKey = (lines: readonly ReminderLine[]): string =>
  `reminder:${lines.map(({ word, platform, count }) => `${word}.${platform}.${count}`).join(',')}`.slice(0, 80)

interface LineProps {
  readonly line: ReminderLine
  readonly onOpen: () => void
  readonly onClose: () => void
}

function ReminderBanner({ line: { platform, count, word }, onOpen, onClose }: LineProps) {
  const text = useText(reminderText)
  const { language } = useLanguage()
  return (
    <InterruptionBanner
      icon="alert"
      title={fill(text[word], { count, platform: platformLabel(platform, language) })}
      actions={<Button onClick={onOpen}>{text.look}</Button>}
      onClose={onClose}
    />
  )
}

/** Lists expired and expiring stores when its turn comes, except on the stores screen. */
export function ExpiryReminderHost() {
  const token = useSession((state) => state.token)
  const may_look = usePermission('order.store')
  const is_at_stores = useLocation().pathname === STORES
  const [is_wanted, setWanted] = useState(false)
  useEffect(() => setWanted(Boolean(token) && mayRemind(quietSince(), Date.now())), [token])
  const enabled = is_wanted && may_look && !is_at_stores
  const { data, isPending } = useCall(contract.authExceptionStores, {}, { enabled, quiet: true })
  const lines = enabled && data && data.alert === 1 ? reminderLines(data) : []
  const [first] = lines
  const { form, end } = useInterruption('reminder', enabled && isPending ? undefined : first ? getKey(lines) : null)
  const [is_open, setOpen] = useState(false)
  const close = (is_quiet: boolean) => {
    keepQuietSince(is_quiet ? Date.now() : 0)
    setWanted(false)
    setOpen(false)
    end()
  }
  if (form === null || !first) return null
  if (form === 'dialog' || is_open) return <Reminder lines={lines} onClose={close} />
  return <ReminderBanner line={first} onOpen={() => setOpen(true)} onClose={() => close(false)} />
}
