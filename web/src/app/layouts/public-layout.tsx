import * as help from '@inkroute/contract/help'
import * as site from '@inkroute/contract/site'
import { Outlet } from 'react-router'
import { PublicNoticeTicker } from '../../features/notice/components/notice-ticker.tsx'
import { useText } from '../../shared/text/language.tsx'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { loadSeo } from '../seo/load-seo.ts'
import { qrCode } from '../seo/qr-code.ts'
import { SeoTags } from '../seo/seo-tags.tsx'
import { serverCall } from '../server-call.ts'
import type { Route } from './+types/public-layout'
import css from './public/layout.module.css'
import { publicText } from './public/public.text.ts'
import { PublicFooter } from './public/public-footer.tsx'
import { PublicHeader } from './public/public-header.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const [seo, topics, contact] = await Promise.all([
    loadSeo(context, request),
    serverCall(context, language, help.listHelpCategories, {}).catch(() => ({ data: [] })),
    serverCall(context, language, site.getContact, {}).catch(() => null),
  ])
  const codes = { site: qrCode(`${seo.origin}/`), mail: contact && qrCode(`mailto:${contact.email}`) }
  return { seo, topics: topics.data, codes }
}

/** Each page has its own title, so the layout asks again on every navigation. */
export const shouldRevalidate = () => true

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const text = useText(publicText)
  return (
    <div className={css.page}>
      <SeoTags seo={loaderData.seo} />
      <a className={css.skip} href="#content">
        {text.skip}
      </a>
      <div className={css.ticker}>
        <PublicNoticeTicker />
      </div>
      <PublicHeader topics={loaderData.topics} />
      <main id="content" className={css.content} tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter codes={loaderData.codes} />
    </div>
  )
}
