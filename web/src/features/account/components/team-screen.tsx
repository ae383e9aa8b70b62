import { useSearchParams } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SlidingTabs } from '../../../shared/ui/sliding-tabs.tsx'
import { teamText } from '../team.text.ts'
import { getTeamFilter, getTeamParams, type TeamFilter } from '../team.view.ts'
import { RolePanel } from './role-panel.tsx'
import { SubAccountPanel } from './sub-account-panel.tsx'
import css from './team.module.css'

/** Sub-accounts and roles; the open tab is in the URL. */
export default function TeamScreen() {
  const text = useText(teamText)
  const [params, setParams] = useSearchParams()
  const filter = getTeamFilter(params)
  const onFilter = (next: TeamFilter) => setParams(getTeamParams(next), { preventScrollReset: true })
  return (
    <>
      <PageHeader description={text.description} />
      <div className={`card p-6 ${css.card}`}>
        <SlidingTabs
          activeKey={filter.tab}
          onChange={(key) => onFilter({ tab: key === 'roles' ? 'roles' : 'accounts', keyword: '', page: 1 })}
          items={[
            {
              key: 'accounts',
              label: text.tab_accounts,
              children: <SubAccountPanel filter={filter} onFilter={onFilter} />,
            },
            { key: 'roles', label: text.tab_roles, children: <RolePanel /> },
          ]}
        />
      </div>
    </>
  )
}
