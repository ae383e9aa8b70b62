import { AddressScreen } from '../../features/address/components/address-screen.tsx'

export default function AddressPage() {
  return <AddressScreen />
}
