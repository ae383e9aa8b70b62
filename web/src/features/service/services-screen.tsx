import { platformNames } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import { type ConfigurableService, configurableServices, findProvider } from '@inkroute/contract/service/providers'
import { listServices as contract } from '@inkroute/contract/service/service'
import { Alert, Badge, Skeleton } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../shared/api/hooks.ts'
import { formatInstant } from '../../shared/format/time.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { ACTIONS, CardTable } from '../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../shared/ui/table/row-actions.tsx'
import css from './service.module.css'
import { servicesText } from './service.text.ts'
import { ServiceDrawer } from './service-drawer.tsx'

type Services = Reply<typeof contract>
type Service = Services['services'][number]
type Health = Service['health']

interface Line {
  readonly key: string
  readonly name: string
  readonly state: Service['state']
  readonly needed: string
  /** What is behind it: the company that was chosen, or the server's environment. */
  readonly source?: string
  readonly health?: Health
  readonly service?: ConfigurableService
}

const colors = { configured: 'success', sandbox: 'processing', off: 'default' } as const

const asConfigurable = (name: string): ConfigurableService | undefined =>
  configurableServices.find((service) => service === name)

const isFailing = ({ health }: { readonly health?: Health }): boolean => Boolean(health?.failing_since)

function useLines(data: Services | undefined): { services: Line[]; markets: Line[] } {
  const text = useText(servicesText)
  const { language } = useLanguage()
  const neededFor = ({ name, state, missing, is_configurable }: Service) =>
    state === 'configured'
      ? ''
      : name === 'bank'
        ? text.bank_in_company
        : missing.join(', ') || (is_configurable ? text.on_screen : text.no_provider)
  const getLine = (row: Service): Line => {
    const service = asConfigurable(row.name)
    const provider = service && row.provider ? findProvider(service, row.provider) : undefined
    const entered = row.provider === 'company' ? text.bank_of_company : provider?.[language]
    const source = entered ?? (row.state === 'configured' ? text.by_environment : '')
    const line = { key: row.name, name: text[row.name], state: row.state, source, needed: neededFor(row) }
    // Nothing is called where money is sent to an account.
    const called = row.name === 'bank' ? {} : { health: row.health }
    return { ...line, ...called, ...(service ? { service } : {}) }
  }
  return {
    services: (data?.services ?? []).map(getLine),
    markets: (data?.markets ?? []).map(({ platform, slug, state }) => ({
      key: slug,
      state,
      name: platformNames.find(({ id }) => id === platform)?.[language] ?? slug,
      needed: state === 'configured' ? '' : text.on_markets,
    })),
  }
}

function HealthNote({ health }: { readonly health: Health }) {
  const text = useText(servicesText)
  if (!health) return <span className={`text-sm text-quiet mt-2 ${css.note}`}>{text.never_used}</span>
  const { failing_since, last_error, last_ok_at } = health
  if (failing_since) {
    return (
      <span className="grid gap-0.5">
        <Badge status="error" text={fill(text.failing, { time: formatInstant(failing_since, 'Asia/Shanghai') })} />
        <span className={`text-sm text-quiet mt-2 ${css.note}`}>{last_error}</span>
      </span>
    )
  }
  const time = last_ok_at ? formatInstant(last_ok_at, 'Asia/Shanghai') : ''
  return <Badge status="success" text={time ? fill(text.last_ok, { time }) : text.working} />
}

interface TableProps {
  readonly title: string
  readonly lines: readonly Line[]
  readonly onOpen?: (service: ConfigurableService) => void
}

function ServiceTable({ title, lines, onOpen }: TableProps) {
  const text = useText(servicesText)
  const action = {
    key: ACTIONS,
    width: 96,
    render: (_: unknown, { service, state }: Line) =>
      service && onOpen ? (
        <RowActions
          actions={[
            {
              key: 'open',
              label: state === 'configured' ? text.change : text.set_up,
              onClick: () => onOpen(service),
            },
          ]}
        />
      ) : null,
  }
  return (
    <CardTable
      rowKey="key"
      pagination={false}
      dataSource={[...lines]}
      columns={[
        { title, dataIndex: 'name' },
        {
          title: text.state,
          width: 220,
          render: (_, { state, source }: Line) => (
            <span className="grid gap-0.5">
              <Badge status={colors[state]} text={text[state]} />
              {source ? <span className={`text-sm text-quiet mt-2 ${css.note}`}>{source}</span> : null}
            </span>
          ),
        },
        {
          title: text.needed,
          render: (_, { needed, state, health }: Line) =>
            state === 'configured' && health !== undefined ? (
              <HealthNote health={health} />
            ) : (
              <span style={{ overflowWrap: 'anywhere' }}>{needed || '–'}</span>
            ),
        },
        ...(onOpen ? [action] : []),
      ]}
    />
  )
}

/** Which external services are configured or off, and what the operator has to set. */
export default function ServicesScreen() {
  const text = useText(servicesText)
  const list = useCall(contract, {})
  const { services, markets } = useLines(list.data)
  const [search, setSearch] = useSearchParams()
  const opened = asConfigurable(search.get('service') ?? '')
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <PageHeader title={text.title} description={text.description} />
      {list.data?.is_demo ? <Alert type="info" showIcon title={text.demo} /> : null}
      {list.data ? (
        <>
          <ServiceTable title={text.service} lines={services} onOpen={(service) => setSearch({ service })} />
          <ServiceTable title={text.markets} lines={markets} />
        </>
      ) : (
        <Skeleton active />
      )}
      {opened ? <ServiceDrawer service={opened} onClose={() => setSearch({})} /> : null}
    </div>
  )
}

/** Shown on the overview, for staff who can fix it. */
export function ServicesNotice({ may_look }: { readonly may_look: boolean }) {
  const text = useText(servicesText)
  const { data } = useCall(contract, {}, { enabled: may_look, quiet: true })
  const off = data?.services.filter(({ state }) => state === 'off').length ?? 0
  const failing = data?.services.filter(isFailing) ?? []
  if (off === 0 && failing.length === 0) return null
  const names = failing.map(({ name }) => text[name]).join(', ')
  return (
    <Alert
      type={failing.length > 0 ? 'error' : 'warning'}
      showIcon
      style={{ marginBottom: 16 }}
      title={failing.length > 0 ? fill(text.some_failing, { names }) : fill(text.some_off, { count: off })}
      action={<Link to="/ops/services">{text.look}</Link>}
    />
  )
}
