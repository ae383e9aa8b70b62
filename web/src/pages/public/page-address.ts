import { filterKeys } from '../../features/catalog/search/listing-address.view.ts'
import { emptyFreightForm } from '../../features/shipping/freight.view.ts'
import { isPrivatePath } from '../../shared/text/zones.ts'

/** Query keys that server-rendered pages read. A page that reads another key has to list it here. */
const queryKeys: ReadonlySet<string> = new Set([
  // the product listing
  ...filterKeys,
  'sort',
  'view',
  'page',
  // a product and its variant
  'color_id',
  'size_id',
  'technique',
  'quantity',
  'views',
  'warehouse',
  // help, blog
  'id',
  'menuId',
  'q',
  'type',
  // freight
  ...Object.keys(emptyFreightForm),
  // staff previews, the transfer page, the tab of the login page and how a login by WeChat ended
  'preview',
  'url',
  'mode',
  'wechat',
  // route data requests of React Router
  '_routes',
  'index',
])

/**
 * The URL a page is rendered and cached under: only the keys it reads, in a fixed order. Campaign parameters and other
 * extras show the same page and must not cost another render. Private screens render in the browser; their empty
 * frame is the same for every query.
 */
export function pageAddress(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const path = url.slice(0, at)
  if (isPrivatePath(path)) return path
  const known = [...new URLSearchParams(url.slice(at))].filter(([key]) => queryKeys.has(key))
  if (known.length === 0) return path
  const sorted = known.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${path}?${new URLSearchParams(sorted)}`
}
