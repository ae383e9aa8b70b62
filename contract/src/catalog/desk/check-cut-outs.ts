import { CANVAS_PX } from './codes.ts'
import type { ProductDocument } from './document.ts'

type PrintArea = ProductDocument['print_areas'][number]
type CutOut = PrintArea['cut_outs'][number]

interface Found {
  readonly field: string
  readonly message: string
}

/** What rounding to hundredths of a pixel may add. */
const SPARE_PX = 1

const outside: Readonly<Record<'left' | 'top' | 'width' | 'height', string>> = {
  left: '区域左边超出图片，请修改左边距|Left: the zone begins outside the picture',
  top: '区域上边超出图片，请修改上边距|Top: the zone begins outside the picture',
  width: '区域右边超出图片，请修改宽度|Width: the zone ends outside the picture',
  height: '区域下边超出图片，请修改高度|Height: the zone ends outside the picture',
}

function besidePrint(area: PrintArea, { left, top, width, height }: CutOut): boolean {
  const is_beside = left >= area.left + area.width || left + width <= area.left
  return is_beside || top >= area.top + area.height || top + height <= area.top
}

function sidesOutside({ left, top, width, height }: CutOut): (keyof typeof outside)[] {
  const is_out = {
    left: left < -SPARE_PX,
    top: top < -SPARE_PX,
    width: left + width > CANVAS_PX + SPARE_PX,
    height: top + height > CANVAS_PX + SPARE_PX,
  }
  return (['left', 'top', 'width', 'height'] as const).filter((side) => is_out[side])
}

/** Holes, seams, folds and the like of one print area: named, and on the picture and the print they belong to. */
export function checkCutOuts(area: PrintArea, place: number): Found[] {
  return area.cut_outs.flatMap((zone, i) => {
    const at = (field: string) => `print_areas.${place}.cut_outs.${i}.${field}`
    const sides = sidesOutside(zone)
    const found = sides.map((side) => ({ field: at(side), message: outside[side] }))
    if (sides.length === 0 && besidePrint(area, zone))
      found.push({ field: at('left'), message: '区域不在印刷区内|The zone is outside the print area' })
    if (zone.name.zh === '')
      found.push({ field: at('name.zh'), message: '请填写区域的中文名称|Enter the Chinese name' })
    if (zone.name.en === '')
      found.push({ field: at('name.en'), message: '请填写区域的英文名称|Enter the English name' })
    return found
  })
}
