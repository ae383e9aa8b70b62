import type { SellerCalls } from '@inkroute/contract/after-sale/after-sale'
import { kindsOfForm, workKindNames, workStateNames, workStates } from '@inkroute/contract/after-sale/codes'
import { Button, Input, Pagination, Select, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { addressInput } from '../../../shared/api/address-input.ts'
import { useCall } from '../../../shared/api/hooks.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import css from '../after-sale.module.css'
import { workText } from '../after-sale.text.ts'
import { OpenWork } from './open-work.tsx'
import { type PictureField, WorkDetail } from './work-detail.tsx'
import { WorkList } from './work-list.tsx'

const PAGE_SIZE = 20
const keys = ['state', 'kind', 'keyword', 'id', 'order'] as const
type Filter = ReturnType<typeof useSearchFilter<(typeof keys)[number]>>

const addresses = { work: '/myOrder/workOrder', return: '/myOrder/returnApply' } as const

/** Work orders and returns are two tabs of one screen; someone who may use only one sees no tabs. */
function FormTabs({ form }: { form: SellerCalls['form'] }) {
  const text = useText(workText)
  const mayOpen = useMayOpen()
  const items = (['work', 'return'] as const)
    .filter((key) => mayOpen(addresses[key]))
    .map((key) => ({ key, to: addresses[key], label: key === 'work' ? text.tab_work : text.tab_return }))
  return items.length > 1 ? <TabLinks label={text.tabs} active={form} items={items} /> : null
}

function StateTabs({ calls, filter, setFilter }: { calls: SellerCalls } & Filter) {
  const text = useText(workText)
  const { language } = useLanguage()
  const counts = useCall(calls.counts, {}, { quiet: true }).data
  const getCount = (state: string) => counts?.states.find((one) => one.state === state)?.count ?? 0
  return (
    <SlidingTabs
      activeKey={filter.state ?? ''}
      onChange={(state) => setFilter({ state, id: '', page: '' })}
      items={[
        { key: '', label: `${text.all} ${counts?.total ?? ''}` },
        ...workStates.map((state) => ({ key: state, label: `${workStateNames[state][language]} ${getCount(state)}` })),
      ]}
    />
  )
}

function Filters({ calls, filter, setFilter }: { calls: SellerCalls } & Filter) {
  const text = useText(workText)
  const { language } = useLanguage()
  return (
    <div className={`flex flex-wrap gap-3 ${css.filters}`}>
      <Input.Search
        allowClear
        key={filter.keyword ?? ''}
        defaultValue={filter.keyword ?? ''}
        placeholder={text.keyword}
        aria-label={text.keyword}
        onSearch={(keyword) => setFilter({ keyword: keyword.trim(), id: '', page: '' })}
      />
      <Select
        allowClear
        placeholder={text.kind}
        aria-label={text.kind}
        value={filter.kind ?? null}
        options={kindsOfForm[calls.form].map((kind) => ({ value: kind, label: workKindNames[kind][language] }))}
        onChange={(kind) => setFilter({ kind: kind ?? '', id: '', page: '' })}
      />
    </div>
  )
}

function Nothing({ calls }: { calls: SellerCalls }) {
  const text = useText(workText)
  const title = calls.form === 'work' ? text.empty_work : text.empty_return
  return <EmptyState icon="headset" title={title} body={text.empty_body} />
}

/** Requests on the left, one thread on the right; on phones one after the other. */
export function WorkScreen({ calls, field }: { calls: SellerCalls; field: PictureField }) {
  const text = useText(workText)
  const url = useSearchFilter(keys)
  const [, setParams] = useSearchParams()
  const { filter, page, setFilter } = url
  const { id: chosen, order, ...narrowing } = filter
  const list = useCall(calls.list, addressInput(calls.list, { ...narrowing, page, page_size: PAGE_SIZE }), {
    quiet: true,
    stale_ms: 0,
  })
  const id = Number(chosen) || undefined
  const is_work = calls.form === 'work'
  const rows = list.data?.data ?? []
  return (
    <div className={`grid grid-cols-1 min-w-0 gap-3 ${css.screen}`} data-open={id !== undefined}>
      <PageHeader
        description={is_work ? text.work_description : text.return_description}
        actions={
          <Button type="primary" onClick={() => setFilter({ order: '-' })}>
            {is_work ? text.open_work : text.open_return}
          </Button>
        }
      />
      <FormTabs form={calls.form} />
      <StateTabs calls={calls} {...url} />
      <Filters calls={calls} {...url} />
      <div className={`grid items-start gap-4 ${css.columns}`}>
        <div className={`card min-w-0 overflow-hidden ${css.list_side}`}>
          {list.isError ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
          {list.isPending ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
          {list.data && rows.length === 0 ? <Nothing calls={calls} /> : null}
          <WorkList
            rows={rows}
            chosen_id={id}
            onChoose={(next) => setFilter({ id: String(next), page: String(page) })}
          />
          <Pagination
            hideOnSinglePage
            current={page}
            pageSize={PAGE_SIZE}
            total={list.data?.total ?? 0}
            showSizeChanger={false}
            onChange={(next) => setFilter({ page: String(next), id: '' })}
          />
        </div>
        <div className={`card min-w-0 sticky px-6 py-4 ${css.detail_side}`}>
          {id === undefined ? (
            <EmptyState icon="mail" title={text.choose_title} />
          ) : (
            <WorkDetail id={id} calls={calls} field={field} onBack={() => setFilter({ id: '' })} />
          )}
        </div>
      </div>
      {order ? (
        <OpenWork
          calls={calls}
          field={field}
          order={order === '-' ? '' : order}
          onClose={() => setFilter({ order: '' })}
          onDone={(made) => setParams({ id: String(made) })}
        />
      ) : null}
    </div>
  )
}
