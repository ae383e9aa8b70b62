import { destinations } from '@inkroute/contract/countries'
import { calculateFreight, listChannels } from '@inkroute/contract/shipping'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { serverCall } from '../../app/server-call.ts'
import { FreightCalculator } from '../../features/shipping/components/freight-calculator.tsx'
import css from '../../features/shipping/components/guide.module.css'
import {
  ChannelTable,
  GuideHead,
  GuideSection,
  GuideTexts,
} from '../../features/shipping/components/shipping-guide.tsx'
import { formOfSearch, readFreightForm, searchOfForm } from '../../features/shipping/freight.view.ts'
import { guideText } from '../../features/shipping/guide.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { languageOfPath } from '../../shared/text/stored-language.ts'
import { fill, pickTexts } from '../../shared/text/text.ts'
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
  const count = destinations.length
  const seo = {
    title: text.seo_title,
    description: fill(text.seo_description, { count }),
    keywords: text.seo_keywords,
  }
  return { channels: channels.data, form, reply, seo }
}

/** The form writes itself into the address; the answer to it comes by its own call. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export default function LogisticsRelatedPage({ loaderData }: Route.ComponentProps) {
  const { channels, form, reply } = loaderData
  const text = useText(guideText)
  const [, setSearch] = useSearchParams()
  return (
    <div className={css.page}>
      <GuideHead country_count={destinations.length} />
      <GuideSection id="calculator" title={text.calculator}>
        <FreightCalculator
          start={form}
          first={reply ? { form, reply } : undefined}
          onForm={(next) => setSearch(searchOfForm(next), { replace: true, preventScrollReset: true })}
        />
      </GuideSection>
      <ChannelTable channels={channels} />
      <GuideTexts />
    </div>
  )
}
