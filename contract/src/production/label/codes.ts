export const labelStates = ['queued', 'made', 'failed', 'cancelling', 'cancelled'] as const
export type LabelState = (typeof labelStates)[number]

export const labelStateNames: Record<LabelState, { zh: string; en: string }> = {
  queued: { zh: '制作中', en: 'In progress' },
  made: { zh: '已出单', en: 'Ready' },
  failed: { zh: '失败', en: 'Failed' },
  cancelling: { zh: '取消中', en: 'Cancelling' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
}
