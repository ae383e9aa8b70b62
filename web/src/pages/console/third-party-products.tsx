import { ThirdPartyScreen } from '../../features/product-request/third-party/third-party-screen.tsx'
import { PicturePicker } from '../../features/upload/components/picture-picker.tsx'

export default function ThirdPartyProductsPage() {
  return <ThirdPartyScreen picture_field={PicturePicker} />
}
