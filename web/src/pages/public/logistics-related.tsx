import { calculateFreight, listChannels } from '@inkroute/contract/shipping/shipping'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { serverCall } from '../../app/server-call.ts'
import { formOfSearch, readFreightForm } from '../../features/shipping/freight.view.ts'
import { guideText } from '../../features/shipping/guide.text.ts'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { pickTexts } from '../../shared/text/text.ts'
import { part } from '../../shared/ui/part.tsx'
import type { Route } from './+types/logistics-related'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const text = pickTexts(guideText, language)
  const form = formOfSearch(searchParams)
  const { input } = readFreightForm(form, null)
  const [channels, reply] = await Promise.all([
    serverCall(context, language, listChannels, {}),
    input ? serverCall(context, language, calculateFreight, input).catch(() => null) : null,
  ])
  const seo = {
    title: text.seo_title,
    description: text.seo_description,
    keywords: text.seo_keywords,
  }
  return { channels: channels.data, form, reply, seo }
}

/** The form is stored in the query; its result comes from a separate call. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

const View = part(async () => (await import('./logistics-related.part.tsx')).LogisticsView)

export default function LogisticsRelatedPage({ loaderData }: Route.ComponentProps) {
  return <View loaderData={loaderData} />
}
