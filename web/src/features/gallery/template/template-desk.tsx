import * as contract from '@inkroute/contract/gallery/template'
import { Button, Checkbox, Input, Pagination, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { call } from '../../../shared/api/client.ts'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { saveBase64 } from '../../../shared/format/save-file.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../gallery.module.css'
import { galleryText, templateText } from '../gallery.text.ts'
import { templateKeys, templateQuery, templateSorts } from '../gallery.view.ts'
import { BulkBar, BulkOutcome, type SharedChange } from '../parts/bulk-bar.tsx'
import { ItemCard } from '../parts/item-card.tsx'
import { StateTabs } from '../parts/state-tabs.tsx'
import { useSelection } from '../parts/use-selection.ts'
import { FromDesign } from './from-design.tsx'
import { TemplateDrawer } from './template-drawer.tsx'

const PAGE_SIZE = 48
const keys = [...templateKeys, 'open'] as const
type Handle = ReturnType<typeof useSearchFilter<(typeof keys)[number]>>

function Filters({ handle }: { readonly handle: Handle }) {
  const text = useText(templateText)
  const shared = useText(galleryText)
  const { language } = useLanguage()
  const { filter, setFilter } = handle
  const terms = useCall(contract.listTemplateTerms, {}, { quiet: true }).data
  const scenarios = terms?.scenarios.map((one) => ({ value: one.key, label: one[language] || one.key })) ?? []
  const products = terms?.products.map((one) => ({ value: String(one.id), label: one.name })) ?? []
  return (
    <search className={css.filters}>
      <Input.Search
        key={filter.keyword ?? ''}
        defaultValue={filter.keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        allowClear
        maxLength={60}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
      />
      <Select
        style={{ minWidth: 140 }}
        allowClear
        aria-label={text.scenario}
        placeholder={text.scenario}
        value={filter.scenario ?? null}
        options={scenarios}
        onChange={(scenario) => setFilter({ scenario: scenario ?? undefined })}
      />
      <Select
        style={{ minWidth: 160 }}
        allowClear
        aria-label={text.product}
        placeholder={text.product}
        value={filter.basic_product_id ?? null}
        options={products}
        onChange={(id) => setFilter({ basic_product_id: id ?? undefined })}
      />
      <Select
        style={{ minWidth: 120 }}
        aria-label={shared.sort}
        value={templateQuery(filter).sort}
        options={templateSorts.map((value) => ({ value, label: text[value] }))}
        onChange={(sort) => setFilter({ sort })}
      />
    </search>
  )
}

function useBulk(onDone: () => void) {
  const shared = useText(galleryText)
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof send.mutateAsync>> | null>(null)
  const send = useSend(contract.changeTemplates, {
    refetch: [contract.listDeskTemplates, contract.getDeskTemplate],
    onSuccess: (reply) => {
      if (reply.refused.length > 0) setOutcome(reply)
      else showToast('success', fill(shared.changed, { count: reply.changed }))
      onDone()
    },
  })
  return { send, outcome, close: () => setOutcome(null) }
}

function Actions({ filter, onMake }: { filter: Handle['filter']; onMake: () => void }) {
  const text = useText(templateText)
  const shared = useText(galleryText)
  const [is_busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const file = await call(contract.exportDeskTemplates, templateQuery(filter))
      saveBase64(file.name, file.file_base64)
      if (file.is_cut) showToast('info', fill(shared.cut, { count: file.rows }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.actions}>
      <Button loading={is_busy} onClick={() => void save()}>
        {shared.export}
      </Button>
      <Button type="primary" onClick={onMake}>
        {text.from_design}
      </Button>
    </div>
  )
}

function useCards(rows: readonly contract.DeskTemplate[]) {
  const text = useText(templateText)
  const { language } = useLanguage()
  return rows.map((row) => {
    const images = row.slots.filter(({ kind }) => kind === 'image').length
    return {
      id: row.id,
      name: row[`name_${language}`] || row.name_zh,
      state: row.state,
      background: row.color_hex,
      picture: row.picture_url ? <img src={row.picture_url} alt="" loading="lazy" /> : <small>{text.painting}</small>,
      note: `${row.product.name} · ${fill(text.slots, { images, texts: row.slots.length - images })}`,
      author: row.author,
      price_fen: row.price_fen,
      designs: row.designs,
    }
  })
}

/** The platform's design templates, for staff. */
export default function TemplateDesk() {
  const text = useText(templateText)
  const shared = useText(galleryText)
  const handle = useSearchFilter(keys)
  const { filter, page, setFilter } = handle
  const [is_making, setMaking] = useState(false)
  const input = { ...templateQuery(filter), page, page_size: PAGE_SIZE }
  const found = useCall(contract.listDeskTemplates, input, { quiet: true })
  const cards = useCards(found.data?.data ?? [])
  const selection = useSelection(cards.map(({ id }) => id))
  const bulk = useBulk(selection.clear)
  const change = (wanted: SharedChange) => bulk.send.mutate({ ids: selection.selected, change: wanted })
  const open = (id: number | undefined) => setFilter({ open: id ? String(id) : undefined, page: String(page) })
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<Actions filter={filter} onMake={() => setMaking(true)} />}
      />
      <StateTabs counts={found.data?.counts} state={filter.state} onChange={(state) => setFilter({ state })} />
      <Filters handle={handle} />
      {found.isError && !found.data ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <Skeleton active /> : null}
      {found.data?.total === 0 ? <EmptyState icon="layers" title={text.empty} /> : null}
      {cards.length > 0 ? (
        <Checkbox checked={selection.is_all} onChange={selection.toggleAll} style={{ marginBottom: 8 }}>
          {shared.select_all}
        </Checkbox>
      ) : null}
      <ul className={css.cards}>
        {cards.map(({ id, ...card }) => (
          <ItemCard
            key={id}
            {...card}
            is_selected={selection.has(id)}
            onSelect={() => selection.toggle(id)}
            onOpen={() => open(id)}
          />
        ))}
      </ul>
      {selection.selected.length > 0 ? (
        <BulkBar
          count={selection.selected.length}
          is_busy={bulk.send.isPending}
          onChange={change}
          onClear={selection.clear}
        />
      ) : null}
      <Pagination
        current={page}
        pageSize={PAGE_SIZE}
        total={found.data?.total ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(next) => setFilter({ page: String(next) })}
      />
      {bulk.outcome ? <BulkOutcome outcome={bulk.outcome} onClose={bulk.close} /> : null}
      {Number(filter.open) > 0 ? (
        <TemplateDrawer id={Number(filter.open)} onClose={() => open(undefined)} onOpen={open} />
      ) : null}
      {is_making ? (
        <FromDesign
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false)
            open(id)
          }}
        />
      ) : null}
    </>
  )
}
