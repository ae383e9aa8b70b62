import { artPictureSource } from '@inkroute/contract/catalog/pictures'
import * as contract from '@inkroute/contract/gallery/artwork'
import { listDeskCollections } from '@inkroute/contract/gallery/collection'
import { galleryStates } from '@inkroute/contract/gallery/gallery'
import { licences } from '@inkroute/contract/material/item'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { choices } from '../../../shared/list/filter-types.ts'
import { sheetExport } from '../../../shared/list/list-exports.tsx'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import type { CardProps } from '../../../shared/list/list-types.ts'
import { to } from '../../../shared/list/verb-types.ts'
import { galleryText, artworkText as text } from '../gallery.text.ts'
import { changeOutcome, sharedChanges } from '../parts/bulk-changes.tsx'
import { ItemCard } from '../parts/item-card.tsx'
import { StateTabs } from '../parts/state-tabs.tsx'
import { ArtworkDrawer } from './artwork-drawer.tsx'
import { CollectionMenu, useCollections } from './collection-menu.tsx'
import { UploadFiles } from './upload-files.tsx'

const useCollectionOptions = () =>
  useCollections().map(({ id, name_zh, name_en }) => ({ value: String(id), label: { zh: name_zh, en: name_en } }))
const useCategories = () =>
  (useCall(contract.listArtworkTerms, {}, { quiet: true }).data?.categories ?? []).map((one) => ({
    value: one.key,
    label: one,
  }))

const send = (change: contract.ArtworkChange) =>
  to(contract.changeArtworks, {
    input: (rows: readonly contract.DeskArtwork[]) => ({ slugs: rows.map(({ slug }) => slug), change }),
    ...changeOutcome,
    refetch: [contract.getDeskArtwork, listDeskCollections],
  })

function ArtworkCard({ row, list, ...card }: CardProps<typeof contract.listDeskArtworks, unknown>) {
  const { language } = list
  const source = artPictureSource(row.slug, row.width_px / row.height_px, 240)
  return (
    <ItemCard
      {...row}
      {...card}
      name={row[`name_${language}`] || row.name_zh || row.name_en}
      picture={<img {...source} sizes="200px" alt="" loading="lazy" />}
      note={[row.category[language], ...row.collections.map(({ name }) => name)].join(' · ')}
    />
  )
}

/** The platform's artworks, for staff. */
export default listScreen(contract.listDeskArtworks, {
  title: text.title,
  description: text.description,
  rowKey: 'slug',
  pageSize: 48,
  above: ({ reply, query, choose }) => (
    <StateTabs counts={reply?.counts} state={query.state} onChange={(state) => choose({ state })} />
  ),
  filters: {
    state: { kind: 'linked', values: galleryStates },
    keyword: { kind: 'search', label: text.search },
    category: { kind: 'choice', label: text.category, options: useCategories },
    collection_id: { kind: 'choice', label: text.collection, options: useCollectionOptions, isNumber: true },
    licence: { kind: 'choice', label: galleryText.licence, options: choices(licences, (one) => galleryText[one]) },
    price: {
      kind: 'choice',
      label: galleryText.price,
      options: choices(['free', 'paid'], (price) => galleryText[price]),
    },
    sort: {
      kind: 'choice',
      label: galleryText.sort,
      initial: 'updated',
      options: choices(contract.artworkSorts, (sort) => text[sort]),
    },
  },
  columns: [],
  card: ArtworkCard,
  bulk: [
    ...sharedChanges(send),
    ...[true, false].map((is_in) => ({
      key: is_in ? 'add' : 'take',
      control: ({ run }: { run: (sending: ReturnType<typeof send>) => void }) => (
        <CollectionMenu
          is_in={is_in}
          onPick={(collection_id) => run(send({ kind: 'collection', collection_id, is_in }))}
        />
      ),
    })),
  ],
  none: { icon: 'search', title: text.empty, body: text.empty_body },
  drawer: {
    byKey: (slug, close) => <ArtworkDrawer slug={slug} onClose={close} />,
    create: {
      label: text.upload,
      show: (close, { choose }) => (
        <UploadFiles onClose={close} onDrafts={() => choose({ state: 'draft', sort: 'updated' })} />
      ),
    },
  },
  header: ({ say }) => (
    <Link to="/ops/gallery/collection">
      <Button>{say(text.collections)}</Button>
    </Link>
  ),
  exports: [sheetExport(contract.exportDeskArtworks, { label: galleryText.export, input: (query) => query })],
})
