import { useParams } from 'react-router'
import { BulletinDetail } from '../../features/notice/components/bulletin-detail.tsx'

export default function BulletinDetailPage() {
  const { id = '' } = useParams()
  return <BulletinDetail key={id} id={id} />
}
