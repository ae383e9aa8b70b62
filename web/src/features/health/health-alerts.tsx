import { alertNames } from '@inkroute/contract/health/codes'
import * as contract from '@inkroute/contract/health/health'
import { renderMarkdown } from '@inkroute/contract/markdown'
import { jobNames } from '@inkroute/contract/production/stuck/job-names'
import { Alert, Button, Drawer, Skeleton, Tag } from 'antd'
import { useCall } from '../../shared/api/hooks.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { RichText } from '../../shared/ui/rich-text.tsx'
import css from './health.module.css'
import { alertText, healthText } from './health.text.ts'
import { formatDuration } from './health.view.ts'

/** Each alert measures something else. */
function shownValue({ name, value }: contract.HealthAlert): string {
  switch (name) {
    case 'RequestsFail':
    case 'MarketplaceRefuses':
    case 'DiskFull':
      return `${(value * 100).toFixed(1)}%`
    case 'JobsFail':
    case 'PaintersBusy':
    case 'EventListeners':
    case 'OrdersUnprinted':
    case 'OrdersLate':
      return String(value)
    case 'StorageFails':
      return `${value.toFixed(2)}/s`
    case 'MemoryHigh':
      return formatBytes(value)
    case 'BooksDisagree':
    case 'BackupUnreadable':
      return ''
    default:
      return formatDuration(value * 1000)
  }
}

interface AlertsProps {
  readonly alerts: readonly contract.HealthAlert[]
  readonly onOpen: (name: string) => void
}

export function Alerts({ alerts, onOpen }: AlertsProps) {
  const text = useText(healthText)
  const names = useText(alertText)
  const { language } = useLanguage()
  if (alerts.length === 0) return <Alert type="success" showIcon title={text.all_well} />
  return (
    <Panel title={`${text.alerts} (${alerts.length})`}>
      <ul className="bare-list grid gap-2">
        {alerts.map((alert) => (
          <li key={`${alert.name} ${alert.about}`} className="flex flex-wrap items-center gap-2">
            <Tag color={alert.severity === 'page' ? 'red' : 'orange'}>
              {alert.severity === 'page' ? text.urgent : text.ticket}
            </Tag>
            <strong>{names[`alert_${alert.name}`]}</strong>
            <span className="wrap-anywhere">
              {[jobNames[alert.about]?.[language] ?? alert.about, shownValue(alert)].filter(Boolean).join(' · ')}
            </span>
            <span className="text-sm text-quiet">
              {alert.for_minutes > 0 ? fill(text.after, { count: alert.for_minutes }) : text.at_once}
            </span>
            <Button type="link" size="small" onClick={() => onOpen(alert.name)}>
              {text.what_to_do}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The section of the operations handbook about an alert. */
export function Runbook({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const text = useText(healthText)
  const names = useText(alertText)
  const alert = alertNames.find((one) => one === name)
  const book = useCall(contract.getRunbook, alert ? { alert } : null, { quiet: true })
  if (!alert) return null
  const { markdown, file = '' } = book.data ?? {}
  return (
    <Drawer open title={`${names[`alert_${alert}`]} · ${alert}`} onClose={onClose}>
      {book.isError ? (
        <LoadFailed onRetry={() => void book.refetch()} />
      ) : markdown === undefined ? (
        <Skeleton active />
      ) : markdown === null ? (
        <p>{fill(text.handbook_missing, { file })}</p>
      ) : (
        <>
          <RichText html={renderMarkdown(markdown)} />
          <p className="text-sm text-quiet">
            {text.handbook_language} <span className={css.mono}>{file}</span>
          </p>
        </>
      )}
    </Drawer>
  )
}
