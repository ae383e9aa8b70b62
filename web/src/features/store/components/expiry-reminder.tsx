import * as contract from '@inkroute/contract/store/store'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useSession } from '../../../shared/session/session-store.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { reminderText } from '../store.text.ts'
import { mayRemind, platformLabel, type ReminderLine, reminderLines } from '../store.view.ts'
import css from './store.module.css'

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
      <ul className={css.lines}>
        {lines.map(({ platform, count, word }) => (
          <li key={`${word}:${platform}`}>
            <span>{fill(text[word], { count, platform: platformLabel(platform, language) })}</span>
            <Link to={`${STORES}?platform=${platform}&authStatus=1`} onClick={() => onClose(is_quiet)}>
              {text.authorise}
            </Link>
          </li>
        ))}
      </ul>
      <label className={css.remind}>
        <input type="checkbox" checked={is_quiet} onChange={(event) => setQuiet(event.target.checked)} />
        {text.do_not_remind}
      </label>
    </Modal>
  )
}

/** Lists expired and expiring stores after login and on every load, except on the stores screen. */
export function ExpiryReminderHost({ is_waiting }: { readonly is_waiting: boolean }) {
  const token = useSession((state) => state.token)
  const may_look = usePermission('order.store')
  const is_at_stores = useLocation().pathname === STORES
  const [is_wanted, setWanted] = useState(false)
  useEffect(() => setWanted(Boolean(token) && mayRemind(quietSince(), Date.now())), [token])
  const enabled = is_wanted && may_look && !is_at_stores
  const { data } = useCall(contract.authExceptionStores, {}, { enabled, quiet: true })
  const lines = data && data.alert === 1 ? reminderLines(data) : []
  const close = (is_quiet: boolean) => {
    keepQuietSince(is_quiet ? Date.now() : 0)
    setWanted(false)
  }
  return enabled && !is_waiting && lines.length > 0 ? <Reminder lines={lines} onClose={close} /> : null
}
