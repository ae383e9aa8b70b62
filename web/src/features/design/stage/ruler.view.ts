export const RULER_PX = 22

/** A mark on a ruler, by its distance from the ruler's start in screen pixels. */
export interface Tick {
  readonly at: number
  /** Written at the longest marks only. */
  readonly label: string | null
  readonly is_half: boolean
}

const LABEL_ROOM_PX = 46
const steps_cm = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]

/** Written marks as dense as they stay readable, each divided in ten or five. `zero_px` is where 0 cm lies. */
export function rulerTicks(zero_px: number, length_px: number, cm_px: number): Tick[] {
  const step_cm = steps_cm.find((step) => step * cm_px >= LABEL_ROOM_PX) ?? 100
  const parts = (step_cm * cm_px) / 10 >= 5 ? 10 : 5
  const small_px = (step_cm * cm_px) / parts
  const first = Math.ceil(-zero_px / small_px)
  const last = Math.floor((length_px - zero_px) / small_px)
  const ticks: Tick[] = []
  for (let index = first; index <= last; index++) {
    const is_long = index % parts === 0
    ticks.push({
      at: Math.round((zero_px + index * small_px) * 2) / 2,
      label: is_long ? String(Math.round((index / parts) * step_cm * 10) / 10) : null,
      is_half: parts === 10 && index % 5 === 0,
    })
  }
  return ticks
}
