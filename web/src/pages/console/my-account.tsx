import { getMembership } from '@inkroute/contract/membership/buy'
import { getDesignQuota } from '@inkroute/contract/membership/membership'
import { Skeleton } from 'antd'
import { QuotaPanel } from '../../features/membership/components/design-service.tsx'
import { LevelReasons } from '../../features/membership/components/vip-level.tsx'
import { FundsOverview } from '../../features/wallet/components/funds-overview.tsx'
import { useCall } from '../../shared/api/hooks.ts'
import css from './my-account.module.css'

export default function MyAccountPage() {
  const quota = useCall(getDesignQuota, {}, { quiet: true })
  const own = useCall(getMembership, {}, { quiet: true })
  return (
    <>
      <FundsOverview />
      <div className={`grid items-start gap-4 mt-4 ${css.panels}`}>
        {quota.data ? <QuotaPanel quota={quota.data} /> : <Skeleton active />}
        {own.data ? <LevelReasons own={own.data} /> : <Skeleton active />}
      </div>
    </>
  )
}
