import { listArtworks } from '@inkroute/contract/material/material'
import { useQueryClient } from '@tanstack/react-query'
import { GalleryScreen } from '../../../features/material/gallery/gallery-screen.tsx'
import { PayDialog } from '../../../features/wallet/components/pay-dialog.tsx'
import { PaymentReturn } from '../../../features/wallet/components/payment-return.tsx'
import { getKey } from '../../../shared/api/hooks.ts'

export default function PlatformGalleryPage() {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: getKey(listArtworks) })
  return <GalleryScreen pay_dialog={PayDialog} returned={<PaymentReturn onPaid={refresh} />} />
}
