import { CommonRuleScreen } from '../../features/order/common-rule/components/common-rule-screen.tsx'

export default function CommonRulePage() {
  return <CommonRuleScreen />
}
