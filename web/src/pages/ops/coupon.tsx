import { OpsCampaigns } from '../../features/coupon/components/ops-campaigns.tsx'

export default function OpsCouponPage() {
  return <OpsCampaigns />
}
