import { PrivilegePrice } from '../../features/membership/components/privilege-price.tsx'

export default function PrivilegePricePage() {
  return <PrivilegePrice />
}
