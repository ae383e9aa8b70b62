import * as account from '@inkroute/contract/account/account'
import { useEffect } from 'react'
import { useSend } from '../api/hooks.ts'
import { useLanguage } from '../text/language.tsx'
import { hasStoredLanguage } from '../text/stored-language.ts'
import { useUser } from './use-user.ts'

/** Uses the profile's language in a browser where none was chosen. */
export function useProfileLanguage(): void {
  const { setLanguage } = useLanguage()
  const kept = useUser()?.language
  useEffect(() => {
    if (kept && !hasStoredLanguage()) setLanguage(kept)
  }, [kept, setLanguage])
}

/** Switches the language of console and studio and saves the choice with the account. */
export function useSwitchLanguage(): () => void {
  const { language, setLanguage } = useLanguage()
  const save = useSend(account.updateProfile, { quiet: true })
  const next = language === 'zh' ? 'en' : 'zh'
  return () => {
    setLanguage(next)
    save.mutate({ language: next })
  }
}
