import * as contract from '@inkroute/contract/blog/blog'
import { blogTypes } from '@inkroute/contract/codes'
import { Link } from 'react-router'
import { choices } from '../../../shared/list/filter-types.ts'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { typeName } from '../blog.view.ts'
import { opsBlogText as text } from '../ops-blog.text.ts'
import { Cover } from './cover.tsx'
import css from './ops-blog.module.css'
import { PostStateTag } from './post-state-tag.tsx'

export default listScreen(contract.listOpsPosts, {
  title: text.posts,
  description: text.posts_description,
  header: ({ say }) => (
    <ButtonLink kind="primary" to="/ops/blog/new">
      {say(text.new_post)}
    </ButtonLink>
  ),
  rowKey: 'id',
  pageSize: 15,
  filters: {
    query: { kind: 'search', label: text.search, param: 'q', maxLength: 60 },
    type: {
      kind: 'choice',
      label: text.type,
      any: text.any_type,
      options: blogTypes.map((type) => ({ value: String(type.id), label: type })),
    },
    state: {
      kind: 'choice',
      label: text.column_state,
      any: text.any_state,
      options: choices(['draft', 'published'], (state) => text[state]),
    },
  },
  columns: [
    {
      title: text.column_title,
      cell: (row, { language }) => (
        <Link to={`/ops/blog/${row.id}`} className={`flex items-center font-medium text-ink gap-3.5 ${css.row_title}`}>
          <span className={css.thumb}>
            <Cover cover={row.cover} type={row.type} alt="" sizes="72px" />
          </span>
          {row[`title_${language}`]}
        </Link>
      ),
    },
    { title: text.column_type, width: 130, from: 'xl', cell: (row, { language }) => typeName(row.type, language) },
    { title: text.column_state, width: 180, from: 'sm', cell: (row) => <PostStateTag post={row} /> },
    { title: text.column_views, width: 80, align: 'right', from: 'md', cell: (row) => row.views },
    { title: text.column_comments, width: 80, align: 'right', from: 'xl', cell: (row) => row.comments },
    { title: text.column_updated, width: 130, from: 'md', cell: (row) => <RelativeTime at={row.updated_at} /> },
  ],
  none: text.none,
})
