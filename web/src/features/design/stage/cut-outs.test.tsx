import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sheetProduct } from '../grid/sheet.ts'
import { useViewport } from '../state/stage-store.ts'
import { openProduct } from '../state/studio-store.ts'
import { CutOuts } from './stage.tsx'

afterEach(cleanup)

test('holes are drawn over the design where they are, large ones with their name', () => {
  const sheet = sheetProduct('550 × 550')
  const camera = {
    left: 100,
    top: 50,
    width: 80,
    height: 60,
    radius: 12,
    name: { zh: '镜头孔', en: 'the camera hole' },
  }
  const flash = { left: 200, top: 60, width: 10, height: 10, radius: 5, name: { zh: '闪光灯孔', en: 'the flash' } }
  const points: [number, number][] = [
    [10, 10],
    [12, 10],
    [40, 90],
  ]
  const seam = {
    kind: 'seam' as const,
    left: 10,
    top: 10,
    width: 30,
    height: 80,
    radius: 0,
    points,
    name: { zh: '缝线', en: 'a seam' },
  }
  const print_areas = sheet.print_areas.map((area) => ({ ...area, cut_outs: [camera, flash, seam] }))
  openProduct({ user_id: 1, product: { ...sheet, print_areas }, draft: null })
  useViewport.setState({ zoom: 2, x: 10, y: 20 })
  const { container } = render(
    <svg aria-hidden="true">
      <CutOuts />
    </svg>,
  )
  const [first, second, third] = container.querySelectorAll('[data-cut-out]')
  const rect = first?.querySelector('rect')
  expect(['x', 'y', 'width', 'height', 'rx'].map((name) => rect?.getAttribute(name))).toEqual(
    [210, 120, 160, 120, 24].map(String),
  )
  expect(first?.textContent).toBe('镜头孔')
  expect(second?.textContent).toBe('')
  expect(third?.querySelector('polygon')?.getAttribute('points')).toBe('30,40 34,40 90,200')
  expect([first, third].map((one) => one?.getAttribute('data-kind'))).toEqual([null, 'seam'])
  expect(third?.querySelector('text')?.getAttribute('transform')).toMatch(/^rotate\(-90 /)
})
