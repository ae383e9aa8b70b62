import { listServices as contract } from '@inkroute/contract/auth/service'
import { platformNames } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import { Alert, Badge, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { servicesText } from './ops-auth.text.ts'

type Services = Reply<typeof contract>
type State = Services['services'][number]['state']

interface Line {
  readonly key: string
  readonly name: string
  readonly state: State
  readonly needed: string
}

const colors = { configured: 'success', sandbox: 'processing', off: 'default' } as const

function useLines(data: Services | undefined): { services: Line[]; markets: Line[] } {
  const text = useText(servicesText)
  const { language } = useLanguage()
  return {
    services: (data?.services ?? []).map(({ name, state, missing }) => ({
      key: name,
      name: text[name],
      state,
      needed: state === 'configured' ? '' : missing.join(', ') || text.no_provider,
    })),
    markets: (data?.markets ?? []).map(({ platform, slug, state }) => ({
      key: slug,
      state,
      name: platformNames.find(({ id }) => id === platform)?.[language] ?? slug,
      needed: state === 'configured' ? '' : fill(text.in_file, { slug }),
    })),
  }
}

function ServiceTable({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  const text = useText(servicesText)
  return (
    <CardTable
      rowKey="key"
      pagination={false}
      dataSource={[...lines]}
      columns={[
        { title, dataIndex: 'name' },
        {
          title: text.state,
          width: 140,
          render: (_, { state }: Line) => <Badge status={colors[state]} text={text[state]} />,
        },
        {
          title: text.needed,
          render: (_, { needed }: Line) => <span style={{ overflowWrap: 'anywhere' }}>{needed || '–'}</span>,
        },
      ]}
    />
  )
}

/** Which external services are configured or off, and what the operator has to set. */
export default function ServicesScreen() {
  const text = useText(servicesText)
  const list = useCall(contract, {})
  const { services, markets } = useLines(list.data)
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <PageHeader title={text.title} description={text.description} />
      {list.data?.is_demo ? <Alert type="info" showIcon title={text.demo} /> : null}
      {list.data ? (
        <>
          <ServiceTable title={text.service} lines={services} />
          <ServiceTable title={text.markets} lines={markets} />
        </>
      ) : (
        <Skeleton active />
      )}
    </div>
  )
}

/** Shown on the overview, for staff who can fix it. */
export function ServicesNotice({ may_look }: { readonly may_look: boolean }) {
  const text = useText(servicesText)
  const { data } = useCall(contract, {}, { enabled: may_look, quiet: true })
  const count = data?.services.filter(({ state }) => state === 'off').length ?? 0
  if (count === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={fill(text.some_off, { count })}
      action={<Link to="/ops/services">{text.look}</Link>}
    />
  )
}
