import * as contract from '@inkroute/contract/health/health'
import { Badge, type TableColumnsType } from 'antd'
import { useSend } from '../../shared/api/hooks.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../shared/ui/table/row-actions.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import css from './health.module.css'
import { healthText } from './health.text.ts'
import { formatDuration, formatShare } from './health.view.ts'

const colours = { up: 'success', silent: 'error', stopped: 'default' } as const

type Node = contract.HealthNode

function useRoleName() {
  const text = useText(healthText)
  return (role: string) => (role === 'api' ? text.role_api : role === 'worker' ? text.role_worker : text.role_all)
}

const poolKinds = ['bench', 'intake', 'label', 'paint', 'picture', 'print', 'sheet', 'template'] as const

function Pools({ pools }: Pick<Node, 'pools'>) {
  const text = useText(healthText)
  const getName = (pool: string) => {
    const kind = poolKinds.find((one) => one === pool)
    return kind ? text[`pool_${kind}`] : pool
  }
  const shown = pools.filter(({ workers, waiting }) => workers + waiting > 0)
  if (shown.length === 0) return <span className="text-sm text-quiet">{text.pools_idle}</span>
  return (
    <>
      {shown.map(({ name, workers, busy, waiting }) => (
        <div key={name}>{fill(text.pool, { name: getName(name), workers, busy, waiting })}</div>
      ))}
    </>
  )
}

export function NodeTable({ nodes }: { readonly nodes: readonly Node[] }) {
  const text = useText(healthText)
  const roleName = useRoleName()
  const forget = useSend(contract.forgetNode, {
    refetch: [contract.getHealth],
    onSuccess: () => showToast('success', text.forgotten),
  })
  const columns: TableColumnsType<Node> = [
    {
      title: text.node,
      render: (_, { id, role, state, version }) => (
        <>
          <div className={css.mono}>{id}</div>
          <Badge status={colours[state]} text={`${text[state]} · ${roleName(role)} · ${version}`} />
        </>
      ),
    },
    { title: text.started, width: 90, render: (_, { started_at }) => <RelativeTime at={started_at} /> },
    { title: text.seen, width: 90, render: (_, { seen_at }) => <RelativeTime at={seen_at} /> },
    {
      title: text.disks,
      width: 130,
      render: (_, { disks }) =>
        disks.map(({ name, free_bytes, total_bytes }) => (
          <div key={name}>
            {fill(text.disk_free, {
              name: name === 'data' ? text.disk_data : text.disk_temp,
              free: formatBytes(free_bytes),
              share: formatShare(free_bytes, total_bytes),
            })}
          </div>
        )),
    },
    { title: text.memory, width: 90, align: 'right', render: (_, { rss_bytes }) => formatBytes(rss_bytes) },
    {
      title: text.database,
      width: 150,
      render: (_, { db_ping_ms, db_connections: { total, idle, waiting } }) => (
        <>
          <div>{formatDuration(db_ping_ms)}</div>
          <div className="text-sm text-quiet">{fill(text.connections, { busy: total - idle, total, waiting })}</div>
        </>
      ),
    },
    { title: text.pools, width: 200, render: (_, { pools }) => <Pools pools={pools} /> },
    {
      key: ACTIONS,
      width: 100,
      render: (_, { id, state }) =>
        state === 'up' ? null : (
          <RowActions
            actions={[
              {
                key: 'forget',
                label: text.forget,
                confirm: { title: text.forget_sure },
                onClick: () => forget.mutate({ id }),
              },
            ]}
          />
        ),
    },
  ]
  return (
    <Panel title={text.nodes}>
      <CardTable
        wide_label={text.nodes}
        rowKey="id"
        columns={columns}
        dataSource={[...nodes]}
        locale={{ emptyText: text.no_nodes }}
        pagination={false}
      />
    </Panel>
  )
}
