import { useOnline } from '../hooks/use-online.ts'
import { useText } from '../text/language.tsx'
import { loadFailedText } from '../text/ui.text.ts'
import { Button } from './button.tsx'

/** Banner over a screen that could not be refreshed; input is kept. */
export function OfflineBar() {
  const text = useText(loadFailedText)
  const is_online = useOnline()
  return (
    <div role="status">
      {is_online ? null : (
        <p className="text-sm text-warning text-center bg-warning-soft px-4 py-2">{text.offline_bar}</p>
      )}
    </div>
  )
}

/** Replaces content that could not be loaded and offers a retry. */
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
