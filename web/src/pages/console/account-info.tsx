import { useSetAvatar } from '../../features/account/account.api.ts'
import { accountInfoText } from '../../features/account/account-info.text.ts'
import { AccountInfoScreen } from '../../features/account/components/account-info-screen.tsx'
import { AvatarUpload } from '../../features/upload/components/avatar-upload.tsx'
import { useText } from '../../shared/text/language.tsx'
import { showToast } from '../../shared/ui/toast.ts'

export default function AccountInfoPage() {
  const text = useText(accountInfoText)
  const { mutate } = useSetAvatar(() => showToast('success', text.avatar_saved))
  return <AccountInfoScreen avatar_action={<AvatarUpload onPicture={(upload_id) => mutate({ upload_id })} />} />
}
