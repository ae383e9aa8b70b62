import type { ApplicationStatus } from '@inkroute/contract/product-request/codes'

/** Allowed transitions. Editing a refused or withdrawn application resubmits it. */
export const applicationTransitions = {
  pending: ['pending', 'accepted', 'refused', 'cancelled'],
  accepted: [],
  refused: ['pending'],
  cancelled: ['pending'],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>

export const mayBecome = (from: string, to: ApplicationStatus): boolean =>
  from in applicationTransitions &&
  (applicationTransitions[from as ApplicationStatus] as readonly ApplicationStatus[]).includes(to)
