import * as contract from '@inkroute/contract/privacy/privacy'
import { Alert, Button, Popconfirm, Skeleton, Tag } from 'antd'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import { formatInstant } from '../../shared/format/time.ts'
import { OpsLink } from '../../shared/ops/ops-link.tsx'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './privacy.module.css'
import { deskText, privacyText } from './privacy.text.ts'
import { blockerLines, canCancel, canRetry, statusColours } from './privacy.view.ts'

/** What is no table of a module. */
const named = ['stored_files', 'audit_record', 'job'] as const

type Request = Awaited<ReturnType<typeof contract.getPrivacyRequest.reply.parse>>

function Actions({ request }: { readonly request: Request }) {
  const text = useText(deskText)
  const words = useText(privacyText)
  const refetch = [contract.listPrivacyRequests, contract.getPrivacyRequest]
  const cancel = useSend(contract.cancelPrivacyRequest, {
    refetch,
    onSuccess: () => showToast('success', text.was_cancelled),
  })
  const retry = useSend(contract.retryPrivacyRequest, { refetch, onSuccess: () => showToast('success', text.started) })
  const { id, download_url, bytes } = request
  return (
    <div className="flex flex-wrap gap-2">
      {download_url ? (
        <Button type="primary" href={download_url}>
          {fill(words.download, { size: formatBytes(bytes ?? 0) })}
        </Button>
      ) : null}
      {canRetry(request) ? (
        <Button loading={retry.isPending} onClick={() => retry.mutate({ id })}>
          {text.run_again}
        </Button>
      ) : null}
      {canCancel(request) ? (
        <Popconfirm
          title={text.cancel_ask}
          okText={text.cancel_request}
          cancelText={text.keep_it}
          onConfirm={() => cancel.mutate({ id })}
        >
          <Button danger loading={cancel.isPending}>
            {text.cancel_request}
          </Button>
        </Popconfirm>
      ) : null}
    </div>
  )
}

function Results({ request }: { readonly request: Request }) {
  const text = useText(deskText)
  const getName = (table: string) => {
    const known = named.find((one) => one === table)
    return known ? text[known] : table
  }
  if (request.status !== 'done') return null
  if (request.results.length === 0) return <p>{text.no_results}</p>
  const columns = request.kind === 'export' ? (['exported'] as const) : (['deleted', 'blanked', 'kept'] as const)
  return (
    <section>
      <strong>{text.results}</strong>
      <div className="overflow-x-auto">
        <table className={`w-full text-sm border-collapse ${css.rows}`}>
          <thead>
            <tr>
              <th>{text.table}</th>
              {columns.map((one) => (
                <th key={one}>{text[one]}</th>
              ))}
              {request.kind === 'erase' ? <th>{text.why}</th> : null}
            </tr>
          </thead>
          <tbody>
            {request.results.map((row) => (
              <tr key={row.table}>
                <td>{getName(row.table)}</td>
                {columns.map((one) => (
                  <td key={one} className="whitespace-nowrap tabular-nums">
                    {row[one] || ''}
                  </td>
                ))}
                {request.kind === 'erase' ? <td>{row.why}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Consents({ request }: { readonly request: Request }) {
  const text = useText(deskText)
  const time_zone = useTimeZone()
  if (request.consents.length === 0) return null
  return (
    <section>
      <strong>{text.consents}</strong>
      <div className="overflow-x-auto">
        <table className={`w-full text-sm border-collapse ${css.rows}`}>
          <thead>
            <tr>
              <th>{text.person}</th>
              <th>{text.topic}</th>
              <th>{text.choice}</th>
              <th>{text.source}</th>
              <th>{text.when}</th>
            </tr>
          </thead>
          <tbody>
            {request.consents.map((one) => (
              <tr key={`${one.username}${one.created_at}${one.topic}${one.channel}`}>
                <td>
                  {one.username}
                  <small className={css.small}>{one.address}</small>
                </td>
                <td>{one.topic}</td>
                <td>{`${one.channel} · ${one.mode}`}</td>
                <td>{one.source}</td>
                <td className="whitespace-nowrap tabular-nums">{formatInstant(one.created_at, time_zone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Facts({ request }: { readonly request: Request }) {
  const text = useText(deskText)
  const words = useText(privacyText)
  const time_zone = useTimeZone()
  const time = (at: string | null) => (at ? formatInstant(at, time_zone) : '')
  const { subject, kind, status, seller_id, asked_by } = request
  return (
    <dl className={`grid gap-x-4 gap-y-2 m-0 ${css.facts}`}>
      <dt>{text.about}</dt>
      <dd>{`${words[subject]} · ${request.title}`}</dd>
      <dt>{text.kind}</dt>
      <dd>{words[kind]}</dd>
      <dt>{text.status}</dt>
      <dd>
        <Tag color={statusColours[status]}>{words[status]}</Tag>
        {status === 'scheduled' ? fill(text.runs_at, { time: time(request.run_at) }) : ''}
      </dd>
      {seller_id === null ? null : (
        <>
          <dt>{text.seller_no}</dt>
          <dd>
            <OpsLink kind="seller" id={seller_id} />
          </dd>
        </>
      )}
      <dt>{text.asked}</dt>
      <dd>{`${text[`by_${asked_by}`]} · ${request.asked_name}`}</dd>
      {request.note ? (
        <>
          <dt>{text.note}</dt>
          <dd>{request.note}</dd>
        </>
      ) : null}
      <dt>{text.when}</dt>
      <dd>{time(request.requested_at)}</dd>
      <dt>{text.due}</dt>
      <dd className={request.is_overdue ? 'text-danger' : undefined}>{time(request.due_at)}</dd>
      {request.done_at ? (
        <>
          <dt>{text.finished}</dt>
          <dd>{time(request.done_at)}</dd>
        </>
      ) : null}
    </dl>
  )
}

/** What was asked, what was done to which data, and what stayed and why. */
export function RequestDetail({ id }: { readonly id: number }) {
  const text = useText(deskText)
  const words = useText(privacyText)
  const time_zone = useTimeZone()
  const found = useCall(contract.getPrivacyRequest, { id }, { quiet: true })
  const request = found.data
  if (found.isError && !request) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!request) return <Skeleton active />
  const { kind, status, expires_at, download_url } = request
  const isFile = kind === 'export' && status === 'done' && expires_at !== null
  return (
    <div className={`grid gap-4 ${css.stack}`}>
      <Facts request={request} />
      {request.blockers.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={text.blocked_by}
          description={
            <ul className={css.list}>
              {blockerLines(request.blockers, words).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          }
        />
      ) : null}
      {request.error ? <Alert type="error" showIcon title={text.error} description={request.error} /> : null}
      {isFile ? (
        <small className={css.small}>
          {download_url ? fill(text.expires, { time: formatInstant(expires_at, time_zone) }) : text.expired}
        </small>
      ) : null}
      <Actions request={request} />
      <Results request={request} />
      <Consents request={request} />
    </div>
  )
}
