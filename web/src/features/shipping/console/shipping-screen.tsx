import { isDestination } from '@inkroute/contract/countries'

import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import { PreferenceTable } from './preference-table.tsx'
import { RateTable } from './rate-table.tsx'
import css from './shipping-console.module.css'
import { shippingConsoleText } from './shipping-console.text.ts'

const keys = ['tab', 'country', 'region'] as const

/** Preferred channels per country, and the freight table of any country. */
export default function ShippingScreen() {
  const text = useText(shippingConsoleText)
  const { filter, setFilter } = useSearchFilter(keys)
  const country = filter.country && isDestination(filter.country) ? filter.country : 'US'
  return (
    <div className={`grid min-w-0 gap-4 ${css.stack}`}>
      <PageHeader description={text.description} />
      <SlidingTabs
        activeKey={filter.tab === 'rates' ? 'rates' : 'preference'}
        onChange={(tab) => setFilter({ tab: tab === 'rates' ? tab : undefined })}
        destroyOnHidden
        items={[
          {
            key: 'preference',
            label: text.tab_preference,
            children: <PreferenceTable onRates={(code) => setFilter({ tab: 'rates', country: code })} />,
          },
          {
            key: 'rates',
            label: text.tab_rates,
            children: (
              <RateTable
                country={country}
                region={filter.region}
                onChange={(part) => setFilter({ tab: 'rates', ...part })}
              />
            ),
          },
        ]}
      />
    </div>
  )
}
