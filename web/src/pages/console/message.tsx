import { MessageCentre } from '../../features/message/components/message-centre.tsx'
import { messageText } from '../../features/message/message.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

export default function MessagePage() {
  const text = useText(messageText)
  return (
    <>
      <PageHeader description={text.description} />
      <MessageCentre />
    </>
  )
}
