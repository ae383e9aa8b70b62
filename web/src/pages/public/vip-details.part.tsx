import { LevelRules, LevelTable, PlanQuestions } from '../../features/membership/components/plan-details.tsx'
import type { Level } from '../../features/membership/plans.view.ts'

/** Below the plans: their code loads when the visitor has time for it. */
export function VipDetails({ levels, days }: { levels: readonly Level[]; days: number }) {
  return (
    <>
      <LevelTable levels={levels} days={days} />
      <LevelRules levels={levels} days={days} />
      <PlanQuestions />
    </>
  )
}
