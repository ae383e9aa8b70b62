import { BrandScreen } from '../../features/cart/brand/components/brand-screen.tsx'
import { PicturePicker } from '../../features/upload/components/picture-picker.tsx'

export default function BrandPage() {
  return <BrandScreen picture_field={PicturePicker} />
}
