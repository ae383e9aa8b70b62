import { PreferenceTabs } from '../../features/preference/components/preference-tabs.tsx'
import { preferenceText } from '../../features/preference/preference.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

export default function AccountSettingPage() {
  const text = useText(preferenceText)
  return (
    <>
      <PageHeader description={text.description} />
      <PreferenceTabs />
    </>
  )
}
