import { goodsListings, type ListedGoods } from '@inkroute/contract/listing/listing'
import { findListingPlatform } from '@inkroute/contract/listing/platforms'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from './listed.module.css'
import { listedText } from './listed.text.ts'

const ON_A_CARD = 2
const BUSY_MS = 4000

const getTone = ({ state }: ListedGoods): 'live' | 'failed' | 'busy' =>
  state === 'live' || state === 'failed' ? state : 'busy'

/** Where these goods are listed, by goods; empty for people who may not see it. */
export function useListed(goods_ids: readonly number[]): ReadonlyMap<number, readonly ListedGoods[]> {
  const may_see = usePermission('listing.records')
  const input = may_see && goods_ids.length > 0 ? { goods_ids: goods_ids.join(',') } : null
  const { data } = useCall(goodsListings, input, { quiet: true })
  const is_busy = data?.data.some((one) => getTone(one) === 'busy') ?? false
  useCall(goodsListings, input, { quiet: true, enabled: is_busy, refetch_ms: BUSY_MS })
  const found = new Map<number, ListedGoods[]>()
  for (const one of input ? (data?.data ?? []) : []) found.set(one.goods_id, [...(found.get(one.goods_id) ?? []), one])
  return found
}

/** A shop with the state of the goods there: the way to the live listing, or to the record of what went wrong. */
function Mark({ listed }: { listed: ListedGoods }) {
  const text = useText(listedText)
  const { language } = useLanguage()
  const tone = getTone(listed)
  const platform = findListingPlatform(listed.platform)?.[language] ?? listed.platform
  const words = (
    <>
      {text[tone]} · {platform}
    </>
  )
  if (listed.url) {
    return (
      <a
        className={`inline-flex items-center text-quiet gap-1.5 ${css.mark}`}
        data-tone={tone}
        href={listed.url}
        target="_blank"
        rel="noreferrer"
        title={fill(text.open, { name: listed.store_name })}
      >
        {words}
      </a>
    )
  }
  return (
    <Link
      className={`inline-flex items-center text-quiet gap-1.5 ${css.mark}`}
      data-tone={tone}
      to={`/listing/${listed.platform}/records`}
      title={fill(text.records, { name: listed.store_name })}
    >
      {words}
    </Link>
  )
}

/** For cards and rows. */
export function ListedMarks({ listed }: { listed: readonly ListedGoods[] | undefined }) {
  const text = useText(listedText)
  if (!listed || listed.length === 0) return null
  const more = listed.length - ON_A_CARD
  return (
    <p className="flex flex-wrap items-center text-xs gap-x-2 gap-y-1">
      {listed.slice(0, ON_A_CARD).map((one) => (
        <Mark key={one.id} listed={one} />
      ))}
      {more > 0 ? <small className="text-quiet">{fill(text.more, { count: more })}</small> : null}
    </p>
  )
}

/** All shops of one product; nothing while it is in none. */
export function ListedPanel({ goods_id }: { goods_id: number }) {
  const text = useText(listedText)
  const listed = useListed([goods_id]).get(goods_id)
  if (!listed) return null
  return (
    <Panel title={text.title}>
      <ul className="bare-list grid gap-2">
        {listed.map((one) => (
          <li className="flex flex-wrap gap-x-4 gap-y-1" key={one.id}>
            <span>{one.store_name}</span>
            <Mark listed={one} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
