import { artPicture, artPictureSource, productPicture } from '@inkroute/contract/catalog/pictures'
import { type Artwork, buyGalleryItem, copyArtworks, listArtworks } from '@inkroute/contract/material/material'
import type { PayMethod } from '@inkroute/contract/wallet/payment'
import { type ColourFamily, colourFamilies } from '@inkroute/engine/look/names'
import { Button, Checkbox, Drawer, Input, Select, Skeleton } from 'antd'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { familyColours } from '../family-colours.ts'
import { galleryText, lookText } from '../material.text.ts'
import { shownMaterials } from '../use-material-actions.ts'
import css from './gallery.module.css'

const keys = ['keyword', 'category', 'style', 'color', 'tileable', 'collection_id'] as const
const STEP = 48
const MOST = 100

/** Products a design is shown on, flat and worn. */
const samples = [
  { code: 'tshirt', view: 'front', colour: 'white' },
  { code: 'mug', view: 'front', colour: 'white' },
  { code: 'tote', view: 'front', colour: 'natural' },
  { code: 'pillow', view: 'front', colour: 'white' },
] as const

const FREE = '0.00'

/** Payment dialog, provided by the page. */
interface PayProps {
  readonly subject: string
  readonly amount: string
  readonly is_busy: boolean
  readonly onPay: (method: PayMethod) => void
  readonly onClose: () => void
}

