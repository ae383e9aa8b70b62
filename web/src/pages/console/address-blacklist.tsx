import { BlacklistScreen } from '../../features/address/components/blacklist-screen.tsx'

export default function AddressBlacklistPage() {
  return <BlacklistScreen />
}
