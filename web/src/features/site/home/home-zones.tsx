import { Link } from 'react-router'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../shared/text/stored-language.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { homeText } from './home.text.ts'
import css from './home-zones.module.css'

const zones: readonly {
  key: 'us_eu' | 'time' | 'compensation' | 'jit' | 'brand' | 'new'
  icon: IconName
  to: string
}[] = [
  { key: 'us_eu', icon: 'globe', to: '/zone/US-EU' },
  { key: 'time', icon: 'clock', to: '/zone/time' },
  { key: 'compensation', icon: 'shield', to: '/activity/compensationZone' },
  { key: 'jit', icon: 'box', to: '/zone/jit' },
  { key: 'brand', icon: 'medal', to: '/zone/brand' },
  { key: 'new', icon: 'star', to: '/zone/new' },
]

/** Entry tiles by promise: where it ships from, how fast, and what happens when we are late. */
export function HomeZones({ empty_pages }: { empty_pages: readonly string[] }) {
  const text = useText(homeText)
  const { language } = useLanguage()
  const shown = zones.filter(({ to }) => !empty_pages.includes(to))
  if (shown.length === 0) return null
  return (
    <section className={css.zones} aria-label={text.zones_title}>
      {shown.map(({ key, icon, to }) => (
        <Link key={key} to={pathInLanguage(to, language)} className={css.zone} data-zone={key}>
          <span className={css.icon}>
            <Icon name={icon} size_px={22} />
          </span>
          <span>
            <strong>{text[`zone_${key}`]}</strong>
            <span>{text[`zone_${key}_body`]}</span>
          </span>
        </Link>
      ))}
    </section>
  )
}
