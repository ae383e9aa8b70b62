import { AuthenticationScreen } from '../../features/authentication/components/authentication-screen.tsx'
import { PicturePicker } from '../../features/upload/components/picture-picker.tsx'

export default function AuthenticationPage() {
  return <AuthenticationScreen picture_field={PicturePicker} />
}
