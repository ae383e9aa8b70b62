import { ExclusiveScreen } from '../../features/goods/exclusive/exclusive-screen.tsx'

export default function ExclusiveBasesPage() {
  return <ExclusiveScreen />
}