function BuyButton({ artwork, pay_dialog: PayDialog }: { artwork: Artwork; pay_dialog: ComponentType<PayProps> }) {
  const text = useText(galleryText)
  const [is_open, setOpen] = useState(false)
  const buy = useSend(buyGalleryItem, {
    refetch: [listArtworks],
    onSuccess: ({ pay_url }) => {
      if (pay_url) return window.location.assign(pay_url)
      showToast('success', text.bought)
      setOpen(false)
    },
  })
  const { name, slug: item, price } = artwork
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {fill(text.buy, { price: formatMoney(price) })}
      </Button>
      {is_open ? (
        <PayDialog
          subject={name}
          amount={price}
          is_busy={buy.isPending}
          onPay={(method) => buy.mutate({ kind: 'artwork', item, price, method })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

interface DrawerProps {
  readonly artwork: Artwork | undefined
  readonly pay_dialog: ComponentType<PayProps>
  readonly onClose: () => void
}

function ArtworkDrawer({ artwork, pay_dialog, onClose }: DrawerProps) {
  const may_buy = usePermission('design.gallery:buy')
  const text = useText(galleryText)
  const may_copy = usePermission('design.material:upload')
  const is_usable = !artwork || artwork.price === FREE || artwork.is_bought
  const copy = useSend(copyArtworks, {
    refetch: shownMaterials,
    onSuccess: ({ added }) => showToast('success', added > 0 ? text.copied : text.there),
  })
  return (
    <Drawer open={artwork !== undefined} onClose={onClose} title={artwork?.name} size={480} destroyOnHidden>
      {artwork ? (
        <>
          <div className={`grid place-items-center aspect-square bg-paper p-2 ${css.frame}`}>
            <img src={artPicture(artwork.slug, 720)} alt={artwork.name} />
          </div>
          <div className="flex flex-wrap gap-2 my-3">
            {is_usable ? (
              <Button type="primary" href={`/design/newSingleDesign?artwork=${artwork.slug}`} target="_blank">
                {text.design}
              </Button>
            ) : may_buy ? (
              <BuyButton artwork={artwork} pay_dialog={pay_dialog} />
            ) : null}
            {may_copy && is_usable ? (
              <Button loading={copy.isPending} onClick={() => copy.mutate({ slugs: [artwork.slug] })}>
                {text.copy}
              </Button>
            ) : null}
          </div>
          <p>
            {artwork.colors.map((color) => (
              <span key={color} className={css.swatch} style={{ background: color }} title={color} />
            ))}
          </p>
          <p className="text-quiet mb-2">
            {[...artwork.tags, ...(artwork.tileable ? [text.seamless] : [])].join(' · ')}
          </p>
          {artwork.author ? (
            <p className="text-quiet mb-2">
              {fill(text.author, { author: artwork.author })} ·{' '}
              {text[artwork.licence === 'bought' ? 'bought_licence' : artwork.licence]}
            </p>
          ) : null}
          <strong>{text.on_product}</strong>
          <div className={`grid grid-cols-halves gap-2 mt-3 ${css.products}`}>
            {samples.map((sample) => (
              <img
                key={sample.code}
                src={productPicture({ ...sample, artwork: artwork.slug }, 480)}
                alt=""
                loading="lazy"
                width={480}
                height={480}
              />
            ))}
          </div>
        </>
      ) : null}
    </Drawer>
  )
}

type Filter = ReturnType<typeof useSearchFilter<(typeof keys)[number]>>
interface Choice {
  readonly key: string
  readonly name: string
  readonly count: number
}

function CollectionSelect({ handle, collections }: { handle: Filter; collections: readonly Choice[] }) {
  const text = useText(galleryText)
  const { filter, setFilter } = handle
  if (collections.length === 0) return null
  return (
    <Select
      style={{ width: 180 }}
      allowClear
      aria-label={text.collection}
      placeholder={text.collection}
      value={filter.collection_id ?? null}
      options={collections.map(({ key, name, count }) => ({ value: key, label: `${name} ${count}` }))}
      onChange={(collection_id) => setFilter({ collection_id: collection_id ?? undefined })}
    />
  )
}

function Filters({
  handle,
  categories,
  styles,
  collections,
}: {
  handle: Filter
  categories: readonly Choice[]
  styles: readonly Choice[]
  collections: readonly Choice[]
}) {
  const text = useText(galleryText)
  const look_text = useText(lookText)
  const { filter, setFilter, is_narrowed } = handle
  const swatch = (family: ColourFamily) => (
    <>
      <span className={css.dot} style={{ background: familyColours[family] }} /> {look_text[family]}
    </>
  )
  return (
    <>
      <search className="flex flex-wrap items-center gap-2 mb-3">
        <Input.Search
          key={filter.keyword ?? ''}
          style={{ maxWidth: 280 }}
          defaultValue={filter.keyword ?? ''}
          placeholder={text.search}
          aria-label={text.search}
          allowClear
          maxLength={100}
          onSearch={(keyword) => setFilter({ keyword: keyword.trim() || undefined })}
        />
        <CollectionSelect handle={handle} collections={collections} />
        <Select
          style={{ width: 140 }}
          allowClear
          aria-label={text.style}
          placeholder={text.style}
          value={filter.style ?? null}
          options={styles.map(({ key, name, count }) => ({ value: key, label: `${name} ${count}` }))}
          onChange={(style) => setFilter({ style: style ?? undefined })}
        />
        <Select
          style={{ width: 104 }}
          allowClear
          aria-label={text.color}
          placeholder={text.color}
          value={filter.color ?? null}
          options={colourFamilies.map((value) => ({ value, label: swatch(value) }))}
          onChange={(color) => setFilter({ color: color ?? undefined })}
        />
        <Checkbox
          checked={filter.tileable === '1'}
          onChange={(event) => setFilter({ tileable: event.target.checked ? '1' : undefined })}
        >
          {text.tile_only}
        </Checkbox>
        {is_narrowed ? (
          <Button
            type="link"
            onClick={() =>
              setFilter({
                keyword: undefined,
                category: undefined,
                style: undefined,
                color: undefined,
                tileable: undefined,
                collection_id: undefined,
              })
            }
          >
            {text.clear}
          </Button>
        ) : null}
      </search>
      <ul className={`bare-list flex flex-wrap gap-1.5 mb-3 ${css.chips}`} aria-label={text.category}>
        {[{ key: '', name: text.all, count: 0 }, ...categories].map(({ key, name, count }) => (
          <li key={key}>
            <button
              className="text-inherit cursor-pointer bg-surface border px-3 py-1"
              type="button"
              aria-pressed={(filter.category ?? '') === key}
              onClick={() => setFilter({ category: key || undefined })}
            >
              {name} {count || ''}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface GalleryScreenProps {
  readonly pay_dialog: ComponentType<PayProps>
  /** Shown after the way back from a cashier. */
  readonly returned: ReactNode
}

/** The platform's own designs. */
export function GalleryScreen({ pay_dialog, returned }: GalleryScreenProps) {
  const text = useText(galleryText)
  const handle = useSearchFilter(keys)
  const { filter } = handle
  const [page_size, setSize] = useState(STEP)
  const [open, setOpen] = useState<Artwork | undefined>(undefined)
  const color = colourFamilies.find((family) => family === filter.color)
  const { color: _color, tileable, collection_id: chosen, ...rest } = filter
  const collection_id = Number(chosen)
  const query = {
    ...rest,
    ...(color ? { color } : {}),
    ...(collection_id > 0 ? { collection_id } : {}),
    ...(tileable === '1' ? { tileable: '1' as const } : {}),
  }
  const found = useCall(listArtworks, { ...query, page_size }, { quiet: true, stale_ms: 600_000 })
  const { data = [], total = 0, categories = [], styles = [], collections = [] } = found.data ?? {}
  return (
    <>
      {returned}
      <PageHeader description={text.description} />
      <Filters handle={handle} categories={categories} styles={styles} collections={collections} />
      {found.isPending ? <Skeleton active /> : null}
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {found.data ? <p className="text-quiet mb-2">{fill(text.total, { total })}</p> : null}
      {found.data && total === 0 ? <EmptyState icon="search" title={text.none} /> : null}
      <ul className={`bare-list grid gap-3 ${css.grid}`}>
        {data.map((artwork) => (
          <li key={artwork.slug}>
            <button
              type="button"
              className={`card grid w-full overflow-hidden text-inherit text-left cursor-pointer p-0 ${css.tile}`}
              aria-label={fill(text.open, { name: artwork.name })}
              onClick={() => setOpen(artwork)}
            >
              <span className={`grid place-items-center aspect-square bg-paper p-2 ${css.frame}`}>
                <img
                  {...artPictureSource(artwork.slug, artwork.width_px / artwork.height_px, 240)}
                  sizes="180px"
                  alt=""
                  loading="lazy"
                />
              </span>
              <span className="truncate px-2.5 py-2">
                {artwork.name}
                {artwork.price === FREE ? null : ` · ${formatMoney(artwork.price)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data.length < total && page_size < MOST ? (
        <div className="grid justify-items-center mt-4">
          <Button onClick={() => setSize(MOST)}>{text.more}</Button>
        </div>
      ) : null}
      <ArtworkDrawer
        artwork={data.find(({ slug }) => slug === open?.slug) ?? open}
        pay_dialog={pay_dialog}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}
