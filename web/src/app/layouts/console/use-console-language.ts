import * as account from '@inkroute/contract/account/account'
import { useEffect } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useUser } from '../../../shared/session/use-user.ts'
import { useLanguage } from '../../../shared/text/language.tsx'
import { hasStoredLanguage } from '../../../shared/text/stored-language.ts'

/** Uses the profile's language in a browser where none was chosen. */
export function useProfileLanguage(): void {
  const { setLanguage } = useLanguage()
  const kept = useUser()?.language
  useEffect(() => {
    if (kept && !hasStoredLanguage()) setLanguage(kept)
  }, [kept, setLanguage])
}

/** Switches the console's language and saves the choice with the account. */
export function useSwitchLanguage(): () => void {
  const { language, setLanguage } = useLanguage()
  const save = useSend(account.updateProfile, { quiet: true })
  const next = language === 'zh' ? 'en' : 'zh'
  return () => {
    setLanguage(next)
    save.mutate({ language: next })
  }
}
