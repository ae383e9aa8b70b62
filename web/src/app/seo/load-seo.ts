import * as site from '@inkroute/contract/site/site'
import type { RouterContextProvider } from 'react-router'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { serverCall } from '../server-call.ts'
import { pageContext } from '../server-context.ts'

export interface PageSeo extends site.Seo {
  readonly origin: string
}

/** SEO tags of the page being rendered. A page without them is better than no page. */
export async function loadSeo(context: Readonly<RouterContextProvider>, request: Request): Promise<PageSeo> {
  const { pathname, origin, searchParams } = new URL(request.url)
  const preview = searchParams.get('preview') ?? undefined
  const http_url = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  const found = await serverCall(context, languageOfPath(http_url), site.getSeo, { http_url, preview }).catch(
    () => null,
  )
  return {
    origin: context.get(pageContext)?.origin ?? origin,
    ...(found ?? { title: '', keywords: '', description: '' }),
  }
}
