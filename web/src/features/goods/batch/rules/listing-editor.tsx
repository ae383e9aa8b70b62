import { listListingTemplates } from '@inkroute/contract/listing/listing'
import { findListingPlatform, type ListingPlatform, listingPlatforms } from '@inkroute/contract/listing/platforms'
import { platformStores } from '@inkroute/contract/store/store'
import { Select } from 'antd'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { change, useBatch } from '../state/batch-store.ts'
import { rulesText } from './picture/rules.text.ts'
import css from './rules.module.css'

const direct = listingPlatforms.filter(({ way, platform }) => way === 'direct' && platform !== null)

interface OpenStore {
  readonly id: number
  readonly name: string
  readonly platform: ListingPlatform
}

/** Authorised stores that support listings. */
function useOpenStores(): readonly OpenStore[] {
  const { data } = useCall(platformStores, {}, { quiet: true })
  return direct.flatMap((platform) => {
    const stores = data?.data.find((one) => one.platform === platform.platform)?.stores ?? []
    return stores.filter(({ authed }) => authed === 1).map(({ id, name }) => ({ id, name, platform }))
  })
}

function TemplateChoice({ platform }: { platform: ListingPlatform }) {
  const text = useText(rulesText)
  const listing = useBatch((state) => state.listing)
  const asked = useCall(listListingTemplates, { platform: platform.word }, { quiet: true })
  const templates = asked.data?.data.filter((one) => one.platform === platform.word)
  if (!listing || !templates) return null
  if (templates.length === 0) {
    return (
      <p className={css.quiet}>
        {text.listing_no_template} <a href={`/listing/${platform.word}/templates`}>{text.listing_make_template}</a>
      </p>
    )
  }
  const [first] = templates
  const chosen = templates.find(({ id }) => id === listing.template_id)
  // Defaults to the last used template, so that only the store has to be chosen.
  if (!chosen && first) change({ listing: { ...listing, template_id: first.id } })
  return (
    <Select
      aria-label={text.listing_template}
      value={chosen?.id ?? first?.id ?? null}
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(template_id) => template_id && change({ listing: { ...listing, template_id } })}
    />
  )
}

function ListingChoice() {
  const text = useText(rulesText)
  const { language } = useLanguage()
  const listing = useBatch((state) => state.listing)
  const stores = useOpenStores()
  const platform = listing && findListingPlatform(listing.platform)
  const choose = (id: number) => {
    const store = stores.find((one) => one.id === id)
    change({ listing: store ? { platform: store.platform.word, store_id: id, template_id: 0 } : null })
  }
  return (
    <section>
      <h3>{text.listing}</h3>
      <div className={`grid gap-3 ${css.block}`}>
        <p className={css.quiet}>{text.listing_hint}</p>
        <Select
          aria-label={text.listing_store}
          value={listing?.store_id ?? 0}
          options={[
            { value: 0, label: text.listing_none },
            ...stores.map(({ id, name, platform: of }) => ({ value: id, label: `${of[language]} · ${name}` })),
          ]}
          onChange={choose}
        />
        {platform ? <TemplateChoice key={platform.word} platform={platform} /> : null}
      </div>
    </section>
  )
}

/** Prepares listings of the run's goods, if permitted. */
export function ListingEditor() {
  const may_open = useMayOpen()
  return may_open('/myOrder/storeAdmin') && may_open('/listing/{platform}/release') ? <ListingChoice /> : null
}
