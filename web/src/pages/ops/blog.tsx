import { OpsPostList } from '../../features/blog/components/ops-post-list.tsx'
import { opsBlogText } from '../../features/blog/ops-blog.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

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
