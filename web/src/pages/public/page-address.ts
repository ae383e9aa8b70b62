import { filterKeys } from '../../features/catalog/listing/listing-address.view.ts'
import { emptyFreightForm } from '../../features/shipping/freight.view.ts'
import { isPrivatePath } from '../../shared/text/zones.ts'

/** What the server-rendered pages read from their query. A page that reads another key has to name it here. */
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
  // drafts of staff, the page on the way to another site, the tab of the login page
  'preview',
  'url',
  'mode',
  // which parts of a page React Router asks for
  '_routes',
  'index',
])

/**
 * The address a page is rendered and kept under: only what it reads, always in the same order. Campaign marks and
 * whatever else is appended show the same page and must not cost another rendering. Screens behind the login are
 * drawn in the browser; their empty frame is the same for every query.
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
