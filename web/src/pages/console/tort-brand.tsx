import { TortScreen } from '../../features/preference/infringement/components/infringement-screen.tsx'

export default function TortBrandPage() {
  return <TortScreen />
}
