import { Alert, Typography } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { workText } from '../after-sale.text.ts'

/** The request was closed while a reply was being written: the draft is kept. */
export function Unsent({ body }: { readonly body: string }) {
  const text = useText(workText)
  if (body.trim() === '') return null
  return (
    <Alert
      type="warning"
      showIcon
      title={text.unsent}
      description={
        <Typography.Paragraph copyable style={{ whiteSpace: 'pre-wrap', marginBottom: 0 }}>
          {body}
        </Typography.Paragraph>
      }
    />
  )
}
