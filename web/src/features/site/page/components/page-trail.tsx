import type { SitePage } from '@inkroute/contract/site/page/page'
import { useText } from '../../../../shared/text/language.tsx'
import { pageText } from '../page.text.ts'
import { hubOf } from '../trail.view.ts'
import css from './page.module.css'
import { SiteLink } from './site-link.tsx'

/** Home › hub › this page. */
export function PageTrail({ page }: { page: SitePage }) {
  const text = useText(pageText)
  const hub = hubOf(page)
  return (
    <nav className={css.trail} aria-label={text.trail}>
      <ol>
        <li>
          <SiteLink to="/">{text.home}</SiteLink>
        </li>
        {hub ? (
          <li>
            <SiteLink to={hub.path}>{text[hub.name]}</SiteLink>
          </li>
        ) : null}
        <li aria-current="page">{page.name}</li>
      </ol>
    </nav>
  )
}
