import type { BlogPostState } from '@inkroute/contract/blog/blog'
import { Tag } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { opsBlogText } from '../ops-blog.text.ts'

export function PostStateTag({ post }: { post: { state: BlogPostState; has_changes: boolean } }) {
  const text = useText(opsBlogText)
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Tag color={post.state === 'published' ? 'green' : 'default'}>{text[post.state]}</Tag>
      {post.has_changes ? <Tag color="gold">{text.has_changes}</Tag> : null}
    </span>
  )
}
