import { findListingPlatform, type ListingPlatform, listingPlatforms } from '@inkroute/contract/listing/platforms'
import { Alert, Select } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { TabLinks } from '../../shared/ui/tab-links.tsx'
import { listingText } from './listing.text.ts'

const tabs = ['release', 'records', 'templates'] as const
export type ListingTab = (typeof tabs)[number]

interface ListingFrameProps {
  readonly tab: ListingTab
  readonly actions?: (platform: ListingPlatform) => ReactNode
  readonly children: (platform: ListingPlatform) => ReactNode
}

/** Shared frame of the listing screens: platform, navigation and platform notes. */
export function ListingFrame({ tab, actions, children }: ListingFrameProps) {
  const text = useText(listingText)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const word = useParams().platform ?? ''
  const platform = findListingPlatform(word)
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader description={text.description} actions={platform ? actions?.(platform) : null} />
      <div className="flex flex-wrap items-center gap-3">
        <Select
          style={{ width: 220 }}
          aria-label={text.platform}
          value={platform?.word ?? null}
          placeholder={text.platform}
          showSearch={{ optionFilterProp: 'label' }}
          options={listingPlatforms.map((one) => ({ value: one.word, label: one[language] }))}
          onChange={(chosen) => void navigate(`/listing/${chosen}/${tab}`)}
        />
        <TabLinks
          label={text.screens}
          active={tab}
          items={tabs.map((key) => ({ key, to: `/listing/${platform?.word ?? 'etsy'}/${key}`, label: text[key] }))}
        />
      </div>
      {platform?.way === 'file' ? (
        <Alert type="info" showIcon title={fill(text.by_file, { platform: platform[language] })} />
      ) : null}
      {platform ? children(platform) : <EmptyState icon="rows" title={text.unknown} body={text.unknown_body} />}
    </div>
  )
}
