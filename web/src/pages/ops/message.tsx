import { OpsMessageForm } from '../../features/message/components/ops-message-form.tsx'
import { OpsMessageHistory } from '../../features/message/components/ops-message-history.tsx'
import { opsMessageText } from '../../features/message/ops-message.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

export default function OpsMessagePage() {
  const text = useText(opsMessageText)
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <OpsMessageForm />
      <h2 style={{ margin: '32px 0 16px', fontSize: 'var(--font-md)' }}>{text.history}</h2>
      <OpsMessageHistory />
    </>
  )
}
