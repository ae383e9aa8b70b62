import * as catalog from '@inkroute/contract/catalog/catalog'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import * as help from '@inkroute/contract/help/help'
import * as membership from '@inkroute/contract/membership/membership'
import * as notice from '@inkroute/contract/notice/notice'
import * as site from '@inkroute/contract/site/home'
import { getNavigation } from '@inkroute/contract/site/site'
import type { RouterContextProvider } from 'react-router'
import { serverCall } from '../../../app/server-call.ts'
import { languageOfPath } from '../../../shared/text/stored-language.ts'

const SHOWN_NOTICES = 3
const SHELF = 4

/** A section that fails to load is left out; the page still renders. */
export async function loadHome(context: Readonly<RouterContextProvider>, request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const preview = searchParams.get('preview') ?? undefined
  const none = { data: [] }
  const products = (input: Parameters<typeof serverCall<typeof catalog.listProducts>>[3]) =>
    serverCall(context, language, catalog.listProducts, input).catch(() => none)
  const floorsWithCards = async () => {
    const floors = (await serverCall(context, language, site.listFloors, { preview }).catch(() => none)).data
    const ids = [...new Set(floors.flatMap((floor) => floor.product_ids))]
    if (ids.length === 0) return []
    const cards = new Map<number, ProductCard>()
    for (const card of (await products({ ids: ids.join(','), page_size: 96 })).data) cards.set(card.id, card)
    return floors.map((floor) => ({
      floor,
      cards: floor.product_ids.map((id) => cards.get(id)).filter((card) => card !== undefined),
    }))
  }
  const [banners, specials, floors, hot, newest, numbers, hint, questions, notices, plans, navigation] =
    await Promise.all([
      serverCall(context, language, site.listBanners, { preview }).catch(() => none),
      serverCall(context, language, site.getAdSpecials, { preview }).catch(() => null),
      floorsWithCards(),
      products({ sort: 'sales', page_size: SHELF }),
      products({ sort: 'newest', page_size: SHELF }),
      serverCall(context, language, site.getSiteNumbers, {}).catch(() => null),
      serverCall(context, language, site.getBrowseDown, { preview }).catch(() => null),
      serverCall(context, language, help.listCommonQuestions, {}).catch(() => none),
      serverCall(context, language, notice.listPublicNotices, { page_size: SHOWN_NOTICES, preview }).catch(() => none),
      serverCall(context, language, membership.listPlans, {}).catch(() => ({ levels: [] })),
      serverCall(context, language, getNavigation, {}).catch(() => ({ empty_pages: [], markets: [] })),
    ])
  return {
    banners: banners.data,
    specials: specials?.top_ad_specials ?? [],
    floors,
    hot: hot.data,
    newest: newest.data,
    numbers,
    hint,
    questions: questions.data,
    notices: notices.data,
    levels: plans.levels,
    navigation,
  }
}
