import { ApprovalScreen } from '../../features/personal/approval-screen.tsx'
import { uploadFile } from '../../features/upload/upload.api.ts'
import { acceptedFiles } from '../../features/upload/upload.view.ts'

const sender = {
  accept: acceptedFiles,
  send: async (file: File) => {
    const { id, width_px, height_px } = await uploadFile(file)
    return { id, width_px: width_px ?? 1, height_px: height_px ?? 1 }
  },
}

export default function PersonalOrdersPage() {
  return <ApprovalScreen sender={sender} />
}
