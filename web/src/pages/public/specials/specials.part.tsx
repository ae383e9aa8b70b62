import { specialsText } from '../../../features/site/home/banner.text.ts'
import { SpecialTiles } from '../../../features/site/specials/special-tiles.tsx'
import css from '../../../features/site/specials/specials.module.css'
import { useText } from '../../../shared/text/language.tsx'
import type { Route } from './+types/specials'

/** All specials by kind. */
export function SpecialsView({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const text = useText(specialsText)
  const is_empty = loaderData.top.length + loaderData.area.length + loaderData.list.length === 0
  return (
    <div className={`w-full max-w-public ${css.page}`}>
      <h1>{text.title}</h1>
      <p className="text-quiet mt-2">{is_empty ? text.empty : text.lead}</p>
      <SpecialTiles title={text.top} specials={loaderData.top} />
      <SpecialTiles title={text.area} specials={loaderData.area} />
      <SpecialTiles title={text.list} specials={loaderData.list} />
    </div>
  )
}
