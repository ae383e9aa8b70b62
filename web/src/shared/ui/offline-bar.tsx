import { useOnline } from '../hooks/use-online.ts'
import { useText } from '../text/language.tsx'
import { loadFailedText } from './load-failed.text.ts'
import css from './offline-bar.module.css'

/** Over a screen that can no longer be up to date; what was typed stays. */
export function OfflineBar() {
  const text = useText(loadFailedText)
  const is_online = useOnline()
  return <div role="status">{is_online ? null : <p className={css.bar}>{text.offline_bar}</p>}</div>
}
