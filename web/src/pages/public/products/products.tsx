import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { breadcrumbFacts, listFacts } from '../../../app/seo/json-ld.ts'
import { getTitle, type OwnSeo } from '../../../app/seo/seo.view.ts'
import { serverCall } from '../../../app/server-call.ts'
import { detailPath, findPicture, viewsInOrder } from '../../../features/catalog/card/card.view.ts'
import { getPages } from '../../../features/catalog/listing/core/listing-call.view.ts'
import { getHeading } from '../../../features/catalog/listing/core/listing-words.view.ts'
import { type Ask, consolation, findListing } from '../../../features/catalog/listing/core/load-listing.ts'
import {
  canonicalParts,
  findNote,
  getCrumbs,
  isForPeopleOnly,
} from '../../../features/catalog/listing/listing-page.view.ts'
import { readListing, typedKeyword } from '../../../features/catalog/search/listing-address.view.ts'
import { searchPath } from '../../../features/catalog/search/suggestions.view.ts'
import { siteBrand } from '../../../shared/brand/brand.ts'
import { languageOfPath } from '../../../shared/text/stored-language.ts'
import type { Route } from './+types/products'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname)
  const ask: Ask = (endpoint, input) => serverCall(context, language, endpoint, input)
  const found = await findListing(ask, readListing(url.pathname, url.searchParams))
  // A path segment below /products that is no category is a search term.
  if (!found && 'params' in params && params.params) throw redirect(searchPath(language, params.params))
  if (!found) throw data(null, { status: 404 })
  const { listing, reply, deliveries, special } = found
  const heading = getHeading(language, listing, reply, special)
  const crumbs = getCrumbs(language, listing, reply, heading)
  const note = findNote(language, typedKeyword(url.pathname, url.searchParams), reply)
  const pages = getPages(reply.total, reply.page_size)
  const [first] = reply.data
  const seo: OwnSeo = {
    title: getTitle(heading.title, siteBrand().full[language]),
    description: heading.intro || heading.title,
    ...canonicalParts(listing),
    is_hidden: isForPeopleOnly(listing, reply),
    facts: [
      breadcrumbFacts(crumbs),
      listFacts(reply.data.map(({ id, name }) => ({ name, path: detailPath(language, id) }))),
    ],
    ...getImage(first),
  }
  const is_unknown =
    listing.page > pages || (reply.total === 0 && (listing.scope === 'code' || listing.scope === 'brand'))
  const comfort = reply.total === 0 ? await consolation(ask, language, found) : null
  return data(
    { listing, reply, deliveries, heading, crumbs, note, pages, comfort, seo },
    is_unknown ? { status: 404 } : {},
  )
}

/** The comparison is an overlay on the list; opening it loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [here, there] = [new URL(currentUrl), new URL(nextUrl)]
  for (const url of [here, there]) url.searchParams.delete('compare')
  return here.href === there.href && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}

function getImage(product: Parameters<typeof findPicture>[0] | undefined): { image?: string } {
  const picture = product && findPicture(product, viewsInOrder(product)[0], product.default_color_key, 1200)
  return picture ? { image: picture.src } : {}
}

/** Rendered by the frame around all listing paths, so it stays mounted between them. */
export default function ProductsPage() {
  return null
}
