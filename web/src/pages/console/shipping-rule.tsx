import { RuleScreen } from '../../features/shipping/console/rule-screen.tsx'

export default function ShippingRulePage() {
  return <RuleScreen />
}
