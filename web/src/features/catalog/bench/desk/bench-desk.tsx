import {
  type BenchListItem,
  benchStates,
  createBenchSet,
  getBenchSet,
  listBenchSets,
  removeBenchSet,
} from '@inkroute/contract/catalog/bench/bench'
import { Button, Input, Pagination, Select, Skeleton } from 'antd'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../../shared/api/client.ts'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showDialog } from '../../../../shared/ui/dialog.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import css from './desk.module.css'
import { deskText } from './desk.text.ts'

const PAGE_SIZE = 24

function useFilters() {
  const [search, setSearch] = useSearchParams()
  const change = (next: Record<string, string>) => {
    const merged: Record<string, string> = { ...Object.fromEntries(search), page: '', ...next }
    setSearch(Object.fromEntries(Object.entries(merged).filter(([, value]) => value)), { replace: true })
  }
  const state = benchStates.find((one) => one === search.get('state'))
  return {
    change,
    keyword: search.get('keyword') ?? '',
    state,
    page: Number(search.get('page')) || 1,
    /** The product whose editor led here; it goes along to the bench. */
    product: search.get('product') ?? '',
  }
}

function SetCard({ item, query }: { item: BenchListItem; query: string }) {
  const text = useText(deskText)
  const remove = useSend(removeBenchSet, { refetch: [listBenchSets] })
  const ask = () =>
    showDialog({
      title: fill(text.remove_title, { name: item.name }),
      body: text.remove_body,
      action: text.remove,
      run: async () => {
        const { id, revision } = await call(getBenchSet, { id: item.id })
        remove.mutate({ id, revision })
      },
    })
  return (
    <li className="card flex flex-col overflow-hidden">
      <Link className="block aspect-square bg-paper" to={`/ops/bench/${item.id}${query}`} aria-label={item.name}>
        {item.preview_url ? (
          <img className="w-full h-full object-cover" src={item.preview_url} alt="" loading="lazy" />
        ) : (
          <span className="grid place-items-center h-full text-quiet">
            <Icon name="shirt" size_px={40} />
          </span>
        )}
      </Link>
      <div className={`grid gap-x-2 gap-y-0.5 p-3 ${css.words}`}>
        <Link to={`/ops/bench/${item.id}${query}`}>{item.name || text.nameless}</Link>
        <button type="button" aria-label={text.remove} title={text.remove} onClick={ask}>
          <Icon name="trash" size_px={18} />
        </button>
        <p className="truncate col-span-full text-xs text-quiet">
          <i className="inline-block h-2 rounded-full" data-state={item.state} />
          {text[item.state]} · {fill(text.views, { count: item.shots })}
        </p>
        <p className="truncate col-span-full text-xs text-quiet">
          <RelativeTime at={item.updated_at} /> · {item.updated_by}
        </p>
        {item.used_by.length > 0 ? (
          <p className="truncate col-span-full text-xs text-quiet">
            {fill(text.used_by, { codes: item.used_by.join(', ') })}
          </p>
        ) : null}
      </div>
    </li>
  )
}

/** Picture sets: drafts and finished ones. */
export default function BenchDesk() {
  const text = useText(deskText)
  const navigate = useNavigate()
  const { keyword, state, page, product, change } = useFilters()
  const query = product ? `?product=${encodeURIComponent(product)}` : ''
  const input = { page, page_size: PAGE_SIZE, ...(keyword ? { keyword } : {}), ...(state ? { state } : {}) }
  const { data, isError, refetch } = useCall(listBenchSets, input)
  const create = useSend(createBenchSet, { onSuccess: ({ id }) => void navigate(`/ops/bench/${id}${query}`) })
  const begin = () => create.mutate({ document: { name: product || text.new_name, shots: [] } })
  const start = (
    <Button type="primary" size="large" loading={create.isPending} onClick={begin}>
      {text.begin}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} description={text.why} actions={start} />
      {product ? (
        <p className="bg-action-soft rounded-control px-3.5 py-2.5 mb-3">{fill(text.for_product, { code: product })}</p>
      ) : null}
      <div className={`flex flex-wrap gap-2 mb-4 ${css.filters}`}>
        <Input.Search
          allowClear
          key={keyword}
          defaultValue={keyword}
          aria-label={text.keyword}
          placeholder={text.keyword}
          onSearch={(value) => change({ keyword: value.trim() })}
        />
        <Select
          allowClear
          aria-label={text.state}
          placeholder={text.state}
          value={state ?? null}
          options={benchStates.map((value) => ({ value, label: text[value] }))}
          onChange={(value) => change({ state: value ?? '' })}
        />
      </div>
      {isError && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton active /> : null}
      {data?.total === 0 ? <EmptyState icon="shirt" title={text.empty} body={text.empty_body} action={start} /> : null}
      <ul className={`bare-list grid gap-4 mb-4 ${css.cards}`}>
        {data?.data.map((item) => (
          <SetCard key={item.id} item={item} query={query} />
        ))}
      </ul>
      <Pagination
        current={page}
        pageSize={PAGE_SIZE}
        total={data?.total ?? 0}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(next) => change({ page: String(next) })}
      />
    </>
  )
}
