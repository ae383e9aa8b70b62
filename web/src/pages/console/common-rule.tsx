import { CommonRuleScreen } from '../../features/common-rule/components/common-rule-screen.tsx'

export default function CommonRulePage() {
  return <CommonRuleScreen />
}
