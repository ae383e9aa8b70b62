import { PicturePicker } from '../../features/upload/components/picture-picker.tsx'
import { RechargeScreen } from '../../features/wallet/components/recharge-screen.tsx'

export default function RechargePage() {
  return <RechargeScreen picture_field={PicturePicker} />
}
