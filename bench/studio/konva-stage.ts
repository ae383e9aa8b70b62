import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Crowd } from './crowded-design.ts'

const konva = join(dirname(createRequire(import.meta.url).resolve('konva/package.json')), 'konva.min.js')

export const konvaHtml = '<!doctype html><title>Konva</title><div id="stage" style="width:718px;height:718px"></div>'

const SIDE_PX = 700

/** The same pictures in the same places on a stage of the same size; returns where to grab. */
export async function showOnKonva(page: Page, crowd: Crowd): Promise<{ x: number; y: number }> {
  await page.addScriptTag({ path: konva })
  return page.evaluate(
    async ({ layers, moved, area, pictures, side_px }) => {
      // biome-ignore lint/suspicious/noExplicitAny: the library is loaded as a script, without its types
      const Konva = (globalThis as any).Konva
      const scale = side_px / 550
      const images: Record<string, HTMLImageElement> = {}
      for (const [key, address] of Object.entries(pictures)) {
        const image = new Image()
        image.src = address
        await image.decode()
        images[key] = image
      }
      const stage = new Konva.Stage({
        container: 'stage',
        width: side_px,
        height: side_px,
        scaleX: scale,
        scaleY: scale,
      })
      const sheet = new Konva.Layer({
        clipX: area.left,
        clipY: area.top,
        clipWidth: area.width,
        clipHeight: area.height,
      })
      for (const layer of layers) {
        sheet.add(
          new Konva.Image({
            image: images[layer.source.key],
            x: layer.cx,
            y: layer.cy,
            width: layer.width,
            height: layer.height,
            offsetX: layer.width / 2,
            offsetY: layer.height / 2,
            rotation: layer.rotation_deg,
            draggable: layer.id === moved.id,
            listening: layer.id === moved.id,
          }),
        )
      }
      stage.add(sheet)
      const box = stage.container().getBoundingClientRect()
      return { x: box.left + moved.cx * scale, y: box.top + moved.cy * scale }
    },
    { layers: crowd.layers, moved: crowd.moved, area: crowd.area, pictures: crowd.pictures, side_px: SIDE_PX },
  )
}
