import { CodesScreen } from '../../features/goods/codes/codes-screen.tsx'

export default function CodesPage() {
  return <CodesScreen />
}
