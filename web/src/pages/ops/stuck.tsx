import { StuckWorkScreen } from '../../features/stuck-work/components/stuck-work-screen.tsx'

export default function OpsStuckPage() {
  return <StuckWorkScreen />
}
