import { useOnline } from '../hooks/use-online.ts'
import { useText } from '../text/language.tsx'
import { Button } from './button.tsx'
import { loadFailedText } from './load-failed.text.ts'

/** Stands where content could not be read, and offers another try. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText(loadFailedText)
  const is_online = useOnline()
  return (
    <div role="alert" style={{ display: 'grid', justifyItems: 'center', gap: 12, padding: '32px 16px' }}>
      <p>{is_online ? text.failed : text.offline}</p>
      <Button onClick={onRetry}>{text.retry}</Button>
    </div>
  )
}
