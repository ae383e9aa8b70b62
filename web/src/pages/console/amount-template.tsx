import { AmountScreen } from '../../features/goods/amount/components/amount-screen.tsx'

export default function AmountTemplatePage() {
  return <AmountScreen />
}
