import type { AuditRecord } from '@inkroute/contract/audit/audit'
import { type OpsKind, opsPath } from '../../shared/ops/ops-path.view.ts'
import type { Bilingual } from '../../shared/text/text.ts'
import { fieldText, subjectText } from './audit.text.ts'

const asItIs = (word: string): Bilingual => ({ zh: word, en: word })

export const subjectName = (subject: string | null): Bilingual =>
  subject !== null && subject in subjectText ? subjectText[subject as keyof typeof subjectText] : asItIs(subject ?? '')

export function fieldName(field: string): Bilingual {
  const name = field === 'frozen_reason' ? 'reason' : field
  return name in fieldText ? fieldText[name as keyof typeof fieldText] : asItIs(field)
}

export interface FieldChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** A value as a person reads it: plain where possible, JSON for the rest, nothing for nothing. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Before and after field by field; values without fields are one row without a name. */
export function fieldChanges({ before, after }: Pick<AuditRecord, 'before' | 'after'>): FieldChange[] {
  if (!isRecord(before) && !isRecord(after)) {
    const row = { field: '', before: shownValue(before), after: shownValue(after) }
    return row.before === '' && row.after === '' ? [] : [row]
  }
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].map((field) => ({
    field,
    before: shownValue(old[field]),
    after: shownValue(now[field]),
  }))
}

const linked: readonly OpsKind[] = ['order', 'seller', 'product']

/** The screen of what a record is about; null for kinds without one. */
export function subjectPath({ subject, subject_id }: Pick<AuditRecord, 'subject' | 'subject_id'>): string | null {
  if (!subject || !subject_id) return null
  if (subject === 'staff') return `/ops/staff?keyword=${encodeURIComponent(subject_id)}`
  if (subject === 'staff_role' || subject === 'staff_policy') return '/ops/staff?tab=roles'
  if (subject === 'privacy_request' || subject === 'audit_erasure')
    return `/ops/privacy?id=${encodeURIComponent(subject_id)}`
  if (subject === 'market') return `/ops/markets?market=${encodeURIComponent(subject_id)}`
  if (subject === 'retention') return '/ops/privacy?tab=retention'
  const kind = linked.find((one) => one === subject)
  return kind ? opsPath(kind, subject_id) : null
}
