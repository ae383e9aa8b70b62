import { countWaiting } from '@inkroute/contract/site/join/join'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import type { Bilingual } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { overviewText } from '../overview.text.ts'
import css from './ops-overview.module.css'

interface Screen {
  readonly path: string
  readonly name: Bilingual
}

interface Team {
  readonly key: string
  readonly name: Bilingual
  readonly screens: readonly Screen[]
}

/** Open tasks of staff by who does them. */
export function OpsWaiting({ teams }: { readonly teams: readonly Team[] }) {
  const text = useText(overviewText)
  const { language } = useLanguage()
  const counts = useCall(countWaiting, {}, { quiet: true }).data?.data
  const waiting = teams
    .map(({ screens, ...team }) => ({ ...team, screens: screens.filter(({ path }) => counts?.[path]) }))
    .filter(({ screens }) => screens.length > 0)
  return (
    <Panel title={text.for_us}>
      {counts && waiting.length === 0 ? <p className={css.none}>{text.for_us_none}</p> : null}
      <dl className={`grid gap-3 m-0 ${css.waiting}`}>
        {waiting.map(({ key, name, screens }) => (
          <div key={key}>
            <dt>{name[language]}</dt>
            <dd className="flex flex-wrap gap-2 m-0">
              {screens.map((screen) => (
                <Link className="flex border rounded-control gap-2 px-2.5 py-1" key={screen.path} to={screen.path}>
                  {screen.name[language]} <b className="font-strong text-danger">{counts?.[screen.path]}</b>
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
