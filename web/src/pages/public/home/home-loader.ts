import * as catalog from '@inkroute/contract/catalog/catalog'
import type { ProductCard } from '@inkroute/contract/catalog/product'
import * as company from '@inkroute/contract/company/company'
import * as help from '@inkroute/contract/help/help'
import * as notice from '@inkroute/contract/notice/notice'
import * as site from '@inkroute/contract/site/home'
import { getPage } from '@inkroute/contract/site/page/page'
import { getContact, getNavigation } from '@inkroute/contract/site/site'
import type { RouterContextProvider } from 'react-router'
import { serverCall } from '../../../app/server-call.ts'
import { languageOfPath } from '../../../shared/text/stored-language.ts'
import { findRules, REFUND_RULES, type Rules } from './home.view.ts'

const SHOWN_NOTICES = 3
const SHOWN_QUESTIONS = 5
const SHELF = 6

/** A section that fails to load is left out; the page still renders. */
export async function loadHome(context: Readonly<RouterContextProvider>, request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const preview = searchParams.get('preview') ?? undefined
  const none = { data: [] }
  const products = (input: Parameters<typeof serverCall<typeof catalog.listProducts>>[3]) =>
    serverCall(context, language, catalog.listProducts, input).catch(() => none)
  const rules = (): Promise<Rules | null> =>
    serverCall(context, language, getPage, { path: REFUND_RULES })
      .then(findRules)
      .catch(() => null)
  const [
    banners,
    specials,
    floors,
    hot,
    newest,
    numbers,
    hint,
    questions,
    notices,
    navigation,
    clauses,
    imprint,
    contact,
  ] = await Promise.all([
    serverCall(context, language, site.listBanners, { preview }).catch(() => none),
    serverCall(context, language, site.getAdSpecials, { preview }).catch(() => null),
    serverCall(context, language, site.listFloors, { preview }).catch(() => none),
    products({ sort: 'sales', page_size: SHELF }),
    products({ sort: 'newest', page_size: SHELF }),
    serverCall(context, language, site.getSiteNumbers, {}).catch(() => null),
    serverCall(context, language, site.getBrowseDown, { preview }).catch(() => null),
    serverCall(context, language, help.listCommonQuestions, {}).catch(() => none),
    serverCall(context, language, notice.listPublicNotices, { page_size: SHOWN_NOTICES, preview }).catch(() => none),
    serverCall(context, language, getNavigation, {}).catch(() => ({ empty_pages: [], markets: [] })),
    rules(),
    serverCall(context, language, company.getImprint, {}).catch(() => null),
    serverCall(context, language, getContact, {}).catch(() => null),
  ])
  const turning = banners.data.find(({ turning_product }) => turning_product) ?? null
  const [wanted] = turning?.turning_product
    ? (await products({ code: turning.turning_product, page_size: 1 })).data
    : []
  const shown: ProductCard | null = wanted ?? hot.data.find(({ has_picture }) => has_picture) ?? null
  return {
    banners: banners.data,
    turning,
    shown,
    specials: specials?.top_ad_specials ?? [],
    floors: floors.data,
    hot: hot.data,
    newest: newest.data,
    numbers,
    hint,
    questions: questions.data.slice(0, SHOWN_QUESTIONS),
    notices: notices.data,
    navigation,
    rules: clauses,
    imprint,
    hours: contact?.hours ?? '',
  }
}
