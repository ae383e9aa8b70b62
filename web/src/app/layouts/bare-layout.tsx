import { Link, Outlet } from 'react-router'
import { Logo } from '../../shared/brand/logo.tsx'
import { useText } from '../../shared/text/language.tsx'
import { loadSeo } from '../seo/load-seo.ts'
import { SeoTags } from '../seo/seo-tags.tsx'
import type { Route } from './+types/bare-layout'
import css from './bare.module.css'
import { LanguageSwitch } from './public/language-switch.tsx'
import { publicText } from './public/public.text.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  return { seo: await loadSeo(context, request) }
}

export const shouldRevalidate = () => true

/** A plain page for a single subject: login, maintenance, legal information. */
export default function BareLayout({ loaderData }: Route.ComponentProps) {
  const text = useText(publicText)
  return (
    <div className="flex flex-col min-h-dvh">
      <SeoTags seo={loaderData.seo} />
      <header className={`flex items-center justify-between px-8 py-5 ${css.head}`}>
        <Link className="flex" to="/" aria-label={text.home}>
          <Logo />
        </Link>
        <LanguageSwitch />
      </header>
      <main className={`flex flex-col items-center flex-1 ${css.content}`}>
        <Outlet />
      </main>
    </div>
  )
}
