/** Steps of a task in a factory, free of schemas. */
export const taskStates = ['queued', 'printing', 'checked', 'packed', 'cancelled'] as const
export type TaskState = (typeof taskStates)[number]

/** Scanning a task moves it one step on. */
export const nextTaskState: Record<TaskState, TaskState | null> = {
  queued: 'printing',
  printing: 'checked',
  checked: 'packed',
  packed: null,
  cancelled: null,
}

export const taskStateNames: Record<TaskState, { zh: string; en: string }> = {
  queued: { zh: '待生产', en: 'Queued' },
  printing: { zh: '印制中', en: 'Printing' },
  checked: { zh: '已质检', en: 'Checked' },
  packed: { zh: '已打包', en: 'Packed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
}
