import { BannerDesk } from '../../features/site/ops/banner-desk.tsx'

export default function Page() {
  return <BannerDesk />
}
