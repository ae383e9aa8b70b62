import { AuthenticationScreen } from '../../features/identity/components/identity-screen.tsx'
import { PicturePicker } from '../../features/upload/components/picture-picker.tsx'

export default function AuthenticationPage() {
  return <AuthenticationScreen picture_field={PicturePicker} />
}
