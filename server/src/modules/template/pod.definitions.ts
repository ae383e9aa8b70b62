interface PodDefinition {
  readonly id: number
  readonly name: readonly [zh: string, en: string]
  readonly description: readonly [zh: string, en: string]
  readonly boxes: readonly {
    kind: 'image' | 'text' | 'pattern'
    x: number
    y: number
    width: number
    height: number
    rotation_deg: number
  }[]
}

const box = (
  kind: 'image' | 'text' | 'pattern',
  x: number,
  y: number,
  width: number,
  height: number,
  rotation_deg = 0,
) => ({
  kind,
  x,
  y,
  width,
  height,
  rotation_deg,
})

/** Arrangements that know neither product nor picture. */
export const podDefinitions: readonly PodDefinition[] = [
  {
    id: 1,
    name: ['居中大图', 'Large centre'],
    description: ['图片居中，占印刷区九成', 'A picture in the middle, nine tenths of the area'],
    boxes: [box('image', 0.5, 0.5, 0.9, 0.9)],
  },
  {
    id: 2,
    name: ['胸前小标', 'Chest mark'],
    description: ['左胸位置的小图', 'A small picture at the left chest'],
    boxes: [box('image', 0.74, 0.16, 0.28, 0.2)],
  },
  {
    id: 3,
    name: ['上图下字', 'Picture over words'],
    description: ['图片在上，一行文字在下', 'A picture with a line of words below'],
    boxes: [box('image', 0.5, 0.42, 0.84, 0.72), box('text', 0.5, 0.9, 0.86, 0.14)],
  },
  {
    id: 4,
    name: ['上字下图', 'Words over picture'],
    description: ['一行文字在上，图片在下', 'A line of words with a picture below'],
    boxes: [box('text', 0.5, 0.1, 0.86, 0.14), box('image', 0.5, 0.58, 0.84, 0.72)],
  },
  {
    id: 5,
    name: ['满印', 'All over'],
    description: ['花纹铺满整个印刷区', 'A pattern over the whole area'],
    boxes: [box('pattern', 0.5, 0.5, 1, 1)],
  },
  {
    id: 6,
    name: ['四格', 'Four pictures'],
    description: ['四张图片各占一角', 'Four pictures, one in each corner'],
    boxes: [
      box('image', 0.26, 0.26, 0.46, 0.46),
      box('image', 0.74, 0.26, 0.46, 0.46),
      box('image', 0.26, 0.74, 0.46, 0.46),
      box('image', 0.74, 0.74, 0.46, 0.46),
    ],
  },
  {
    id: 7,
    name: ['斜置', 'Tilted'],
    description: ['图片斜放 12 度，更随性', 'A picture turned by 12 degrees'],
    boxes: [box('image', 0.5, 0.5, 0.76, 0.76, -12)],
  },
  {
    id: 8,
    name: ['上下夹图', 'Between two lines'],
    description: ['两行文字夹住一张图', 'A picture between two lines of words'],
    boxes: [box('text', 0.5, 0.09, 0.84, 0.12), box('image', 0.5, 0.5, 0.72, 0.66), box('text', 0.5, 0.92, 0.7, 0.1)],
  },
]
