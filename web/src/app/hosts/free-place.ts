import { BUTTON_PX, clampPoint, type Point, pointsAround, type Size } from './service-button.rules.ts'

const PRESSABLE =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"], [tabindex]:not([tabindex="-1"])'
/** Sampling distance for the area below the button: nothing on our screens is thinner. */
const SAMPLE_PX = 12
/** Margin around the button for its shadow and close icon. */
const GAP_PX = 10

const meets = (box: DOMRect, { x, y }: Point) =>
  box.left < x + BUTTON_PX + GAP_PX &&
  box.right > x - GAP_PX &&
  box.top < y + BUTTON_PX + GAP_PX &&
  box.bottom > y - GAP_PX

function hasTextWithin(element: Element, at: Point): boolean {
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some((box) => meets(box, at))) return true
  }
  return false
}

/** Whether a button at this point would cover text or a control. */
export function coversContent(at: Point, own: Element | null): boolean {
  const seen = new Set<Element>()
  for (let dx = -GAP_PX; dx <= BUTTON_PX + GAP_PX; dx += SAMPLE_PX)
    for (let dy = -GAP_PX; dy <= BUTTON_PX + GAP_PX; dy += SAMPLE_PX) {
      const beneath = document.elementsFromPoint(at.x + dx, at.y + dy).find((element) => !own?.contains(element))
      if (!beneath || seen.has(beneath)) continue
      seen.add(beneath)
      if (beneath.closest(PRESSABLE) || hasTextWithin(beneath, at)) return true
    }
  return false
}

/** The nearest free position, or the given one if the page has none. */
export function freePlace(wanted: Point, window_px: Size, own: Element | null): Point {
  const at = clampPoint(wanted, window_px)
  return pointsAround(at, window_px).find((point) => !coversContent(point, own)) ?? at
}
