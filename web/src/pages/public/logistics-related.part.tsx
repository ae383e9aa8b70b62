import { useSearchParams } from 'react-router'
import { FreightCalculator } from '../../features/shipping/components/freight-calculator.tsx'
import css from '../../features/shipping/components/guide.module.css'
import {
  ChannelTable,
  GuideHead,
  GuideSection,
  GuideTexts,
} from '../../features/shipping/components/shipping-guide.tsx'
import { searchOfForm } from '../../features/shipping/freight.view.ts'
import { guideText } from '../../features/shipping/guide.text.ts'
import { useText } from '../../shared/text/language.tsx'
import type { Route } from './+types/logistics-related'

type Loaded = Pick<Route.ComponentProps, 'loaderData'>

/** The freight calculator and the shipping guide. */
export function LogisticsView({ loaderData }: Loaded) {
  const { channels, form, reply } = loaderData
  const text = useText(guideText)
  const [, setSearch] = useSearchParams()
  if (channels.length === 0) {
    return (
      <div className={`grid gap-12 ${css.page}`}>
        <GuideHead is_open={false} />
      </div>
    )
  }
  return (
    <div className={`grid gap-12 ${css.page}`}>
      <GuideHead is_open />
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
