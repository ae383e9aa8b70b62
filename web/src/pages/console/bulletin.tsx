import { BulletinList } from '../../features/notice/components/bulletin-list.tsx'
import { noticeText } from '../../features/notice/notice.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

export default function BulletinPage() {
  const text = useText(noticeText)
  return (
    <>
      <PageHeader description={text.list_description} />
      <BulletinList />
    </>
  )
}
