import { IdentityScreen } from '../../features/identity/components/identity-screen.tsx'
import { PicturePicker } from '../../features/upload/components/picture-picker.tsx'

export default function AuthenticationPage() {
  return <IdentityScreen picture_field={PicturePicker} />
}
