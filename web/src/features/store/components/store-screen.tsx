import type { StoreRow } from '@inkroute/contract/store/store'
import * as contract from '@inkroute/contract/store/store'
import { Button, Pagination, Skeleton } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { storeText } from '../store.text.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CarrierDialog } from './carrier-dialog.tsx'
import { ConnectDrawer } from './connect-drawer.tsx'
import css from './store.module.css'
import { StoreCard } from './store-card.tsx'
import { type OpenDialog, StoreDialogs } from './store-dialogs.tsx'
import { PlatformTabs, StoreFilters, storeFilterKeys } from './store-filters.tsx'

const PAGE_SIZE = 24
const LOOK_AGAIN_MS = 20_000

/** The open overlay: connect, carriers, or a dialog of a store. */
type Overlay =
  | { readonly kind: 'connect'; readonly store: StoreRow | null; readonly platform: number | null }
  | 'carriers'

const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id]

interface BodyProps {
  readonly stores: readonly StoreRow[]
  readonly selected: readonly number[]
  readonly onSelect: (id: number) => void
  readonly onConnect: (store: StoreRow) => void
  readonly onOpen: OpenDialog
}

const Cards = ({ stores, selected, onSelect, onConnect, onOpen }: BodyProps) => (
  <div className={`grid gap-4 ${css.grid}`}>
    {stores.map((store) => (
      <StoreCard
        key={store.id}
        store={store}
        is_selected={selected.includes(store.id)}
        onSelect={() => onSelect(store.id)}
        onConnect={() => onConnect(store)}
        onOpen={onOpen}
      />
    ))}
  </div>
)

export default function StoreScreen() {
  const text = useText(storeText)
  const { filter, page, setFilter, is_narrowed } = useSearchFilter(storeFilterKeys)
  // A link may ask for the drawer: the path of a new seller ends in it.
  const asks_connect = useSearchParams()[0].get('connect') === '1'
  const [overlay, setOverlay] = useState<Overlay | null>(
    asks_connect ? { kind: 'connect', store: null, platform: null } : null,
  )
  const [selected, setSelected] = useState<readonly number[]>([])
  const platform = Number(filter.platform) || undefined
  const input = {
    page,
    page_size: PAGE_SIZE,
    platform,
    keyword: filter.keyword,
    group_name: filter.group,
    auth_status: filter.authStatus === '1' ? 1 : undefined,
  }
  const { data, isError, refetch } = useCall(contract.listStores, input, { refetch_ms: LOOK_AGAIN_MS })
  const connect = (store: StoreRow | null) => setOverlay({ kind: 'connect', store, platform: platform ?? null })
  const used =
    data && fill(data.limit === null ? text.used_free : text.used, { used: data.used, limit: data.limit ?? '' })
  return (
    <>
      <PageHeader
        description={used ? `${text.description} ${used}` : text.description}
        actions={
          <>
            <Button onClick={() => setOverlay('carriers')}>{text.carriers}</Button>
            <Allowed permission="order.store:connect">
              <Button type="primary" onClick={() => connect(null)}>
                {text.connect}
              </Button>
            </Allowed>
          </>
        }
      />
      <PlatformTabs value={platform} onChange={(value) => setFilter({ platform: value ? String(value) : undefined })} />
      <StoreFilters filter={filter} groups={data?.groups ?? []} onChange={setFilter} is_narrowed={is_narrowed} />
      {selected.length > 0 ? <BulkBar ids={selected} onDone={() => setSelected([])} /> : null}
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
      {data?.data.length === 0 ? (
        <NoStores
          is_narrowed={is_narrowed}
          onConnect={() => connect(null)}
          onClear={() =>
            setFilter({ platform: undefined, keyword: undefined, group: undefined, authStatus: undefined })
          }
        />
      ) : null}
      <StoreDialogs
        pushes_of={Number(filter.pushes) || null}
        unread_of={Number(filter.unread) || null}
        onClosed={() => setFilter({ pushes: undefined, unread: undefined })}
      >
        {(onOpen) => (
          <Cards
            stores={data?.data ?? []}
            selected={selected}
            onSelect={(id) => setSelected(toggled(selected, id))}
            onConnect={connect}
            onOpen={onOpen}
          />
        )}
      </StoreDialogs>
      {data && data.total > PAGE_SIZE ? (
        <Pagination
          style={{ marginTop: 16 }}
          align="end"
          current={page}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          onChange={(next) => setFilter({ page: String(next) })}
        />
      ) : null}
      {overlay === 'carriers' ? <CarrierDialog onClose={() => setOverlay(null)} /> : null}
      {overlay !== null && overlay !== 'carriers' ? (
        <ConnectDrawer store={overlay.store} platform={overlay.platform} onClose={() => setOverlay(null)} />
      ) : null}
    </>
  )
}

interface NoStoresProps {
  readonly is_narrowed: boolean
  readonly onConnect: () => void
  readonly onClear: () => void
}

function NoStores({ is_narrowed, onConnect, onClear }: NoStoresProps) {
  const text = useText(storeText)
  if (is_narrowed) {
    return <EmptyState icon="search" title={text.none_found} action={<Button onClick={onClear}>{text.clear}</Button>} />
  }
  return (
    <EmptyState
      icon="listing"
      title={text.none}
      body={text.none_body}
      action={
        <Button type="primary" onClick={onConnect}>
          {text.connect}
        </Button>
      }
    />
  )
}
