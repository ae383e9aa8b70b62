import { workOrderCalls } from '@inkroute/contract/after-sale/after-sale'
import { WorkScreen } from '../../features/after-sale/components/work-screen.tsx'
import { PicturePicker } from '../../features/upload/components/picture-picker.tsx'

export default function WorkOrderPage() {
  return <WorkScreen calls={workOrderCalls} field={PicturePicker} />
}
