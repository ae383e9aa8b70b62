/** Badges of a test's outcome. */
export const verdictColors = {
  accepted: 'success',
  refused: 'error',
  unclear: 'warning',
  unreachable: 'error',
} as const
