import * as contract from '@inkroute/contract/domain/domain'
import { Alert, Button, Popconfirm, Switch, Tag } from 'antd'
import { useSend } from '../../shared/api/hooks.ts'
import { copyText } from '../../shared/format/copy-text.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './domain.module.css'
import { domainText } from './domain.text.ts'

const refetch = [contract.listDomains]
const colors = { waiting: 'blue', active: 'green', failing: 'red' } as const

function Records({ domain, target }: { readonly domain: contract.Domain; readonly target: string }) {
  const text = useText(domainText)
  const copy = async (value: string) => {
    await copyText(value)
    showToast('success', text.copied)
  }
  const rows = [
    { kind: 'TXT', name: domain.record_name, value: domain.record_value },
    { kind: 'CNAME', name: domain.host, value: target },
  ]
  return (
    <>
      <p>{text.records}</p>
      <table className={`w-full wrap-anywhere border-collapse mx-0 my-3 ${css.records}`}>
        <thead>
          <tr>
            <th>{text.record_kind}</th>
            <th>{text.record_name}</th>
            <th>{text.record_value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, name, value }) => (
            <tr key={kind}>
              <td>{kind}</td>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{value}</code>
                <Button type="link" size="small" onClick={() => void copy(value)}>
                  {text.copy}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-quiet mb-3">{text.https_hint}</p>
    </>
  )
}

function Actions({ domain }: { readonly domain: contract.Domain }) {
  const text = useText(domainText)
  const check = useSend(contract.checkDomain, {
    refetch,
    onSuccess: ({ problem }) => showToast(problem ? 'info' : 'success', problem ? text[problem] : text.works, 4),
  })
  const use = useSend(contract.useDomain, {
    refetch,
    onSuccess: (_, { is_used }) => showToast('success', is_used ? text.use_on : text.use_off),
  })
  const remove = useSend(contract.deleteDomain, { refetch, onSuccess: () => showToast('success', text.deleted) })
  const { id, host, state, is_used } = domain
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="flex items-center gap-2 mr-auto">
        <Switch
          size="small"
          checked={is_used}
          loading={use.isPending}
          disabled={state !== 'active' && !is_used}
          aria-label={fill(text.use_of, { host })}
          onChange={(next) => use.mutate({ id, is_used: next })}
        />
        <span aria-hidden="true">{text.use}</span>
      </span>
      <Button
        type={state === 'active' ? 'default' : 'primary'}
        loading={check.isPending}
        onClick={() => check.mutate({ id })}
      >
        {text.check}
      </Button>
      <Popconfirm
        title={fill(text.delete_title, { host })}
        description={text.delete_body}
        okText={text.delete}
        cancelText={text.keep}
        onConfirm={() => remove.mutate({ id })}
      >
        <Button danger loading={remove.isPending}>
          {text.delete}
        </Button>
      </Popconfirm>
    </div>
  )
}

/** One domain: its status, what is missing, and what to do about it. */
export function DomainCard({ domain, target }: { readonly domain: contract.Domain; readonly target: string }) {
  const text = useText(domainText)
  return (
    <Panel
      title={domain.host}
      extra={
        <>
          {domain.is_used && domain.state === 'active' ? <Tag color="blue">{text.used}</Tag> : null}
          <Tag color={colors[domain.state]}>{text[domain.state]}</Tag>
        </>
      }
    >
      {domain.problem ? <Alert type="warning" showIcon title={text[domain.problem]} /> : null}
      {domain.state === 'active' ? null : <Records domain={domain} target={target} />}
      {domain.checked_at ? (
        <p className="text-quiet mb-3">
          {text.checked} <RelativeTime at={domain.checked_at} />
        </p>
      ) : null}
      <Actions domain={domain} />
    </Panel>
  )
}
