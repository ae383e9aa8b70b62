import { OpsComments } from '../../features/blog/components/ops-comments.tsx'
import { opsBlogText } from '../../features/blog/ops-blog.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

export default function OpsBlogCommentPage() {
  const text = useText(opsBlogText)
  return (
    <>
      <PageHeader title={text.comments} description={text.comments_description} />
      <OpsComments />
    </>
  )
}
