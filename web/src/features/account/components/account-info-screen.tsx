import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { accountInfoText } from '../account-info.text.ts'
import { AccountFacts } from './account-facts.tsx'
import css from './account-info.module.css'
import { ProfileForm } from './profile-form.tsx'
import { QuestionnaireForm } from './questionnaire-form.tsx'

export function AccountInfoScreen() {
  const text = useText(accountInfoText)
  return (
    <>
      <PageHeader description={text.description} />
      <div className={css.columns}>
        <div className={css.main}>
          <ProfileForm />
          <QuestionnaireForm />
        </div>
        <AccountFacts />
      </div>
    </>
  )
}
