import * as site from '@inkroute/contract/site/home'
import { serverCall } from '../../app/server-call.ts'
import { specialsText } from '../../features/site/home/banner.text.ts'
import { SpecialTiles } from '../../features/site/specials/special-tiles.tsx'
import css from '../../features/site/specials/specials.module.css'
import { useText } from '../../shared/text/language.tsx'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import type { Route } from './+types/specials'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const preview = searchParams.get('preview') ?? undefined
  const menu = await serverCall(context, languageOfPath(pathname), site.getAdSpecials, { preview })
  return { top: menu.top_ad_specials, area: menu.area_specials, list: menu.ad_specials }
}

export default function Specials({ loaderData }: Route.ComponentProps) {
  const text = useText(specialsText)
  const is_empty = loaderData.top.length + loaderData.area.length + loaderData.list.length === 0
  return (
    <div className={css.page}>
      <h1>{text.title}</h1>
      <p className={css.lead}>{is_empty ? text.empty : text.lead}</p>
      <SpecialTiles title={text.top} specials={loaderData.top} />
      <SpecialTiles title={text.area} specials={loaderData.area} />
      <SpecialTiles title={text.list} specials={loaderData.list} />
    </div>
  )
}
