import * as contract from '@inkroute/contract/privacy/privacy'
import { Alert, Button, Card, Form, Input, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import { formatInstant } from '../../shared/format/time.ts'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './privacy.module.css'
import { ownText, privacyText } from './privacy.text.ts'
import { blockerLines } from './privacy.view.ts'

const POLL_MS = 4_000
type Request = contract.PrivacyRequest

const isOpen = ({ status }: Request) => ['scheduled', 'queued', 'running', 'waiting'].includes(status)

function Download({ request }: { readonly request: Request }) {
  const text = useText(ownText)
  const words = useText(privacyText)
  const time_zone = useTimeZone()
  if (!request.download_url) return null
  return (
    <span>
      <Button href={request.download_url}>{fill(words.download, { size: formatBytes(request.bytes ?? 0) })}</Button>
      <small className={css.small}>
        {fill(text.ready_until, { time: formatInstant(request.expires_at ?? request.due_at, time_zone) })}
      </small>
    </span>
  )
}

function ExportLine({ requests }: { readonly requests: readonly Request[] }) {
  const text = useText(ownText)
  const start = useSend(contract.exportOwnData, {
    refetch: [contract.getOwnPrivacy],
    onSuccess: () => showToast('success', text.export_started),
  })
  const latest = requests.find(({ subject, kind }) => subject === 'seller' && kind === 'export')
  const isBusy = latest !== undefined && isOpen(latest)
  return (
    <li className={`flex items-center justify-between gap-4 py-4 ${css.line}`}>
      <div className={css.words}>
        <span className="font-semibold">{text.export_name}</span>
        <small className={css.small}>{fill(text.export_note, { days: contract.FILE_DAYS })}</small>
      </div>
      <span className="flex flex-wrap gap-2">
        {latest ? <Download request={latest} /> : null}
        <Button loading={isBusy || start.isPending} onClick={() => start.mutate({})}>
          {isBusy ? text.preparing : text.ask_export}
        </Button>
      </span>
    </li>
  )
}

function ConfirmErase({ onClose }: { readonly onClose: () => void }) {
  const text = useText(ownText)
  const words = useText(privacyText)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const erase = useSend(contract.eraseOwnAccount, {
    refetch: [contract.getOwnPrivacy],
    onSuccess: onClose,
    onError: (error) => setProblem(error.problems[0]?.message ?? error.message),
  })
  return (
    <Modal
      open
      title={text.confirm_title}
      okText={fill(text.confirm, { days: contract.COOLING_DAYS })}
      okButtonProps={{ danger: true, disabled: password === '' }}
      cancelText={words.cancel}
      confirmLoading={erase.isPending}
      onOk={() => erase.mutate({ password })}
      onCancel={onClose}
    >
      <p>{fill(text.confirm_text, { days: contract.COOLING_DAYS })}</p>
      <Form layout="vertical" requiredMark={false}>
        <Form.Item label={text.password} help={problem || undefined} validateStatus={problem ? 'error' : ''}>
          <Input.Password
            aria-label={text.password}
            autoComplete="current-password"
            maxLength={64}
            value={password}
            onChange={(event) => {
              setProblem('')
              setPassword(event.target.value)
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function EraseLine({ requests, blockers }: Pick<Own, 'requests' | 'blockers'>) {
  const text = useText(ownText)
  const words = useText(privacyText)
  const time_zone = useTimeZone()
  const [isAsking, setAsking] = useState(false)
  const keep = useSend(contract.keepOwnAccount, {
    refetch: [contract.getOwnPrivacy],
    onSuccess: () => showToast('success', text.undone),
  })
  const open = requests.find((one) => one.subject === 'seller' && one.kind === 'erase' && isOpen(one))
  if (open) {
    const lines = blockerLines(open.blockers, words).join(' · ')
    const title =
      open.status === 'waiting'
        ? `${text.waiting}${lines}`
        : fill(text.scheduled, { time: formatInstant(open.run_at, time_zone) })
    return (
      <li className={`flex items-center justify-between gap-4 py-4 ${css.line}`}>
        <Alert type="warning" showIcon title={title} />
        <Button type="primary" loading={keep.isPending} onClick={() => keep.mutate({})}>
          {text.undo}
        </Button>
      </li>
    )
  }
  return (
    <li className={`flex items-center justify-between gap-4 py-4 ${css.line}`}>
      <div className={css.words}>
        <span className="font-semibold">{text.erase_name}</span>
        <small className={css.small}>{fill(text.erase_note, { days: contract.COOLING_DAYS })}</small>
        {blockers.length > 0 ? (
          <small className={css.small}>
            {text.blocked}
            {blockerLines(blockers, words).join(' · ')}
          </small>
        ) : null}
      </div>
      <Button danger disabled={blockers.length > 0} onClick={() => setAsking(true)}>
        {text.ask_erase}
      </Button>
      {isAsking ? <ConfirmErase onClose={() => setAsking(false)} /> : null}
    </li>
  )
}

interface Own {
  readonly requests: readonly Request[]
  readonly blockers: readonly contract.Blocker[]
}

/** Exports marketplaces asked for on behalf of a buyer: the seller passes them on. */
function BuyerFiles({ requests }: Pick<Own, 'requests'>) {
  const text = useText(ownText)
  const asked = requests.filter(
    ({ subject, kind, download_url }) => subject === 'buyer' && kind === 'export' && download_url,
  )
  return asked.map((request) => (
    <li key={request.id} className={`flex items-center justify-between gap-4 py-4 ${css.line}`}>
      <div className={css.words}>
        <span className="font-semibold">{text.buyer_files}</span>
        <small className={css.small}>{fill(text.buyer_file, { who: request.title, shop: request.asked_name })}</small>
      </div>
      <Download request={request} />
    </li>
  ))
}

/** Everything we hold about the seller, to take along or to delete. */
export function OwnDataCard() {
  const text = useText(ownText)
  const own = useCall(contract.getOwnPrivacy, {}, { quiet: true, refetch_ms: POLL_MS })
  return (
    <Card title={text.title}>
      {own.isPending ? <Skeleton active paragraph={{ rows: 2 }} /> : null}
      {own.isError && !own.data ? <LoadFailed onRetry={() => void own.refetch()} /> : null}
      {own.data && !own.data.is_main ? text.only_main : null}
      {own.data?.is_main ? (
        <ul className="bare-list">
          <ExportLine requests={own.data.requests} />
          <BuyerFiles requests={own.data.requests} />
          <EraseLine requests={own.data.requests} blockers={own.data.blockers} />
        </ul>
      ) : null}
    </Card>
  )
}
