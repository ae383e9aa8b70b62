import { countWaiting } from '@inkroute/contract/site/join/join'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useScrollToSelected } from '../../../shared/hooks/use-scroll-to-selected.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './ops.module.css'
import { opsText } from './ops.text.ts'
import { type OpsGroup, type OpsScreen, opsMenu, opsOverview, opsScreenAt } from './ops-menu.ts'

const WAITING_MS = 30_000

type Counts = Readonly<Record<string, number>>

const Badge = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span className={`text-xs text-on-dark leading-5 text-center px-1.5 ml-auto ${css.badge}`}>{count}</span>
  ) : null

function ScreenLink({ screen, is_here, count }: { screen: OpsScreen; is_here: boolean; count: number }) {
  const { language } = useLanguage()
  return (
    <Link to={screen.path} aria-current={is_here ? 'page' : undefined}>
      <Icon name={screen.icon} />
      {screen.name[language]}
      <Badge count={count} />
    </Link>
  )
}

interface GroupProps {
  readonly group: OpsGroup
  readonly here: OpsScreen | undefined
  readonly is_open: boolean
  readonly counts: Counts
  readonly onToggle: () => void
}

/** A closed group shows the sum of what waits inside it. */
function Group({ group, here, is_open, counts, onToggle }: GroupProps) {
  const { language } = useLanguage()
  const waiting = group.screens.reduce((sum, { path }) => sum + (counts[path] ?? 0), 0)
  const id = `ops-group-${group.key}`
  return (
    <>
      <button type="button" aria-expanded={is_open} aria-controls={id} onClick={onToggle}>
        <Icon name={group.icon} />
        {group.name[language]}
        {is_open ? null : <Badge count={waiting} />}
      </button>
      <div id={id} className={`flex flex-col gap-0.5 mb-2 ${css.links}`} hidden={!is_open}>
        {group.screens.map((screen) => (
          <ScreenLink key={screen.path} screen={screen} is_here={screen === here} count={counts[screen.path] ?? 0} />
        ))}
      </div>
    </>
  )
}

/** Only one group is open: the one of the current screen, until another is chosen. */
export function OpsNav({ permissions }: { permissions: readonly string[] }) {
  const text = useText(opsText)
  const { pathname } = useLocation()
  const here = opsScreenAt(pathname)
  const groups = opsMenu(permissions)
  const current = groups.find(({ screens }) => screens.some(({ path }) => path === here?.path))?.key ?? null
  const [chosen, setChosen] = useState<{ readonly at: string; readonly key: string | null } | null>(null)
  const open = chosen?.at === pathname ? chosen.key : current
  // New comments and applications show up within half a minute on any screen.
  const counts = useCall(countWaiting, {}, { quiet: true, refetch_ms: WAITING_MS }).data?.data ?? {}
  const row = useScrollToSelected<HTMLElement>(pathname)
  return (
    <nav
      ref={row}
      className={`flex flex-col self-start sticky overflow-y-auto bg-surface gap-0.5 px-2 py-3 ${css.nav}`}
      aria-label={text.nav}
    >
      <ScreenLink screen={opsOverview} is_here={here === opsOverview} count={0} />
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          here={here}
          is_open={group.key === open}
          counts={counts}
          onToggle={() => setChosen({ at: pathname, key: group.key === open ? null : group.key })}
        />
      ))}
    </nav>
  )
}
