import { listGoods } from '@inkroute/contract/goods/goods'
import * as contract from '@inkroute/contract/listing/listing'
import { type ListingPlatform, MAX_RELEASE } from '@inkroute/contract/listing/platforms'
import { Button, Input, Skeleton, Table } from 'antd'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { useSelectionLabels } from '../../shared/ui/table/use-selection-labels.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { AskInPlace } from './ask-in-place.tsx'
import { AskPlace } from './ask-place.tsx'
import { ANY_SHOP, ChooseShop } from './choose-shop.tsx'
import { FixTemplate } from './fix.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { idsIn, isAskedInPlace, unplaced } from './listing.view.ts'
import { ListingFrame } from './listing-frame.tsx'
import { ReleaseChoices, useChosen } from './release-choices.tsx'
import { ReleasePreview } from './release-preview.tsx'

const GOODS_PAGE = 10

interface GoodsPickerProps {
  readonly chosen: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
}

function GoodsPicker({ chosen, onChange }: GoodsPickerProps) {
  const text = useText(listingText)
  const { language } = useLanguage()
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const asked = useCall(listGoods, { page, page_size: GOODS_PAGE, ...(keyword ? { keyword } : {}) }, { quiet: true })
  const words = useSelectionLabels(asked.data?.data ?? [])
  const search = (value: string) => {
    setKeyword(value.trim())
    setPage(1)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Input.Search aria-label={text.keyword} placeholder={text.keyword} allowClear onSearch={search} />
      <Table
        rowKey="id"
        size="small"
        showHeader={false}
        loading={asked.isPending}
        dataSource={asked.data?.data ?? []}
        {...(asked.isError ? { locale: { emptyText: <LoadFailed onRetry={() => void asked.refetch()} /> } } : {})}
        columns={[
          {
            key: 'goods',
            render: (_, goods) => (
              <div className={`flex items-center min-w-0 gap-3 ${css.goods}`}>
                {goods.cover ? <img src={goods.cover} alt="" loading="lazy" /> : <span className={css.blank} />}
                <div className="min-w-0">
                  <b className="block font-semibold wrap-anywhere">
                    {(language === 'en' && goods.title_en) || goods.title}
                  </b>
                  <small>{goods.product_name}</small>
                </div>
              </div>
            ),
          },
        ]}
        rowSelection={{
          ...words,
          selectedRowKeys: [...chosen],
          preserveSelectedRowKeys: true,
          onChange: (keys) => onChange(keys.map(Number)),
        }}
        pagination={{
          current: page,
          pageSize: GOODS_PAGE,
          total: asked.data?.total ?? 0,
          showSizeChanger: false,
          onChange: setPage,
        }}
      />
    </div>
  )
}

interface Wanted {
  readonly platform: string
  readonly template_id: number
  readonly goods_ids: number[]
  readonly store_id?: number
  readonly titles?: Readonly<Record<string, string>>
}

const PICTURES_MS = 3000

/** The preview of the choice; asks again while pictures are being made. */
function usePreview(wanted: Wanted | null) {
  const asked = useCall(contract.previewListings, wanted, { quiet: true })
  const previews = wanted ? (asked.data?.data ?? []) : []
  const is_waiting = previews.some(({ problems }) => problems.some(({ field }) => field === 'pictures'))
  useCall(contract.previewListings, wanted, { quiet: true, enabled: is_waiting, refetch_ms: PICTURES_MS })
  // What is shown while a new choice is being checked is not what would be published.
  return { asked, previews, is_checked: !asked.isPlaceholderData }
}

interface ReadyProps {
  readonly platform: ListingPlatform
  readonly wanted: Wanted
  readonly previews: readonly contract.ListingPreview[]
  readonly is_checked: boolean
  readonly exportButton: ReactNode
}

/** Publishes what is ready; what is not stays with its problem beside it. */
function PublishBar({ platform, wanted, previews, is_checked, exportButton }: ReadyProps) {
  const text = useText(listingText)
  const navigate = useNavigate()
  const { store_id, ...rest } = wanted
  const release = useSend(contract.releaseListings, {
    refetch: [contract.listListings, contract.goodsListings],
    onSuccess: ({ queued, refused }) => {
      if (refused.length > 0) showToast('error', fill(text.refused, { count: refused.length }))
      if (queued === 0) return
      showToast('success', fill(text.queued, { count: queued }))
      void navigate(`/listing/${platform.word}/records`)
    },
  })
  const goods_ids = previews.filter(({ problems }) => problems.length === 0).map(({ goods_id }) => goods_id)
  const left = previews.length - goods_ids.length
  return (
    <div className="flex flex-wrap items-center gap-3">
      {platform.way === 'direct' ? (
        <Button
          type="primary"
          size="large"
          disabled={store_id === undefined || goods_ids.length === 0 || !is_checked}
          loading={release.isPending}
          onClick={() => store_id !== undefined && release.mutate({ ...rest, goods_ids, store_id })}
        >
          {fill(text.release_now, { count: goods_ids.length })}
        </Button>
      ) : null}
      {exportButton}
      {platform.way === 'direct' && store_id === undefined ? (
        <span className="text-sm text-quiet wrap-anywhere">{text.store_first}</span>
      ) : null}
      {left > 0 ? (
        <span className="text-sm text-quiet wrap-anywhere">{fill(text.not_ready, { count: left })}</span>
      ) : null}
    </div>
  )
}

