import type { ApplicationStatus } from '@inkroute/contract/product-request/codes'

/** What may follow a state. A refused or withdrawn application is sent again by changing it. */
export const applicationTransitions = {
  pending: ['pending', 'accepted', 'refused', 'cancelled'],
  accepted: [],
  refused: ['pending'],
  cancelled: ['pending'],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>

export const mayBecome = (from: string, to: ApplicationStatus): boolean =>
  from in applicationTransitions &&
  (applicationTransitions[from as ApplicationStatus] as readonly ApplicationStatus[]).includes(to)
