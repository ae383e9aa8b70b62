import { Button, Result, Skeleton } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { preferenceText } from '../preference.text.ts'

/** What stands in a panel until its setting is here. */
export function PanelState({ is_failed, retry }: { is_failed: boolean; retry: () => void }) {
  const text = useText(preferenceText)
  if (!is_failed) return <Skeleton active paragraph={{ rows: 6 }} />
  return <Result status="warning" title={text.failed} extra={<Button onClick={retry}>{text.retry}</Button>} />
}
