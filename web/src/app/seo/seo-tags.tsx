import { useLocation, useMatches } from 'react-router'
import { brandText } from '../../shared/brand/brand.text.ts'
import type { PageSeo } from './load-seo.ts'
import { addressesOf } from './seo.view.ts'

/** What a page may say about itself by returning `seo` from its loader: an article knows its title best. */
interface OwnSeo {
  readonly title: string
  readonly description: string
  /** The part of the address that names the page. */
  readonly query: string
}

function useOwnSeo(): OwnSeo | undefined {
  const leaf = useMatches().at(-1)?.loaderData as { seo?: OwnSeo } | null | undefined
  return leaf?.seo
}

/** What search engines and link previews read. React moves these tags into the head. */
export function SeoTags({ seo: page }: { seo: PageSeo }) {
  const { pathname } = useLocation()
  const own = useOwnSeo()
  const seo = { ...page, ...own }
  const address = addressesOf(seo.origin, pathname, own?.query)
  const shown = seo.title || brandText.full.zh
  return (
    <>
      <title>{shown}</title>
      {seo.description ? <meta name="description" content={seo.description} /> : null}
      {seo.keywords ? <meta name="keywords" content={seo.keywords} /> : null}
      <link rel="canonical" href={address.canonical} />
      <link rel="alternate" hrefLang="zh-CN" href={address.zh} />
      <link rel="alternate" hrefLang="en" href={address.en} />
      <link rel="alternate" hrefLang="x-default" href={address.zh} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandText.full.zh} />
      <meta property="og:title" content={shown} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address.canonical} />
      <meta property="og:image" content={`${seo.origin}/pictures/share.png`} />
    </>
  )
}
