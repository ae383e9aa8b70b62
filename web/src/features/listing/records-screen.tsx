import type { ListingRecord } from '@inkroute/contract/listing/listing'
import * as contract from '@inkroute/contract/listing/listing'
import { type ListingPlatform, type ListingState, listingStates } from '@inkroute/contract/listing/platforms'
import { Button, Input, Popconfirm, Segmented, type TableColumnsType, Tooltip } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useSearchFilter } from '../../shared/hooks/use-search-filter.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { CardTable } from '../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { Fix, FixTemplate } from './fix.tsx'
import css from './listing.module.css'
import { listingText } from './listing.text.ts'
import { getRange, isUnderWay } from './listing.view.ts'
import { ListingFrame } from './listing-frame.tsx'

const KEYS = ['keyword', 'state'] as const
const PAGE_SIZE = 20
const ASK_AGAIN_MS = 4000

const tones: Record<ListingState, string> = {
  draft: 'off',
  queued: 'off',
  publishing: 'busy',
  pending: 'busy',
  live: 'good',
  failed: 'bad',
  unpublished: 'off',
}

/** The problem and its template. */
interface Mending {
  readonly template_id: number
  readonly field: string
}

/** What the platform refused: what to do about it first, then its own words. */
function Problems({ row, onFix }: { row: ListingRecord; onFix: (mending: Mending) => void }) {
  const text = useText(listingText)
  const is_stopped = row.state === 'failed' || row.state === 'draft'
  return row.problems.map(({ field, message, advice }) => (
    <div key={`${field} ${message}`} className={css.problem}>
      {advice ? <p className="wrap-anywhere">{advice}</p> : null}
      <p className="text-sm text-quiet wrap-anywhere">
        {advice ? fill(text.platform_says, { message }) : message}{' '}
        {is_stopped && (field !== '' || !advice) ? (
          <Fix field={field} goods_id={row.goods_id} onFix={() => onFix({ template_id: row.template_id, field })} />
        ) : null}
      </p>
    </div>
  ))
}

/** Shopify's ids begin with an address that says nothing to a seller. */
const shortId = (id: string) => id.slice(id.lastIndexOf('/') + 1)

/** The one thing to do with a row: see it, or publish it (again). */
function RowAction({ row }: { row: ListingRecord }) {
  const text = useText(listingText)
  const retry = useSend(contract.retryListings, {
    refetch: [contract.listListings],
    onSuccess: ({ queued }) => {
      if (queued > 0) showToast('success', fill(text.retried, { count: queued }))
      else showToast('error', fill(text.refused, { count: 1 }))
    },
  })
  if (row.url) return <RowActions actions={[{ key: 'open', label: text.open_listing, to: row.url }]} />
  if (row.state === 'live') return <small className="text-sm text-quiet wrap-anywhere">{text.no_page}</small>
  if (row.state !== 'failed' && row.state !== 'draft') return null
  return (
    <RowActions
      actions={[
        {
          key: 'publish',
          label: row.state === 'draft' ? text.release_draft : text.retry,
          is_busy: retry.isPending,
          onClick: () => retry.mutate({ ids: [row.id] }),
        },
      ]}
    />
  )
}

function useColumns(onFix: (mending: Mending) => void): TableColumnsType<ListingRecord> {
  const text = useText(listingText)
  return [
    {
      title: text.goods,
      key: 'goods',
      render: (_, row) => (
        <div className={`flex items-center min-w-0 gap-3 ${css.goods} ${css.record}`}>
          {row.cover ? <img src={row.cover} alt="" loading="lazy" /> : <span className={css.blank} />}
          <div className="min-w-0">
            <Link to={`/goods/detail/${row.goods_id}`}>{row.title}</Link>
            <small>{row.store_name}</small>
            {row.external_product_id ? (
              <small>{fill(text.platform_id, { id: shortId(row.external_product_id) })}</small>
            ) : null}
          </div>
        </div>
      ),
    },
    {
      title: text.selling,
      key: 'price',
      responsive: ['md'],
      render: (_, row) => (
        <>
          {getRange(row.currency, row.price_min, row.price_max)}
          <p className="text-sm text-quiet wrap-anywhere">{fill(text.skus, { count: row.variant_count })}</p>
        </>
      ),
    },
    {
      title: text.state,
      key: 'state',
      render: (_, row) => (
        <>
          <span
            className={`inline-flex items-center font-medium whitespace-nowrap gap-1.5 ${css.state}`}
            data-tone={tones[row.state]}
          >
            {text[`state_${row.state}`]}
          </span>
          <Problems row={row} onFix={onFix} />
        </>
      ),
    },
    {
      title: text.time,
      key: 'time',
      responsive: ['xl'],
      render: (_, row) => <RelativeTime at={row.updated_at} />,
    },
    { title: text.actions, key: 'actions', width: 120, render: (_, row) => <RowAction row={row} /> },
  ]
}

function useRecords(platform: ListingPlatform) {
  const address = useSearchFilter(KEYS)
  const state = listingStates.find((one) => one === address.filter.state)
  const { keyword } = address.filter
  const input = {
    platform: platform.word,
    page: address.page,
    page_size: PAGE_SIZE,
    ...(state ? { state } : {}),
    ...(keyword ? { keyword } : {}),
  }
  const [is_moving, setMoving] = useState(false)
  const asked = useCall(contract.listListings, input, {
    quiet: true,
    ...(is_moving ? { refetch_ms: ASK_AGAIN_MS } : {}),
  })
  const moves = (asked.data?.counts ?? []).some(({ state: one, count }) => count > 0 && isUnderWay(one))
  if (moves !== is_moving) setMoving(moves)
  return { ...address, state, asked }
}

