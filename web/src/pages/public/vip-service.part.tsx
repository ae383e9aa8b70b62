import { LoginMode, openLogin } from '../../features/auth/login-store.ts'
import { PlanCards } from '../../features/membership/components/plan-cards.tsx'
import { LevelRules, LevelTable, PlanQuestions } from '../../features/membership/components/plan-details.tsx'
import css from '../../features/membership/components/plans.module.css'
import { plansText } from '../../features/membership/plans.text.ts'
import { buyPath, type Level } from '../../features/membership/plans.view.ts'
import { useSession } from '../../shared/api/session-store.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import type { Route } from './+types/vip-service'

/** Visitors log in first and then continue to their target. */
function PlanButton({ level, plan_id }: { level: Level; plan_id: number | null }) {
  const text = useText(plansText)
  const token = useSession((state) => state.token)
  const target = plan_id === null ? '/views/main' : buyPath(plan_id)
  const label = plan_id !== null ? fill(text.buy, { level: level.name }) : token ? text.start : text.register
  const kind = level.level === 2 ? 'primary' : 'plain'
  if (token) {
    return (
      <ButtonLink kind={kind} block to={target}>
        {label}
      </ButtonLink>
    )
  }
  const mode = plan_id === null ? LoginMode.register : LoginMode.login
  return (
    <Button kind={kind} block onClick={() => openLogin(mode, target)}>
      {label}
    </Button>
  )
}

export function VipServiceView({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const text = useText(plansText)
  const { levels, window_days } = loaderData
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{text.title}</h1>
        <p className="text-quiet mt-3">{fill(text.lead, { days: window_days })}</p>
      </header>
      <PlanCards levels={levels} renderButton={(level, plan_id) => <PlanButton level={level} plan_id={plan_id} />} />
      <LevelTable levels={levels} days={window_days} />
      <LevelRules levels={levels} days={window_days} />
      <PlanQuestions />
    </div>
  )
}
