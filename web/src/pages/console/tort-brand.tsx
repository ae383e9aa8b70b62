import { TortScreen } from '../../features/tort/components/tort-screen.tsx'

export default function TortBrandPage() {
  return <TortScreen />
}
