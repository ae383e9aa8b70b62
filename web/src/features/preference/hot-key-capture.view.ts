import {
  type HotKeyAction,
  type HotKeyChoice,
  hotKeyName,
  hotKeyProblem,
  hotKeyProblemTexts,
} from '@inkroute/contract/preference/hot-keys'
import type { Language } from '../../shared/text/text.ts'

export type Verdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'taken'; readonly by: HotKeyAction; readonly name: string }

/** What the screen says before the server is asked; the server judges by the same rules. */
export function judge(
  action: HotKeyAction,
  key: string,
  current: readonly HotKeyChoice[],
  language: Language,
): Verdict {
  const problem = hotKeyProblem(action, key)
  if (problem) return { kind: 'refused', reason: hotKeyProblemTexts[problem][language] }
  const holder = current.find((choice) => choice.key === key && choice.action !== action)
  return holder ? { kind: 'taken', by: holder.action, name: hotKeyName(holder.action, language) } : { kind: 'fine' }
}
