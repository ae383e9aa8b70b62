import { useParams } from 'react-router'
import { DetailScreen } from '../../features/goods/detail/detail-screen.tsx'
import { uploadFile } from '../../features/upload/upload.api.ts'
import { acceptedFiles } from '../../features/upload/upload.view.ts'

const sender = {
  accept: acceptedFiles,
  send: async (file: File) => (await uploadFile(file, { purpose: 'attachment' })).id,
}

export default function GoodsDetailPage() {
  const { id = '' } = useParams()
  return <DetailScreen key={id} id={/^\d{1,15}$/.test(id) ? Number(id) : 0} sender={sender} />
}
