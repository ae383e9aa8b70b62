/** Widths of three bars and three spaces in turn, by value; the last is the stop sign with its closing bar. */
const PATTERNS = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
).match(/.{6}/g) as string[]
const STOP = '2331112'

const START_B = 104
const CHECKED_BY = 103
const FIRST = 32
const LAST = 126

/** Widths of bars and spaces in turn, beginning with a bar; null for a text with characters the code has not. */
export function code128Bars(text: string): readonly number[] | null {
  const values = [...text].map((character) => character.charCodeAt(0))
  if (values.length === 0 || values.some((value) => value < FIRST || value > LAST)) return null
  const signs = values.map((value) => value - FIRST)
  const check = signs.reduce((sum, sign, place) => sum + sign * (place + 1), START_B) % CHECKED_BY
  return [...[START_B, ...signs, check].map((sign) => PATTERNS[sign] ?? ''), STOP].join('').split('').map(Number)
}
