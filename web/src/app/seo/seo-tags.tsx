import { useLocation, useMatches } from 'react-router'
import { siteBrand } from '../../shared/brand/brand.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { type JsonLd, jsonLdText } from './json-ld.ts'
import type { PageSeo } from './load-seo.ts'
import { getAddresses, type OwnSeo } from './seo.view.ts'

function useOwnSeo(): OwnSeo | undefined {
  const leaf = useMatches().at(-1)?.loaderData as { seo?: OwnSeo } | null | undefined
  return leaf?.seo
}

function Facts({ facts, origin }: { facts: readonly JsonLd[]; origin: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, see jsonLdText
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(facts, origin) }} />
}

/** Tags for search engines and link previews. React hoists them into the head. */
export function SeoTags({ seo: page }: { seo: PageSeo }) {
  const { pathname } = useLocation()
  const own = useOwnSeo()
  const seo = { ...page, ...own }
  const language = languageOfPath(pathname)
  const address = getAddresses(seo.origin, pathname, own?.query, own?.canonical_path)
  const shown = seo.title || siteBrand().full[language]
  return (
    <>
      <title>{shown}</title>
      {seo.description ? <meta name="description" content={seo.description} /> : null}
      {seo.keywords ? <meta name="keywords" content={seo.keywords} /> : null}
      {own?.is_hidden ? <meta name="robots" content="noindex,follow" /> : null}
      <link rel="canonical" href={address.canonical} />
      <link rel="alternate" hrefLang="zh-CN" href={address.zh} />
      <link rel="alternate" hrefLang="en" href={address.en} />
      <link rel="alternate" hrefLang="x-default" href={address.zh} />
      <meta property="og:type" content={own?.type ?? 'website'} />
      <meta property="og:site_name" content={siteBrand().full[language]} />
      <meta property="og:locale" content={language === 'en' ? 'en_US' : 'zh_CN'} />
      <meta property="og:title" content={shown} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address.canonical} />
      <meta property="og:image" content={new URL(own?.image ?? '/pictures/share.jpg', seo.origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
      {own?.facts && own.facts.length > 0 ? <Facts facts={own.facts} origin={seo.origin} /> : null}
    </>
  )
}
