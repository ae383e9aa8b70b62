import { useNavigation } from 'react-router'
import { useText } from '../../shared/text/language.tsx'
import css from './hosts.module.css'
import { hostsText } from './hosts.text.ts'

/** A thin line at the top while the next screen is loading. */
export function ProgressBar() {
  const text = useText(hostsText)
  const is_moving = useNavigation().state !== 'idle'
  return is_moving ? <div className={css.progress} role="progressbar" aria-label={text.page_loading} /> : null
}
