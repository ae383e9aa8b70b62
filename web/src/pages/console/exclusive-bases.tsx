import { ExclusiveScreen } from '../../features/exclusive-base/exclusive-screen.tsx'

export default function ExclusiveBasesPage() {
  return <ExclusiveScreen />
}
