import { describe, expect, test } from 'vitest'
import {
  BUTTON_PX,
  clampPoint,
  EDGE_PX,
  hasRoom,
  isServiceHidden,
  movedByKey,
  pointsAround,
  restingPoint,
} from './service-button.rules.ts'

const screen = { width: 1440, height: 900 }

describe('the floating service button', () => {
  test('stays at least 100 px from the right and bottom edges', () => {
    for (const wanted of [{ x: 5000, y: 5000 }, { x: 1400, y: 20 }, restingPoint(screen)]) {
      const { x, y } = clampPoint(wanted, screen)
      expect(screen.width - (x + BUTTON_PX)).toBeGreaterThanOrEqual(EDGE_PX)
      expect(screen.height - (y + BUTTON_PX)).toBeGreaterThanOrEqual(EDGE_PX)
    }
  })

  test('never leaves the window at the left or top, even in a tiny one', () => {
    expect(clampPoint({ x: -400, y: -3 }, screen)).toEqual({ x: 8, y: 8 })
    expect(clampPoint({ x: 300, y: 300 }, { width: 120, height: 90 })).toEqual({ x: 8, y: 8 })
  })

  test('moves with a window that shrinks', () => {
    expect(clampPoint(restingPoint(screen), { width: 390, height: 844 })).toEqual({ x: 242, y: 696 })
  })

  test('is hidden on phones, where it would always cover the page', () => {
    expect(hasRoom({ width: 390, height: 844 })).toBe(false)
    expect(hasRoom({ width: 1024, height: 768 })).toBe(true)
  })

  test('searches outwards for a free place within its limits', () => {
    const from = restingPoint(screen)
    const [first, ...others] = pointsAround(from, screen)
    expect(first).toEqual(from)
    const far = (point: { x: number; y: number }) => Math.hypot(point.x - from.x, point.y - from.y)
    for (const [at, point] of others.entries()) {
      expect(clampPoint(point, screen)).toEqual(point)
      if (at > 0) expect(far(point)).toBeGreaterThanOrEqual(far(others[at - 1] ?? from))
    }
  })

  test('moves with the arrow keys within the same limits', () => {
    expect(movedByKey({ x: 100, y: 100 }, 'ArrowUp', screen)).toEqual({ x: 100, y: 76 })
    expect(movedByKey(restingPoint(screen), 'ArrowRight', screen)).toEqual(restingPoint(screen))
    expect(movedByKey({ x: 100, y: 100 }, 'Enter', screen)).toBeNull()
  })

  test('is hidden on the single designer and from staff', () => {
    expect(isServiceHidden('/design/singleDesign')).toBe(true)
    expect(isServiceHidden('/design/newSingleDesign/')).toBe(true)
    expect(isServiceHidden('/design/gridDesign')).toBe(true)
    expect(isServiceHidden('/ops')).toBe(true)
    expect(isServiceHidden('/ops/message')).toBe(true)
    expect(isServiceHidden('/myOrder/index')).toBe(true)
    expect(isServiceHidden('/main/cart')).toBe(true)
    expect(isServiceHidden('/products')).toBe(false)
    expect(isServiceHidden('/user/login')).toBe(false)
    expect(isServiceHidden('/opsis')).toBe(false)
  })
})
