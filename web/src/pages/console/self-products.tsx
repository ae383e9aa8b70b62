import { SelfProductsScreen } from '../../features/catalog/own/self-products-screen.tsx'
import { uploadFile } from '../../features/upload/upload.api.ts'
import { acceptedFiles } from '../../features/upload/upload.view.ts'

const uploader = {
  accept: acceptedFiles,
  send: async (file: File) => (await uploadFile(file, { purpose: 'attachment' })).id,
}

export default function SelfProductsPage() {
  return <SelfProductsScreen uploader={uploader} />
}
