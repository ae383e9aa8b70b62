import * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { Tag } from 'antd'
import { Link } from 'react-router'
import { formatDay } from '../../shared/format/time.ts'
import { useLevels } from '../../shared/hooks/use-levels.ts'
import { Money, TwoLines } from '../../shared/list/cells.tsx'
import { choices, sameInBoth } from '../../shared/list/filter-types.ts'
import { sheetExport } from '../../shared/list/list-exports.tsx'
import { listScreen } from '../../shared/list/list-screen.tsx'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { InviteSeller } from './invite-seller.tsx'
import css from './seller-desk.module.css'
import { sellerListText as text } from './seller-desk.text.ts'

const useLevelOptions = () => useLevels().map(({ level, name }) => ({ value: String(level), label: sameInBoth(name) }))

export default listScreen(contract.listSellers, {
  title: text.title,
  description: text.description,
  use: useTimeZone,
  rowKey: 'id',
  filters: {
    keyword: { kind: 'search', label: text.search, maxLength: 80 },
    level: { kind: 'choice', label: text.level, any: text.all_levels, options: useLevelOptions, isNumber: true },
    plan: {
      kind: 'choice',
      label: text.plan,
      any: text.all_plans,
      options: [
        { value: 'with', label: text.with_plan },
        { value: 'without', label: text.without_plan },
      ],
    },
    state: {
      kind: 'choice',
      label: text.state,
      any: text.all_states,
      options: choices(contract.sellerStates, (state) => text[state]),
    },
    sort: {
      kind: 'choice',
      label: text.sort,
      initial: 'newest',
      options: choices(contract.sellerSorts, (sort) => text[sort]),
    },
  },
  columns: [
    {
      title: text.seller,
      cell: (row, { say }) => {
        const { matched } = row
        return (
          <>
            <TwoLines second={`IR${row.id} · ${row.username}`}>
              <Link to={`/ops/seller/${row.id}`}>
                <strong>{row.name}</strong>
              </Link>{' '}
              {row.state === 'frozen' ? <Tag color="red">{say(text.frozen)}</Tag> : null}
            </TwoLines>
            {matched ? (
              <div className={css.quiet}>
                {say(text.matched, { kind: say(text[`match_${matched.kind}`]), value: matched.value })}
              </div>
            ) : null}
          </>
        )
      },
    },
    {
      title: text.contact,
      from: 'md',
      cell: (row) => <TwoLines second={[row.company, row.email].filter(Boolean).join(' · ')}>{row.phone}</TwoLines>,
    },
    {
      title: text.level,
      width: 150,
      cell: ({ plan, level_name }, { say, extra }) => (
        <TwoLines second={plan ? say(text.until, { day: formatDay(plan.ends_at, extra) }) : null}>
          {level_name}
        </TwoLines>
      ),
    },
    {
      title: text.balance,
      align: 'right',
      width: 130,
      sort: { descend: 'balance' },
      cell: (row) => (
        <Link to={`/ops/seller/${row.id}?tab=money`}>
          <Money amount={row.balance} />
        </Link>
      ),
    },
    {
      title: text.orders,
      align: 'right',
      width: 140,
      sort: { descend: 'orders' },
      cell: (row) => <Link to={`/ops/seller/${row.id}?tab=order`}>{row.orders_30d}</Link>,
    },
    {
      title: text.login,
      width: 130,
      from: 'xl',
      sort: { descend: 'login' },
      cell: (row, { say }) => (row.last_login_at ? <RelativeTime at={row.last_login_at} /> : say(text.never)),
    },
  ],
  none: text.none,
  noMatch: text.none,
  exports: [sheetExport(contract.exportSellers, { label: text.export, input: (query) => query })],
  header: () => <InviteSeller />,
})
