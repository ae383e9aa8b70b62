import { BarcodeScreen } from '../../features/goods/barcode/barcode-screen.tsx'

export default function BarcodePage() {
  return <BarcodeScreen />
}
