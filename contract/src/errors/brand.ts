import { business, type ErrorEntry } from './entry.ts'

/** What can be wrong with a seller's fonts and brand. */
export const brandErrors = {
  font_type: business(
    422,
    '这不是可用的字体文件，请上传 TTF、OTF 或 WOFF2',
    'This is not a font we can use; upload a TTF, OTF or WOFF2 file',
  ),
  font_collection: business(
    422,
    '这个文件里有多款字体（TTC），请把需要的那一款另存为 TTF 或 OTF 后上传',
    'This file is a collection of fonts (TTC); save the one you need as TTF or OTF and upload that',
  ),
  font_broken: business(
    422,
    '字体文件已损坏，无法用于印刷，请重新下载后再上传',
    'The font file is damaged and cannot be printed with; download it again and upload that',
  ),
  font_empty: business(
    422,
    '字体里没有可以印刷的字形（可能是图片或彩色字体），请换一款',
    'The font has no outlines to print, as fonts made of pictures do not; choose another one',
  ),
  font_complex: business(
    422,
    '字体的字形过于复杂，无法稳定印刷，请换一款',
    'The letters of this font are too intricate to be printed reliably; choose another one',
  ),
  font_large: business(
    422,
    '字体解压后太大，请换一个精简版本',
    'The font is too large when unpacked; use a smaller version',
  ),
  font_limit: business(
    409,
    '最多保留 {limit} 款自有字体，请先移除不用的',
    'You can keep up to {limit} fonts of your own; remove some first',
  ),
} as const satisfies Record<string, ErrorEntry>
