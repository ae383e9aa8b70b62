import * as contract from '@inkroute/contract/blog/blog'
import { countWaiting } from '@inkroute/contract/site/join/join'
import { Tag } from 'antd'
import { choices } from '../../../shared/list/filter-types.ts'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { one, to } from '../../../shared/list/verb-types.ts'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { opsBlogText as text } from '../ops-blog.text.ts'
import css from './ops-blog.module.css'

type Judgement = 'approved' | 'refused'

const judge = (state: Judgement) =>
  to(contract.judgeComments, {
    input: (comments: readonly contract.OpsComment[]) => ({ ids: comments.map(({ id }) => id), state }),
    done: ({ changed }, say) => say(text.judged, { count: changed }),
    refetch: [contract.listOpsPosts, countWaiting],
  })

/** The comment queue: oldest first, moderated one by one or in bulk. */
export default listScreen(contract.listOpsComments, {
  title: text.comments,
  description: text.comments_description,
  rowKey: 'id',
  filters: {
    state: {
      kind: 'choice',
      shown: 'tabs',
      label: text.tabs,
      initial: 'pending',
      options: choices(['pending', 'approved', 'refused'], (state) => text[state]),
      count: ({ counts }, state) => (state ? counts[state] : undefined),
    },
  },
  columns: [
    {
      title: text.comment,
      cell: (row, { say }) => (
        <>
          <p className="flex items-center gap-2">
            <strong>{row.name}</strong>
            <Tag>{say(row.seller_id === null ? text.by_visitor : text.by_seller)}</Tag>
          </p>
          <p className={css.said}>{row.body}</p>
        </>
      ),
    },
    {
      title: text.post,
      width: 260,
      from: 'xl',
      cell: (row) => (
        <a href={`/home/blogDetail?id=${row.post_id}`} target="_blank" rel="noreferrer">
          {row.post_title}
        </a>
      ),
    },
    { title: text.when, width: 120, from: 'md', cell: (row) => <RelativeTime at={row.created_at} /> },
  ],
  actions: [
    {
      key: 'approve',
      label: text.approve,
      when: (_, { query }) => query.state !== 'approved',
      send: one(judge('approved')),
    },
    {
      key: 'refuse',
      label: text.refuse,
      when: (_, { query }) => query.state !== 'refused',
      send: one(judge('refused')),
    },
  ],
  bulk: [
    {
      key: 'approve',
      label: text.approve_selected,
      isPrimary: true,
      when: (_, { query }) => query.state !== 'approved',
      send: judge('approved'),
    },
    {
      key: 'refuse',
      label: text.refuse_selected,
      when: (_, { query }) => query.state !== 'refused',
      send: judge('refused'),
    },
  ],
  none: text.no_comments,
})
