import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { accountInfoText } from '../account-info.text.ts'
import { AccountFacts } from './account-facts.tsx'
import css from './account-info.module.css'
import { ProfileForm } from './profile-form.tsx'
import { QuestionnaireForm } from './questionnaire-form.tsx'

/** `avatar_action` comes from the page, because uploading belongs to another feature. */
export function AccountInfoScreen({ avatar_action }: { avatar_action: ReactNode }) {
  const text = useText(accountInfoText)
  return (
    <>
      <PageHeader description={text.description} />
      <div className={`grid items-start gap-4 ${css.columns}`}>
        <div className="grid gap-4">
          <ProfileForm />
          <QuestionnaireForm />
        </div>
        <AccountFacts avatar_action={avatar_action} />
      </div>
    </>
  )
}
