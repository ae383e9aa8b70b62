import { Tabs } from 'antd'
import { useSearchParams } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Accounts } from './accounts.tsx'
import { Roles } from './roles.tsx'
import { staffDeskText } from './staff-desk.text.ts'

/** Accounts, roles and sessions of the operations console. */
export default function StaffDesk() {
  const text = useText(staffDeskText)
  const [params, setParams] = useSearchParams()
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <Tabs
        activeKey={params.get('tab') === 'roles' ? 'roles' : 'accounts'}
        onChange={(tab) => setParams(tab === 'roles' ? { tab } : {}, { replace: true })}
        items={[
          { key: 'accounts', label: text.accounts, children: <Accounts /> },
          { key: 'roles', label: text.roles, children: <Roles /> },
        ]}
      />
    </>
  )
}
