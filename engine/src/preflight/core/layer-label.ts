import type { Layer } from '../../layers/layer-types.ts'
import type { Bilingual } from './preflight-types.ts'

const MOST_CHARACTERS = 24

const kinds: Readonly<Record<Layer['type'], Bilingual>> = {
  image: { zh: '图片', en: 'Picture' },
  pattern: { zh: '图案', en: 'Pattern' },
  shape: { zh: '形状', en: 'Shape' },
  text: { zh: '文字', en: 'Text' },
}

/** How a message calls a layer: kind and name, short enough for a line. */
export function getLabel(layer: Layer): Bilingual {
  const name = (layer.type === 'text' ? layer.text : layer.name).trim().replace(/\s+/g, ' ')
  const short = [...name].length > MOST_CHARACTERS ? `${[...name].slice(0, MOST_CHARACTERS).join('')}…` : name
  const { zh, en } = kinds[layer.type]
  return short === '' ? { zh, en } : { zh: `${zh}“${short}”`, en: `${en} “${short}”` }
}
