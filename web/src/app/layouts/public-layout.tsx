import { listPublicNotices, type NoticeRow } from '@inkroute/contract/notice/notice'
import * as home from '@inkroute/contract/site/home'
import * as site from '@inkroute/contract/site/site'
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { NOTICES_SHOWN } from '../../features/notice/notice.view.ts'
import { useText } from '../../shared/text/language.tsx'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { part } from '../../shared/ui/part.tsx'
import { isReachable } from '../hosts/service-button.rules.ts'
import { loadSeo } from '../seo/load-seo.ts'
import { qrCode } from '../seo/qr-code.ts'
import { SeoTags } from '../seo/seo-tags.tsx'
import { serverCall } from '../server-call.ts'
import type { Route } from './+types/public-layout'
import css from './public/layout.module.css'
import { publicText } from './public/public.text.ts'
import { PublicHeader } from './public/public-header.tsx'
import { emptyMenu, hasFooter } from './public/public-links.ts'

const PublicFooter = part(async () => (await import('./public/public-footer.part.tsx')).PublicFooter)
const PreviewRibbon = part(async () => (await import('./public/preview-ribbon.part.tsx')).PreviewRibbon)
const NoticeTicker = part(
  async () => (await import('../../features/notice/components/public-ticker.part.tsx')).PublicNoticeTicker,
)
const SearchBox = part(async () => (await import('../../features/catalog/search/search-box.part.tsx')).SearchBox)

const pick = ({ empty_pages, markets }: site.Navigation): site.Navigation => ({ empty_pages, markets })

/** The notice texts load when a notice is opened. */
const titleOnly = ({ id, title, summary, created_at }: NoticeRow) => ({ id, title, summary, created_at })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const preview = searchParams.get('preview') ?? undefined
  const [seo, specials, navigation, words, notices, contact] = await Promise.all([
    loadSeo(context, request),
    serverCall(context, language, home.getAdSpecials, { preview }).catch(() => emptyMenu),
    serverCall(context, language, site.getNavigation, {}).catch(() => emptyMenu),
    serverCall(context, language, home.listHotWords, { preview }).catch(() => ({ data: [] })),
    serverCall(context, language, listPublicNotices, { page_size: NOTICES_SHOWN }).catch(() => ({ data: [] })),
    serverCall(context, language, site.getContact, {}).catch(() => null),
  ])
  const codes = { site: qrCode(`${seo.origin}/`), mail: contact?.email ? qrCode(`mailto:${contact.email}`) : null }
  return {
    seo,
    menu: { ...specials, ...pick(navigation) },
    words: words.data,
    notices: notices.data.map(titleOnly),
    codes,
    hours: contact?.hours ?? '',
    is_reachable: isReachable(contact),
  }
}

/** Revalidates per path, because each page has its own title. Query changes do not affect it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const text = useText(publicText)
  const { pathname, search } = useLocation()
  return (
    <div className="flex flex-col min-h-dvh">
      <SeoTags seo={loaderData.seo} />
      <a className={css.skip} href="#content">
        {text.skip}
      </a>
      {/[?&]preview=/.test(search) ? <PreviewRibbon /> : null}
      <div className={css.ticker}>
        <NoticeTicker notices={loaderData.notices} />
      </div>
      <PublicHeader menu={loaderData.menu} search={<SearchBox words={loaderData.words} />} />
      <main id="content" className={`flex flex-col flex-1 ${css.content}`} tabIndex={-1}>
        <Outlet />
      </main>
      {hasFooter(pathname) ? <PublicFooter {...loaderData} /> : null}
    </div>
  )
}
