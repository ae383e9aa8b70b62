import { artPictureSource } from '@inkroute/contract/catalog/pictures'
import * as contract from '@inkroute/contract/gallery/artwork'
import { listDeskCollections } from '@inkroute/contract/gallery/collection'
import { licences } from '@inkroute/contract/gallery/gallery'
import { Button, Checkbox, Input, Pagination, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
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
import { artworkText, galleryText } from '../gallery.text.ts'
import { artworkKeys, artworkQuery } from '../gallery.view.ts'
import { BulkBar, BulkOutcome } from '../parts/bulk-bar.tsx'
import { ItemCard } from '../parts/item-card.tsx'
import { StateTabs } from '../parts/state-tabs.tsx'
import { type Selection, useSelection } from '../parts/use-selection.ts'
import { ArtworkDrawer } from './artwork-drawer.tsx'
import { UploadFiles } from './upload-files.tsx'

const PAGE_SIZE = 48
const keys = [...artworkKeys, 'open'] as const
type Handle = ReturnType<typeof useSearchFilter<(typeof keys)[number]>>

function Filters({ handle }: { readonly handle: Handle }) {
  const text = useText(artworkText)
  const shared = useText(galleryText)
  const { language } = useLanguage()
  const { filter, setFilter } = handle
  const categories = useCall(contract.listArtworkTerms, {}, { quiet: true }).data?.categories ?? []
  const collections = useCall(listDeskCollections, {}, { quiet: true }).data?.data ?? []
  const selects = [
    {
      key: 'category',
      label: text.category,
      options: categories.map((one) => ({ value: one.key, label: one[language] })),
    },
    {
      key: 'collection_id',
      label: text.collection,
      options: collections.map((one) => ({ value: String(one.id), label: one[`name_${language}`] })),
    },
    { key: 'licence', label: shared.licence, options: licences.map((value) => ({ value, label: shared[value] })) },
    {
      key: 'price',
      label: shared.price,
      options: (['free', 'paid'] as const).map((value) => ({ value, label: shared[value] })),
    },
  ] as const
  return (
    <search className={css.filters}>
      <Input.Search
        key={filter.keyword ?? ''}
        defaultValue={filter.keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        allowClear
        maxLength={100}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
      />
      {selects.map(({ key, label, options }) => (
        <Select
          key={key}
          style={{ minWidth: 130 }}
          allowClear
          aria-label={label}
          placeholder={label}
          value={filter[key] ?? null}
          options={options as { value: string; label: string }[]}
          onChange={(value) => setFilter({ [key]: value ?? undefined })}
        />
      ))}
      <Select
        style={{ minWidth: 120 }}
        aria-label={shared.sort}
        value={artworkQuery(filter).sort}
        options={contract.artworkSorts.map((value) => ({ value, label: text[value] }))}
        onChange={(sort) => setFilter({ sort })}
      />
    </search>
  )
}

function CollectionMenu({ is_in, onPick }: { is_in: boolean; onPick: (id: number) => void }) {
  const text = useText(artworkText)
  const { language } = useLanguage()
  const collections = useCall(listDeskCollections, {}, { quiet: true }).data?.data ?? []
  const label = is_in ? text.add_to : text.take_from
  return (
    <Select
      style={{ minWidth: 130 }}
      aria-label={label}
      placeholder={label}
      value={null}
      options={collections.map((one) => ({ value: one.id, label: one[`name_${language}`] }))}
      onChange={(id) => id !== null && onPick(id)}
    />
  )
}

function useBulk(onDone: () => void) {
  const shared = useText(galleryText)
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof send.mutateAsync>> | null>(null)
  const send = useSend(contract.changeArtworks, {
    refetch: [contract.listDeskArtworks, contract.getDeskArtwork, listDeskCollections],
    onSuccess: (reply) => {
      if (reply.refused.length > 0) setOutcome(reply)
      else showToast('success', fill(shared.changed, { count: reply.changed }))
      onDone()
    },
  })
  return { send, outcome, close: () => setOutcome(null) }
}

function useExport(filter: Handle['filter']) {
  const shared = useText(galleryText)
  const [is_busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const file = await call(contract.exportDeskArtworks, artworkQuery(filter))
      saveBase64(file.name, file.file_base64)
      if (file.is_cut) showToast('info', fill(shared.cut, { count: file.rows }))
    } finally {
      setBusy(false)
    }
  }
  return { is_busy, run }
}

function Actions({ filter, onUpload }: { filter: Handle['filter']; onUpload: () => void }) {
  const text = useText(artworkText)
  const shared = useText(galleryText)
  const sheet = useExport(filter)
  return (
    <div className={css.actions}>
      <Link to="/ops/gallery/collection">
        <Button>{text.collections}</Button>
      </Link>
      <Button loading={sheet.is_busy} onClick={() => void sheet.run()}>
        {shared.export}
      </Button>
      <Button type="primary" onClick={onUpload}>
        {text.upload}
      </Button>
    </div>
  )
}

function SelectionBar({ selection }: { readonly selection: Selection<string> }) {
  const bulk = useBulk(selection.clear)
  const change = (wanted: contract.ArtworkChange) => bulk.send.mutate({ slugs: selection.selected, change: wanted })
  const collect = (is_in: boolean) => (collection_id: number) => change({ kind: 'collection', collection_id, is_in })
  return (
    <>
      {selection.selected.length > 0 ? (
        <BulkBar
          count={selection.selected.length}
          is_busy={bulk.send.isPending}
          onChange={change}
          onClear={selection.clear}
        >
          <CollectionMenu is_in onPick={collect(true)} />
          <CollectionMenu is_in={false} onPick={collect(false)} />
        </BulkBar>
      ) : null}
      {bulk.outcome ? <BulkOutcome outcome={bulk.outcome} onClose={bulk.close} /> : null}
    </>
  )
}

function useCards(rows: readonly contract.DeskArtwork[]) {
  const { language } = useLanguage()
  return rows.map((row) => {
    const source = artPictureSource(row.slug, row.width_px / row.height_px, 240)
    return {
      slug: row.slug,
      name: row[`name_${language}`] || row.name_zh || row.name_en,
      state: row.state,
      picture: <img {...source} sizes="200px" alt="" loading="lazy" />,
      note: [row.category[language], ...row.collections.map(({ name }) => name)].join(' · '),
      author: row.author,
      price_fen: row.price_fen,
      designs: row.designs,
    }
  })
}

/** The platform's artworks, for staff. */
export default function ArtworkDesk() {
  const text = useText(artworkText)
  const shared = useText(galleryText)
  const handle = useSearchFilter(keys)
  const { filter, page, setFilter } = handle
  const [is_uploading, setUploading] = useState(false)
  const found = useCall(
    contract.listDeskArtworks,
    { ...artworkQuery(filter), page, page_size: PAGE_SIZE },
    { quiet: true },
  )
  const cards = useCards(found.data?.data ?? [])
  const selection = useSelection(cards.map(({ slug }) => slug))
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<Actions filter={filter} onUpload={() => setUploading(true)} />}
      />
      <StateTabs counts={found.data?.counts} state={filter.state} onChange={(state) => setFilter({ state })} />
      <Filters handle={handle} />
      {found.isError && !found.data ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <Skeleton active /> : null}
      {found.data?.total === 0 ? <EmptyState icon="search" title={text.empty} body={text.empty_body} /> : null}
      {cards.length > 0 ? (
        <Checkbox checked={selection.is_all} onChange={selection.toggleAll} style={{ marginBottom: 8 }}>
          {shared.select_all}
        </Checkbox>
      ) : null}
      <ul className={css.cards}>
        {cards.map(({ slug, ...card }) => (
          <ItemCard
            key={slug}
            {...card}
            is_selected={selection.has(slug)}
            onSelect={() => selection.toggle(slug)}
            onOpen={() => setFilter({ open: slug, page: String(page) })}
          />
        ))}
      </ul>
      <SelectionBar selection={selection} />
      <Pagination
        current={page}
        pageSize={PAGE_SIZE}
        total={found.data?.total ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(next) => setFilter({ page: String(next) })}
      />
      {filter.open ? (
        <ArtworkDrawer slug={filter.open} onClose={() => setFilter({ open: undefined, page: String(page) })} />
      ) : null}
      {is_uploading ? (
        <UploadFiles
          onClose={() => setUploading(false)}
          onDrafts={() => {
            setUploading(false)
            setFilter({ state: 'draft', sort: 'updated' })
          }}
        />
      ) : null}
    </>
  )
}
