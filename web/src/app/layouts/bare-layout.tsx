import { Link, Outlet } from 'react-router'
import { Logo } from '../../shared/brand/logo.tsx'
import { useText } from '../../shared/text/language.tsx'
import css from './bare.module.css'
import { LanguageSwitch } from './public/language-switch.tsx'
import { publicText } from './public/public.text.ts'

/** A sheet of paper with nothing but its subject: login, maintenance, legal information. */
export default function BareLayout() {
  const text = useText(publicText)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Link to="/" aria-label={text.home}>
          <Logo />
        </Link>
        <LanguageSwitch />
      </header>
      <main className={css.content}>
        <Outlet />
      </main>
    </div>
  )
}
