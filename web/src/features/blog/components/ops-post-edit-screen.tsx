import * as blog from '@inkroute/contract/blog/blog'
import { Link, useParams } from 'react-router'
import { ErrorScreen } from '../../../app/errors/error-screen.tsx'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { opsBlogText } from '../ops-blog.text.ts'
import { emptyDraft } from '../ops-blog.view.ts'
import { OpsPostEditor } from './ops-post-editor.tsx'

export default function OpsBlogEditPage() {
  const text = useText(opsBlogText)
  const { id = 'new' } = useParams()
  const number = /^\d{1,15}$/.test(id) ? Number(id) : null
  const found = useCall(blog.getOpsPost, number === null ? null : { id: number }, { quiet: true })
  if (id !== 'new' && (number === null || found.isError)) return <ErrorScreen status={404} home="/ops/blog" />
  const post = number === null ? null : found.data?.id === number ? found.data : undefined
  return (
    <>
      <PageHeader
        title={post === null ? text.new_post : (post?.title_zh ?? '')}
        description={<Link to="/ops/blog">{text.back}</Link>}
      />
      {post === undefined ? null : (
        <OpsPostEditor
          key={post?.id ?? 'new'}
          post={post ?? { id: null, state: 'draft', has_changes: false }}
          draft={post ?? emptyDraft}
        />
      )}
    </>
  )
}
