import { Link } from 'react-router'
import { Logo } from '../../../shared/brand/logo.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './footer.module.css'
import { publicText } from './public.text.ts'
import { type MenuLink, publicLinks } from './public-links.ts'

function LinkColumn({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <div>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function PublicFooter() {
  const text = useText(publicText)
  const { language } = useLanguage()
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <Logo tone="light" />
          <p>{text.slogan}</p>
        </div>
        <LinkColumn title={text.footer_product} links={publicLinks(text, language)} />
        <LinkColumn
          title={text.footer_account}
          links={[
            { label: text.login, to: '/user/login' },
            { label: text.console, to: '/views/main' },
          ]}
        />
      </div>
      <p className={css.rights}>{fill(text.rights, { year: new Date().getFullYear() })}</p>
    </footer>
  )
}
