import {
  type HotKeyAction,
  type HotKeyChoice,
  hotKeyName,
  hotKeyProblem,
  hotKeyProblemTexts,
} from '@inkroute/contract/preference/hot-keys'
import { MAX_COLORS } from '@inkroute/contract/preference/preference'
import type { Language } from '../../shared/text/text.ts'

export type Verdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'taken'; readonly by: HotKeyAction; readonly name: string }

/** Validation before the server is asked, by the same rules. */
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

export const preferenceTabs = ['hot-keys', 'colors', 'name-rule', 'batch', 'upload', 'delivery'] as const
export type PreferenceTab = (typeof preferenceTabs)[number]

export const getTab = (value: string | null): PreferenceTab =>
  preferenceTabs.find((tab) => tab === value) ?? preferenceTabs[0]

/** `3b5bfd` and `#3b5bfd` are the same colour; it is stored in upper case. */
export function normalizeColor(typed: string): string {
  const bare = typed.trim().replace(/^#/, '').toUpperCase()
  const full = /^[0-9A-F]{3}$/.test(bare) ? [...bare].map((digit) => digit + digit).join('') : bare
  return `#${full}`
}

export function colorProblem(
  typed: string,
  kept: readonly string[],
): 'color_bad' | 'color_known' | 'color_full' | null {
  const color = normalizeColor(typed)
  if (!/^#[0-9A-F]{6}$/.test(color)) return 'color_bad'
  if (kept.includes(color)) return 'color_known'
  return kept.length >= MAX_COLORS ? 'color_full' : null
}

/** Inserts a token at the caret; returns the new text and the new caret position. */
export function insertToken(rule: string, token: string, start: number, end: number): { rule: string; caret: number } {
  const piece = `{${token}}`
  return { rule: rule.slice(0, start) + piece + rule.slice(end), caret: start + piece.length }
}
