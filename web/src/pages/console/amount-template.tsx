import { AmountScreen } from '../../features/amount-template/components/amount-screen.tsx'

export default function AmountTemplatePage() {
  return <AmountScreen />
}
