import * as contract from '@inkroute/contract/blog/blog'
import { blogTypes } from '@inkroute/contract/codes'
import { Input, Select, type TableColumnsType, Tag } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { typeName } from '../blog.view.ts'
import { opsBlogText } from '../ops-blog.text.ts'
import { readPostList } from '../ops-blog.view.ts'
import { Cover } from './cover.tsx'
import css from './ops-blog.module.css'

const PAGE_SIZE = 15

export function PostStateTag({ post }: { post: { state: contract.BlogPostState; has_changes: boolean } }) {
  const text = useText(opsBlogText)
  return (
    <span className={css.states}>
      <Tag color={post.state === 'published' ? 'green' : 'default'}>{text[post.state]}</Tag>
      {post.has_changes ? <Tag color="gold">{text.has_changes}</Tag> : null}
    </span>
  )
}

function useColumns(): TableColumnsType<contract.OpsBlogRow> {
  const text = useText(opsBlogText)
  const { language } = useLanguage()
  return [
    {
      title: text.column_title,
      render: (_, row) => (
        <Link to={`/ops/blog/${row.id}`} className={css.row_title}>
          <span className={css.thumb}>
            <Cover cover={row.cover} type={row.type} alt="" sizes="72px" />
          </span>
          {row[`title_${language}`]}
        </Link>
      ),
    },
    { title: text.column_type, width: 130, responsive: ['xl'], render: (_, row) => typeName(row.type, language) },
    { title: text.column_state, width: 180, responsive: ['sm'], render: (_, row) => <PostStateTag post={row} /> },
    { title: text.column_views, width: 80, align: 'right', responsive: ['md'], dataIndex: 'views' },
    { title: text.column_comments, width: 80, align: 'right', responsive: ['xl'], dataIndex: 'comments' },
    {
      title: text.column_updated,
      width: 130,
      responsive: ['md'],
      render: (_, row) => <RelativeTime at={row.updated_at} />,
    },
  ]
}

/** Changing a filter returns to the first page. */
function useFilters() {
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    if (name !== 'page') next.delete('page')
    setParams(next)
  }
  return { asked: readPostList(params), set }
}

function Filters({ asked, set }: ReturnType<typeof useFilters>) {
  const text = useText(opsBlogText)
  const { language } = useLanguage()
  return (
    <div className={css.filters}>
      <Input.Search
        allowClear
        maxLength={60}
        defaultValue={asked.query}
        placeholder={text.search}
        aria-label={text.search}
        onSearch={(value) => set('q', value.trim())}
      />
      <Select
        value={asked.type ?? 0}
        aria-label={text.type}
        options={[
          { value: 0, label: text.any_type },
          ...blogTypes.map((type) => ({ value: type.id as number, label: type[language] })),
        ]}
        onChange={(value: number) => set('type', value ? String(value) : undefined)}
      />
      <Select
        value={asked.state ?? ''}
        aria-label={text.column_state}
        options={[
          { value: '', label: text.any_state },
          { value: 'draft', label: text.draft },
          { value: 'published', label: text.published },
        ]}
        onChange={(value: string) => set('state', value)}
      />
    </div>
  )
}

export function OpsPostList() {
  const text = useText(opsBlogText)
  const columns = useColumns()
  const filters = useFilters()
  const { page, query, type, state } = filters.asked
  const input = { page, page_size: PAGE_SIZE, ...(query && { query }), ...(type && { type }), ...(state && { state }) }
  const { data, isPending } = useCall(contract.listOpsPosts, input)
  return (
    <>
      <Filters {...filters} />
      <CardTable
        rowKey="id"
        columns={columns}
        dataSource={data?.data ?? []}
        loading={isPending}
        locale={{ emptyText: text.none }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => filters.set('page', next > 1 ? String(next) : undefined),
        }}
      />
    </>
  )
}

export default function OpsBlogPage() {
  const text = useText(opsBlogText)
  const create = (
    <ButtonLink kind="primary" to="/ops/blog/new">
      {text.new_post}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={text.posts} description={text.posts_description} actions={create} />
      <OpsPostList />
    </>
  )
}
