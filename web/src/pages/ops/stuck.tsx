import { StuckWorkScreen } from '../../features/production/stuck/components/stuck-screen.tsx'

export default function OpsStuckPage() {
  return <StuckWorkScreen />
}
