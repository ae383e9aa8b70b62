import { deliveryText } from '../../features/message/delivery/delivery.text.ts'
import { DeliveryPanel } from '../../features/message/delivery/delivery-panel.tsx'
import { PreferenceTabs } from '../../features/preference/components/preference-tabs.tsx'
import { preferenceText } from '../../features/preference/preference.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

export default function AccountSettingPage() {
  const text = useText(preferenceText)
  const { tab } = useText(deliveryText)
  return (
    <>
      <PageHeader description={text.description} />
      <PreferenceTabs delivery={{ name: tab, panel: <DeliveryPanel /> }} />
    </>
  )
}
