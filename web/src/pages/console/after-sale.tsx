import { returnCalls, workOrderCalls } from '@inkroute/contract/after-sale/after-sale'
import { useLocation } from 'react-router'
import { WorkScreen } from '../../features/after-sale/components/work-screen.tsx'
import { PicturePicker } from '../../features/upload/components/picture-picker.tsx'

/** One screen with two tabs, each behind its own address. */
export default function AfterSalePage() {
  const is_return = useLocation().pathname.startsWith('/myOrder/returnApply')
  const calls = is_return ? returnCalls : workOrderCalls
  return <WorkScreen key={calls.form} calls={calls} field={PicturePicker} />
}
