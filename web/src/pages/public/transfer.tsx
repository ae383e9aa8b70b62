import { getPage } from '@inkroute/contract/site/page/page'
import * as site from '@inkroute/contract/site/site'
import { serverCall } from '../../app/server-call.ts'
import { transferTarget } from '../../features/site/page/transfer.rules.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { part } from '../../shared/ui/part.tsx'
import type { Route } from './+types/transfer'

/** Shows where a link leads and continues there, for allowed URLs only: `/transfer?url=…`. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/\.data$/, '')
  const language = languageOfPath(path)
  const [page, seo] = await Promise.all([
    serverCall(context, language, getPage, { path }),
    serverCall(context, language, site.getSeo, { http_url: path }),
  ])
  return { page, target: transferTarget(searchParams.get('url')), seo: { ...seo, is_hidden: true } }
}

const View = part(async () => (await import('./transfer.part.tsx')).TransferView)

export default function TransferPage({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}
