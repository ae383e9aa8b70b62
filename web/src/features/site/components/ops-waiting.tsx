import { countWaiting } from '@inkroute/contract/site/join/join'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import type { Bilingual } from '../../../shared/text/text.ts'
import { overviewText } from '../overview.text.ts'
import css from './ops-overview.module.css'

interface Screen {
  readonly path: string
  readonly name: Bilingual
}

/** Open tasks for staff, above the platform's figures. */
export function OpsWaiting({ screens }: { readonly screens: readonly Screen[] }) {
  const text = useText(overviewText)
  const { language } = useLanguage()
  const counts = useCall(countWaiting, {}, { quiet: true }).data?.data
  if (!counts) return null
  const open = screens.flatMap(({ path, name }) => (counts[path] ? [{ path, name, count: counts[path] }] : []))
  return (
    <section className={css.waiting} aria-label={text.for_us}>
      <h2>{text.for_us}</h2>
      {open.length === 0 ? <p>{text.for_us_none}</p> : null}
      <ul>
        {open.map(({ path, name, count }) => (
          <li key={path}>
            <Link to={path}>
              {name[language]} <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
