import type { Reply } from '@inkroute/contract/endpoint'
import * as contract from '@inkroute/contract/health/health'
import { jobNames } from '@inkroute/contract/production/stuck/job-names'
import { Button, Input, Popconfirm, Select, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import type { useSearchFilter } from '../../shared/hooks/use-search-filter.ts'
import { OpsLink } from '../../shared/ops/ops-link.tsx'
import { TechnicalError } from '../../shared/ops/technical-error.tsx'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './health.module.css'
import { failedJobsText } from './health.text.ts'

const PAGE_SIZE = 20
export const jobFilterKeys = ['minutes', 'state', 'name', 'seller_id', 'keyword', 'runbook'] as const
type Filtering = ReturnType<typeof useSearchFilter<(typeof jobFilterKeys)[number]>>

function useJobActs(onDone: () => void) {
  const text = useText(failedJobsText)
  const refetch = [contract.listFailedJobs, contract.getHealth]
  const tell = (done: string, gone: number, kept = 0) => {
    onDone()
    const rest = [gone > 0 ? fill(text.gone, { count: gone }) : '', kept > 0 ? fill(text.kept, { count: kept }) : '']
    showToast(gone + kept > 0 ? 'info' : 'success', [done, ...rest.filter(Boolean)].join(' · '))
  }
  const retry = useSend(contract.retryJobs, {
    refetch,
    onSuccess: ({ done, gone }) => tell(fill(text.retried, { count: done }), gone),
  })
  const giveUp = useSend(contract.giveUpJobs, {
    refetch,
    onSuccess: ({ done, gone, kept }) => tell(fill(text.given_up, { count: done }), gone, kept),
  })
  return { retry, giveUp, is_busy: retry.isPending || giveUp.isPending }
}

type Acts = ReturnType<typeof useJobActs>

function JobActions({ job, acts }: { readonly job: contract.FailedJob; readonly acts: Acts }) {
  const text = useText(failedJobsText)
  const { id, can_give_up } = job
  return (
    <RowActions
      actions={[
        {
          key: 'retry',
          label: text.retry,
          is_disabled: acts.is_busy,
          onClick: () => acts.retry.mutate({ ids: [id] }),
        },
        {
          key: 'give_up',
          label: text.give_up,
          is_danger: true,
          is_disabled: acts.is_busy,
          refusal: can_give_up ? '' : text.cannot_give_up,
          confirm: { title: text.give_up_sure },
          onClick: () => acts.giveUp.mutate({ ids: [id] }),
        },
      ]}
    />
  )
}

function useColumns(acts: Acts, is_retrying: boolean): TableColumnsType<contract.FailedJob> {
  const text = useText(failedJobsText)
  const { language } = useLanguage()
  const next: TableColumnsType<contract.FailedJob> = [
    { title: text.next, width: 110, render: (_, { next_at }) => (next_at ? <RelativeTime at={next_at} /> : null) },
  ]
  return [
    {
      title: text.job,
      width: 150,
      render: (_, { name }) => jobNames[name]?.[language] ?? <span className={css.mono}>{name}</span>,
    },
    {
      title: text.seller,
      width: 100,
      responsive: ['xl'],
      render: (_, { seller }) =>
        seller ? (
          <OpsLink kind="seller" id={seller.id}>
            {seller.name}
          </OpsLink>
        ) : null,
    },
    {
      title: text.error,
      render: (_, { error, about, tries }) => (
        <>
          {error ? <TechnicalError error={error} about={about} /> : text.no_error}
          <div className="text-sm text-quiet">{fill(text.tries, { count: tries })}</div>
        </>
      ),
    },
    { title: text.when, width: 110, render: (_, { failed_at }) => <RelativeTime at={failed_at} /> },
    ...(is_retrying ? next : []),
    { title: text.actions, key: ACTIONS, width: 140, render: (_, job) => <JobActions job={job} acts={acts} /> },
  ]
}

interface FilterProps extends Pick<Filtering, 'filter' | 'setFilter'> {
  readonly names: Reply<typeof contract.listFailedJobs>['names']
}

function Filters({ filter, setFilter, names }: FilterProps) {
  const text = useText(failedJobsText)
  const { language } = useLanguage()
  const search = (key: 'seller_id' | 'keyword') => (
    <Input.Search
      allowClear
      key={`${key}:${filter[key] ?? ''}`}
      defaultValue={filter[key] ?? ''}
      placeholder={text[key]}
      aria-label={text[key]}
      inputMode={key === 'seller_id' ? 'numeric' : 'text'}
      onSearch={(value) => setFilter({ [key]: value.trim(), page: '' })}
    />
  )
  return (
    <div className={`grid gap-2 mb-3 ${css.filters}`}>
      <Select
        aria-label={text.state}
        value={filter.state ?? 'failed'}
        options={contract.jobTroubles.map((state) => ({ value: state, label: text[state] }))}
        onChange={(state) => setFilter({ state: state === 'failed' ? '' : state, name: '', page: '' })}
      />
      <Select
        allowClear
        aria-label={text.job}
        placeholder={text.any_job}
        value={filter.name ?? null}
        options={names.map(({ name, count }) => ({
          value: name,
          label: `${jobNames[name]?.[language] ?? name} (${count})`,
        }))}
        onChange={(name) => setFilter({ name: name ?? '', page: '' })}
      />
      {search('seller_id')}
      {search('keyword')}
    </div>
  )
}

function Chosen({ ids, can_give_up, acts }: { ids: readonly string[]; can_give_up: boolean; acts: Acts }) {
  const text = useText(failedJobsText)
  if (ids.length === 0) return null
  const count = ids.length
  return (
    <div className="flex flex-wrap gap-2 mb-3">
      <Button type="primary" loading={acts.retry.isPending} onClick={() => acts.retry.mutate({ ids: [...ids] })}>
        {fill(text.retry_selected, { count })}
      </Button>
      <Popconfirm title={text.give_up_sure} onConfirm={() => acts.giveUp.mutate({ ids: [...ids] })}>
        <Button danger disabled={!can_give_up} loading={acts.giveUp.isPending}>
          {fill(text.give_up_selected, { count })}
        </Button>
      </Popconfirm>
    </div>
  )
}

interface FailedJobsProps {
  readonly filtering: Filtering
  readonly refetch_ms: number
}

/** Jobs that failed, with their error and what can be done about them. */
export function FailedJobs({ filtering: { filter, page, setFilter }, refetch_ms }: FailedJobsProps) {
  const text = useText(failedJobsText)
  const [selected, setSelected] = useState<readonly string[]>([])
  const acts = useJobActs(() => setSelected([]))
  const { name, keyword } = filter
  const seller_id = Number(filter.seller_id) > 0 ? Math.trunc(Number(filter.seller_id)) : undefined
  const state = contract.jobTroubles.find((one) => one === filter.state) ?? 'failed'
  const columns = useColumns(acts, state === 'retrying')
  const input = {
    page,
    page_size: PAGE_SIZE,
    state,
    ...(name ? { name } : {}),
    ...(keyword ? { keyword } : {}),
    ...(seller_id ? { seller_id } : {}),
  }
  const list = useCall(contract.listFailedJobs, input, { refetch_ms, quiet: true })
  const rows = list.data?.data ?? []
  // What another member of staff dealt with meanwhile is no longer chosen.
  const chosen = rows.filter(({ id }) => selected.includes(id))
  const total = list.data?.total ?? 0
  const is_narrowed = Boolean(name || keyword || seller_id)
  return (
    <div id="jobs">
      <Panel title={total > 0 ? `${text.title} (${total})` : text.title}>
        <Filters filter={filter} setFilter={setFilter} names={list.data?.names ?? []} />
        <Chosen
          ids={chosen.map(({ id }) => id)}
          can_give_up={chosen.some(({ can_give_up }) => can_give_up)}
          acts={acts}
        />
        {list.isError && !list.data ? (
          <LoadFailed onRetry={() => void list.refetch()} />
        ) : (
          <CardTable
            // A long error must not push the buttons out of sight.
            tableLayout="fixed"
            rowKey="id"
            columns={columns}
            dataSource={rows}
            loading={list.isPending}
            rowSelection={{
              selectedRowKeys: chosen.map(({ id }) => id),
              onChange: (keys) => setSelected(keys.map(String)),
            }}
            locale={{ emptyText: is_narrowed ? text.none_match : text.none }}
            pagination={{
              current: page,
              pageSize: PAGE_SIZE,
              total,
              hideOnSinglePage: true,
              showSizeChanger: false,
              onChange: (next) => setFilter({ page: String(next) }),
            }}
          />
        )}
      </Panel>
    </div>
  )
}
