import { listPlans } from '@inkroute/contract/membership/membership'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { buyText } from '../buy.text.ts'
import { buyPath } from '../plans.view.ts'
import { PlanCards } from './plan-cards.tsx'

export default function VipBuyPage() {
  const text = useText(buyText)
  const plans = useCall(listPlans, {}, { quiet: true })
  return (
    <>
      <PageHeader description={text.plan_description} />
      {plans.isError ? <LoadFailed onRetry={() => void plans.refetch()} /> : null}
      {plans.data ? (
        <PlanCards
          levels={plans.data.levels}
          renderButton={(_level, plan_id) =>
            plan_id === null ? (
              <Link to="/setting/vipLevel">{text.my_level}</Link>
            ) : (
              <Link to={buyPath(plan_id)}>{text.buy_plan}</Link>
            )
          }
        />
      ) : (
        <Skeleton active />
      )}
    </>
  )
}
