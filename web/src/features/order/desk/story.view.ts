import type { StoryItem } from '@inkroute/contract/order/desk'

interface Shown extends StoryItem {
  readonly key: string
  readonly time: string
}

interface StoryDay {
  readonly day: string
  readonly items: Shown[]
}

/** Items grouped by day in the order they come; `format` writes an instant as `2026-11-08 10:17:32`. */
export function byDay(items: readonly StoryItem[], format: (at: string) => string): StoryDay[] {
  const days: StoryDay[] = []
  for (const [place, item] of items.entries()) {
    const [day = '', clock = ''] = format(item.at).split(' ')
    const shown = { ...item, key: `${item.at} ${item.kind} ${place}`, time: clock.slice(0, 5) }
    const last = days.at(-1)
    if (last?.day === day) last.items.push(shown)
    else days.push({ day, items: [shown] })
  }
  return days
}
