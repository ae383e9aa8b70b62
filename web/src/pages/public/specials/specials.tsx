import * as site from '@inkroute/contract/site/home'
import { serverCall } from '../../../app/server-call.ts'
import { languageOfPath } from '../../../shared/text/stored-language.ts'
import { part } from '../../../shared/ui/part.tsx'
import type { Route } from './+types/specials'

const View = part(async () => (await import('./specials.part.tsx')).SpecialsView)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const preview = searchParams.get('preview') ?? undefined
  const menu = await serverCall(context, languageOfPath(pathname), site.getAdSpecials, { preview })
  return { top: menu.top_ad_specials, area: menu.area_specials, list: menu.ad_specials }
}

export default function Specials({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}
