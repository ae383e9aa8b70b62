import type { Reply } from '@inkroute/contract/endpoint'
import { listMarkets as contract } from '@inkroute/contract/store/market-setting'
import { Alert, Badge, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { ACTIONS, CardTable } from '../../../shared/ui/table/card-table.tsx'
import { RowActions } from '../../../shared/ui/table/row-actions.tsx'
import { platformLabel } from '../store.view.ts'
import css from './market.module.css'
import { marketText } from './market.text.ts'
import { verdictColors } from './market.view.ts'
import { MarketDrawer } from './market-drawer.tsx'

type Market = Reply<typeof contract>['markets'][number]

const sourceColors = { file: 'success', screen: 'success', sandbox: 'processing', none: 'default' } as const
const proofColors = { proven: 'success', partly: 'warning', unproven: 'default' } as const

function TestCell({ last_test }: Pick<Market, 'last_test'>) {
  const text = useText(marketText)
  if (!last_test) return <span className="text-sm text-quiet mt-2">{text.untested}</span>
  return (
    <span className="grid gap-0.5">
      <Badge status={verdictColors[last_test.verdict]} text={text[last_test.verdict]} />
      <span className="text-sm text-quiet mt-2">
        <RelativeTime at={last_test.at} />
      </span>
    </span>
  )
}

function MarketTable({ markets, onOpen }: { readonly markets: Market[]; readonly onOpen: (slug: string) => void }) {
  const text = useText(marketText)
  const { language } = useLanguage()
  return (
    <CardTable<Market>
      rowKey="slug"
      pagination={false}
      dataSource={markets}
      columns={[
        { title: text.market, render: (_, { platform }) => <strong>{platformLabel(platform, language)}</strong> },
        {
          title: text.keys,
          render: (_, { source, stores }) => (
            <span className="grid gap-0.5">
              <Badge status={sourceColors[source]} text={text[source]} />
              {stores > 0 ? (
                <span className="text-sm text-quiet mt-2">{fill(text.stores, { count: stores })}</span>
              ) : null}
            </span>
          ),
        },
        { title: text.tested, render: (_, { last_test }) => <TestCell last_test={last_test} /> },
        {
          title: text.proof,
          render: (_, { proof, proven_calls, calls }) => (
            <Badge
              status={proofColors[proof]}
              text={calls === 0 ? text.proof_none : fill(text.proof_count, { proven: proven_calls, calls })}
            />
          ),
        },
        { title: text.sellers, render: (_, { is_offered }) => (is_offered ? text.yes : text.no) },
        {
          key: ACTIONS,
          width: 96,
          render: (_, { slug, source }) => (
            <RowActions
              actions={[
                {
                  key: 'open',
                  label: source === 'none' || source === 'sandbox' ? text.set_up : text.change,
                  onClick: () => onOpen(slug),
                },
              ]}
            />
          ),
        },
      ]}
    />
  )
}

/** Every marketplace: what is set up, proven and seen by sellers. */
export default function MarketsScreen() {
  const text = useText(marketText)
  const { data, isError, refetch } = useCall(contract, {})
  const [search, setSearch] = useSearchParams()
  const opened = search.get('market')
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  return (
    <div className={`grid grid-cols-1 gap-6 ${css.stack}`}>
      <PageHeader title={text.title} description={text.description} />
      {data?.is_demo ? <Alert type="info" showIcon title={text.demo} /> : null}
      {data && !data.is_reachable ? (
        <Alert type="warning" showIcon title={fill(text.not_https, { origin: data.origin })} />
      ) : null}
      {data ? (
        <MarketTable markets={data.markets} onOpen={(market) => setSearch({ market })} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
      {opened ? <MarketDrawer key={opened} slug={opened} onClose={() => setSearch({})} /> : null}
    </div>
  )
}
