import { ApplyScreen } from '../../features/product-request/components/apply-screen.tsx'
import { PicturePicker } from '../../features/upload/components/picture-picker.tsx'

export default function ApplyProductsPage() {
  return <ApplyScreen picture_field={PicturePicker} />
}
