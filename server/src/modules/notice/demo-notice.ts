import type { NewNotice } from './notice.ts'

export type DemoNotice = Omit<NewNotice, 'alert_until' | 'created_at'> & {
  readonly days_ago: number
  /** Days from now during which it is shown after login. */
  readonly alert_days?: number
}
