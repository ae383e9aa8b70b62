import * as contract from '@inkroute/contract/listing/listing'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { platformStores } from '@inkroute/contract/store/store'
import { Button, Select } from 'antd'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { FixTemplate } from './fix.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { newTemplate } from './listing.view.ts'
import { TemplateDrawer } from './template-drawer.tsx'

/** Stores of the platform that are connected; undefined until they are known. */
export function useOpenStores(platform: ListingPlatform) {
  const is_direct = platform.way === 'direct'
  const found = useCall(platformStores, {}, { quiet: true, enabled: is_direct }).data?.data
  return found?.find((one) => one.platform === platform.platform)?.stores.filter(({ authed }) => authed === 1)
}

interface Chosen {
  readonly template_id: number | null
  readonly store_id: number | null
}

/**
 * The store and the template to release with. The only store is chosen by itself; the template is the one last used in
 * the currency of the store, made on the spot where there is none.
 */
export function useChosen(platform: ListingPlatform, wanted_store: number | null) {
  const stores = useOpenStores(platform)
  const [store, setStore] = useState<number | null>(wanted_store)
  const [template, setTemplate] = useState<number | null>(null)
  const only = stores?.length === 1 ? stores[0]?.id : undefined
  const store_id = stores?.some(({ id }) => id === store) ? store : (only ?? null)
  const is_known = platform.way === 'file' || stores !== undefined
  const asked = { platform: platform.word, ...(store_id === null ? {} : { store_id }) }
  const ready = useCall(contract.readyTemplate, asked, { quiet: true, enabled: is_known && template === null })
  // The template of another store is not shown while the right one is on its way.
  const made = is_known && !ready.isPlaceholderData ? ready.data : undefined
  const chosen: Chosen = { template_id: template ?? made?.id ?? null, store_id }
  return {
    ...chosen,
    stores,
    ready,
    chooseTemplate: setTemplate,
    // Another store may sell in another currency: its own template follows.
    chooseStore: (id: number) => {
      setStore(id)
      setTemplate(null)
    },
  }
}

interface ChoicesProps {
  readonly platform: ListingPlatform
  readonly choice: ReturnType<typeof useChosen>
}

function useTemplates(platform: ListingPlatform, ready: ReturnType<typeof useChosen>['ready']) {
  const asked = useCall(contract.listListingTemplates, { platform: platform.word }, { quiet: true })
  const templates = asked.data?.data ?? []
  const made = ready.data && !ready.isPlaceholderData ? ready.data : undefined
  const is_new = made !== undefined && asked.data !== undefined && !templates.some(({ id }) => id === made.id)
  const { refetch } = asked
  useEffect(() => {
    if (is_new) void refetch()
  }, [is_new, refetch])
  return is_new && made.platform === platform.word ? [made, ...templates] : templates
}

export function ReleaseChoices({ platform, choice }: ChoicesProps) {
  const text = useText(listingText)
  const [open, setOpen] = useState<'new' | 'edit' | null>(null)
  const { stores, store_id, template_id } = choice
  const templates = useTemplates(platform, choice.ready)
  const is_direct = platform.way === 'direct'
  return (
    <div className="flex flex-wrap items-center gap-3">
      {is_direct ? (
        <Select
          className={css.grow ?? ''}
          aria-label={text.choose_store}
          placeholder={stores?.length === 0 ? text.no_store : text.choose_store}
          value={store_id}
          options={(stores ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choice.chooseStore}
        />
      ) : null}
      {is_direct && stores?.length === 0 ? (
        <Link to={`/myOrder/storeAdmin?platform=${platform.platform}`}>{text.connect}</Link>
      ) : null}
      <Select
        className={css.grow ?? ''}
        aria-label={text.choose_template}
        placeholder={text.choose_template}
        value={template_id}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={choice.chooseTemplate}
      />
      {template_id === null ? null : <Button onClick={() => setOpen('edit')}>{text.edit_rules}</Button>}
      <Button onClick={() => setOpen('new')}>{text.new_template}</Button>
      {open === 'new' ? (
        <TemplateDrawer
          platform={platform}
          id={null}
          initial={newTemplate(platform)}
          onClose={() => setOpen(null)}
          onSaved={({ id }) => choice.chooseTemplate(id)}
        />
      ) : null}
      {open === 'edit' && template_id !== null ? (
        <FixTemplate platform={platform} template_id={template_id} field="title" onClose={() => setOpen(null)} />
      ) : null}
    </div>
  )
}
