import * as contract from '@inkroute/contract/blog/blog'
import { countWaiting } from '@inkroute/contract/site/join/join'
import { Button, type TableColumnsType, Tag } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { useSelectionLabels } from '../../../shared/ui/table/use-selection-labels.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { opsBlogText } from '../ops-blog.text.ts'
import { readCommentList } from '../ops-blog.view.ts'
import css from './ops-blog.module.css'

const PAGE_SIZE = 20
const states = ['pending', 'approved', 'refused'] as const

type Judge = (ids: number[], state: 'approved' | 'refused') => void

function useColumns(state: contract.CommentState, judge: Judge): TableColumnsType<contract.OpsComment> {
  const text = useText(opsBlogText)
  return [
    {
      title: text.comment,
      render: (_, row) => (
        <>
          <p className={css.writer}>
            <strong>{row.name}</strong>
            <Tag>{row.seller_id === null ? text.by_visitor : text.by_seller}</Tag>
          </p>
          <p className={css.said}>{row.body}</p>
        </>
      ),
    },
    {
      title: text.post,
      width: 260,
      responsive: ['xl'],
      render: (_, row) => (
        <a href={`/home/blogDetail?id=${row.post_id}`} target="_blank" rel="noreferrer">
          {row.post_title}
        </a>
      ),
    },
    { title: text.when, width: 120, responsive: ['md'], render: (_, row) => <RelativeTime at={row.created_at} /> },
    {
      key: ACTIONS,
      title: text.actions,
      width: 170,
      render: (_, row) => (
        <RowActions
          actions={[
            state !== 'approved' && {
              key: 'approve',
              label: text.approve,
              onClick: () => judge([row.id], 'approved'),
            },
            state !== 'refused' && { key: 'refuse', label: text.refuse, onClick: () => judge([row.id], 'refused') },
          ]}
        />
      ),
    },
  ]
}

function Selected({ ids, state, judge }: { ids: number[]; state: contract.CommentState; judge: Judge }) {
  const text = useText(opsBlogText)
  if (ids.length === 0) return null
  return (
    <div className={css.bulk}>
      {state === 'approved' ? null : (
        <Button type="primary" onClick={() => judge(ids, 'approved')}>
          {fill(text.approve_selected, { count: ids.length })}
        </Button>
      )}
      {state === 'refused' ? null : (
        <Button onClick={() => judge(ids, 'refused')}>{fill(text.refuse_selected, { count: ids.length })}</Button>
      )}
    </div>
  )
}

/** The comment queue: oldest first, moderated one by one or in bulk. */
function OpsComments() {
  const text = useText(opsBlogText)
  const [params, setParams] = useSearchParams()
  const [selected, setSelected] = useState<number[]>([])
  const { page, state } = readCommentList(params)
  const { data, isPending } = useCall(contract.listOpsComments, { page, page_size: PAGE_SIZE, state })
  const words = useSelectionLabels(data?.data ?? [])
  const send = useSend(contract.judgeComments, {
    refetch: [contract.listOpsComments, contract.listOpsPosts, countWaiting],
    onSuccess: ({ changed }) => {
      setSelected([])
      showToast('success', fill(text.judged, { count: changed }))
    },
  })
  const judge: Judge = (ids, next) => send.mutate({ ids, state: next })
  const columns = useColumns(state, judge)
  const items = states.map((one) => ({
    key: one,
    to: one === 'pending' ? '?' : `?state=${one}`,
    label: `${text[one]} ${data?.counts[one] ?? ''}`,
  }))
  return (
    <>
      <TabLinks label={text.tabs} active={state} items={items} />
      <Selected ids={selected} state={state} judge={judge} />
      <CardTable
        rowKey="id"
        columns={columns}
        dataSource={data?.data ?? []}
        loading={isPending}
        rowSelection={{ ...words, selectedRowKeys: selected, onChange: (keys) => setSelected(keys.map(Number)) }}
        locale={{ emptyText: text.no_comments }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => setParams({ ...(state === 'pending' ? {} : { state }), page: String(next) }),
        }}
      />
    </>
  )
}

export default function OpsBlogCommentPage() {
  const text = useText(opsBlogText)
  return (
    <>
      <PageHeader title={text.comments} description={text.comments_description} />
      <OpsComments />
    </>
  )
}