function Chosen({ rows, onDone }: { rows: readonly ListingRecord[]; onDone: () => void }) {
  const text = useText(listingText)
  const refetch = [contract.listListings]
  const retry = useSend(contract.retryListings, {
    refetch,
    onSuccess: ({ queued }) => {
      showToast('success', fill(text.retried, { count: queued }))
      onDone()
    },
  })
  const off = useSend(contract.unpublishListings, {
    refetch,
    onSuccess: () => {
      showToast('success', text.off_queued)
      onDone()
    },
  })
  const update = useSend(contract.updateListings, {
    refetch,
    onSuccess: ({ queued, refused }) => {
      if (refused.length > 0) showToast('error', fill(text.refused, { count: refused.length }))
      else showToast('success', fill(text.updated, { count: queued }))
      onDone()
    },
  })
  const live = rows.filter(({ state }) => state === 'live').map(({ id }) => id)
  const drafts = rows.filter(({ state }) => state === 'draft').map(({ id }) => id)
  const failed = rows.filter(({ state }) => state === 'failed').map(({ id }) => id)
  const shown = rows.filter((row) => row.external_product_id && row.state !== 'unpublished').map(({ id }) => id)
  if (rows.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <strong>{fill(text.chosen, { count: rows.length })}</strong>
      <Button
        type="primary"
        disabled={failed.length + drafts.length === 0}
        loading={retry.isPending}
        onClick={() => retry.mutate({ ids: [...drafts, ...failed] })}
      >
        {drafts.length > 0 ? text.release_drafts : text.retry}
      </Button>
      <Button
        disabled={live.length === 0}
        loading={update.isPending}
        onClick={() => update.mutate({ ids: live, what: 'offer' })}
      >
        {text.update_offer}
      </Button>
      <Tooltip title={text.update_hint}>
        <Button
          disabled={live.length === 0}
          loading={update.isPending}
          onClick={() => update.mutate({ ids: live, what: 'all' })}
        >
          {text.update_all}
        </Button>
      </Tooltip>
      <Popconfirm
        title={fill(text.take_off_ask, { count: shown.length })}
        okText={text.take_off}
        cancelText={text.cancel}
        disabled={shown.length === 0}
        onConfirm={() => off.mutate({ ids: shown })}
      >
        <Button danger disabled={shown.length === 0} loading={off.isPending}>
          {text.take_off}
        </Button>
      </Popconfirm>
    </div>
  )
}

function Records({ platform }: { platform: ListingPlatform }) {
  const text = useText(listingText)
  const { asked, filter, state, page, setFilter, is_narrowed } = useRecords(platform)
  const [chosen, setChosen] = useState<readonly ListingRecord[]>([])
  const [mending, setMending] = useState<Mending | null>(null)
  const columns = useColumns(setMending)
  const counts = new Map(asked.data?.counts.map(({ state: one, count }) => [one, count]))
  const moving = [...counts].reduce((sum, [one, count]) => sum + (isUnderWay(one) ? count : 0), 0)
  const counted = (label: string, count: number | undefined) => (count ? `${label} ${count}` : label)
  const nothing = is_narrowed ? { title: text.no_match } : { title: text.no_record, body: text.no_record_body }
  return (
    <>
      <search className="flex flex-wrap items-center gap-3">
        <Input.Search
          key={filter.keyword ?? ''}
          style={{ maxWidth: 320 }}
          aria-label={text.keyword}
          placeholder={text.keyword}
          defaultValue={filter.keyword ?? ''}
          allowClear
          onSearch={(value) => setFilter({ keyword: value.trim() || undefined })}
        />
        <Segmented
          className="max-w-full overflow-x-auto"
          aria-label={text.state}
          value={state ?? 'all'}
          options={[
            { value: 'all', label: text.all },
            ...listingStates.map((value) => ({ value, label: counted(text[`state_${value}`], counts.get(value)) })),
          ]}
          onChange={(value) => setFilter({ state: value === 'all' ? undefined : value })}
        />
      </search>
      {moving > 0 ? (
        <p className="text-sm text-quiet wrap-anywhere" role="status">
          {fill(text.moving, { count: moving })}
        </p>
      ) : null}
      <Chosen rows={chosen} onDone={() => setChosen([])} />
      {asked.isError && !asked.data ? <LoadFailed onRetry={() => void asked.refetch()} /> : null}
      {asked.data?.total === 0 ? (
        <EmptyState icon="rows" {...nothing} />
      ) : (
        <CardTable
          wide_label={text.records}
          rowKey="id"
          columns={columns}
          dataSource={asked.data?.data ?? []}
          loading={asked.isPending}
          rowSelection={{
            selectedRowKeys: chosen.map(({ id }) => id),
            onChange: (_, rows) => setChosen(rows),
          }}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: asked.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (next) => setFilter({ page: String(next) }),
          }}
        />
      )}
      {mending ? <FixTemplate platform={platform} {...mending} onClose={() => setMending(null)} /> : null}
    </>
  )
}

export default function RecordsScreen() {
  return <ListingFrame tab="records">{(platform) => <Records key={platform.word} platform={platform} />}</ListingFrame>
}