interface ReleaseProps {
  readonly platform: ListingPlatform
  readonly exportButton: (params: Record<string, unknown>) => ReactNode
}

function Release({ platform, exportButton }: ReleaseProps) {
  const text = useText(listingText)
  const [params] = useSearchParams()
  const [goods_ids, setGoods] = useState<readonly number[]>(() => idsIn(params.get('goods')).slice(0, MAX_RELEASE))
  const choice = useChosen(platform, idsIn(params.get('store'))[0] ?? null)
  const { template_id, store_id } = choice
  const [fixing, setFixing] = useState<string | null>(null)
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  const [placing, setPlacing] = useState<number | null>(null)
  const is_full = goods_ids.length > MAX_RELEASE
  const base = { platform: platform.word, goods_ids: [...goods_ids] }
  const written = Object.keys(titles).length > 0 ? { titles } : {}
  const wanted =
    template_id !== null && goods_ids.length > 0 && !is_full
      ? { ...base, template_id, ...written, ...(store_id === null ? {} : { store_id }) }
      : null
  const { asked, previews, is_checked } = usePreview(wanted)
  const fields = previews.flatMap(({ problems }) => problems.map(({ field }) => field))
  const missing = new Set(fields.filter((field) => isAskedInPlace(field, platform)))
  return (
    <>
      <ReleaseChoices platform={platform} choice={choice} />
      {choice.ready.isError && template_id === null ? <LoadFailed onRetry={() => void choice.ready.refetch()} /> : null}
      <div className={`grid items-start grid-cols-2 gap-4 ${css.columns}`}>
        <Panel title={text.choose_goods} extra={<span>{fill(text.chosen, { count: goods_ids.length })}</span>}>
          {is_full ? <p role="alert">{fill(text.most, { count: MAX_RELEASE })}</p> : null}
          <GoodsPicker chosen={goods_ids} onChange={setGoods} />
        </Panel>
        <Panel title={text.preview}>
          {wanted ? null : <p className="text-sm text-quiet wrap-anywhere">{text.preview_hint}</p>}
          {wanted && asked.isError && !asked.data ? <LoadFailed onRetry={() => void asked.refetch()} /> : null}
          {wanted && asked.isPending ? <Skeleton active /> : null}
          {wanted && asked.data ? (
            <>
              <AskInPlace platform={platform} template_id={wanted.template_id} store_id={store_id} missing={missing} />
              {unplaced(previews, placing).map((one) => (
                <AskPlace
                  key={one.product_id}
                  platform={platform}
                  store_id={store_id}
                  preview={one}
                  onPlaced={() => setPlacing(null)}
                />
              ))}
              <ReleasePreview
                previews={previews}
                currency={asked.data.currency}
                onFix={setFixing}
                onTitle={(id, title) => setTitles((now) => ({ ...now, [id]: title }))}
                onPlace={setPlacing}
              />
              <PublishBar
                platform={platform}
                wanted={wanted}
                previews={previews}
                is_checked={is_checked}
                exportButton={exportButton({ ...base, template_id })}
              />
            </>
          ) : null}
        </Panel>
      </div>
      {fixing !== null && template_id !== null ? (
        <FixTemplate platform={platform} template_id={template_id} field={fixing} onClose={() => setFixing(null)} />
      ) : null}
    </>
  )
}

interface ReleaseScreenProps {
  /** Starts the export of these drafts as a sheet. */
  readonly exportButton: (params: Record<string, unknown>) => ReactNode
}

export function ReleaseScreen({ exportButton }: ReleaseScreenProps) {
  const { platform: word } = useParams()
  if (word === ANY_SHOP) return <ChooseShop />
  return (
    <ListingFrame tab="release">
      {(platform) => <Release key={platform.word} platform={platform} exportButton={exportButton} />}
    </ListingFrame>
  )
}
