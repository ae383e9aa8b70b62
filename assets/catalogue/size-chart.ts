import { color } from '../../web/src/shared/ui/tokens.ts'
import type { Product } from './product-schema.ts'
import { badge, getLetter, sizeSketch, sketch_side } from './size-sketch.ts'

/** A picture has no style sheet: the families of `fonts.css`, by name. */
const font_family = "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', Inter, system-ui, sans-serif"
const width = 1120
const margin = 32
const title_height = 92
const table_left = margin + sketch_side + 40
const head_height = 84
const row_height = 44
const name_width = 112

interface Column {
  letter: string | null
  zh: string
  en: string
  /** Main figure and the same in inches, by size. */
  cell: (size: Product['sizes'][number]) => readonly [string, string]
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const number = (value: number) => String(Math.round(value * 10) / 10)
const inches = (cm: number) => number(cm / 2.54)

function text(x: number, y: number, words: string, size: number, fill: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escaped(words)}</text>`
}

function measureColumns(product: Product): Column[] {
  return product.attributes.map((attribute, i) => ({
    letter: getLetter(i),
    zh: attribute.name.zh,
    en: attribute.name.en,
    cell: (size) => {
      const value = size.attributes.find((entry) => entry.attr_id === attribute.id)?.attr_value ?? 0
      if (attribute.unit === 'ml') return [`${number(value)} ml`, `${number(value / 29.5735)} fl oz`]
      return [`${number(value)} cm`, `${inches(value)}″`]
    },
  }))
}

function printColumns(product: Product): Column[] {
  return product.views.map((view) => ({
    letter: null,
    zh: `${view.name.zh}印区`,
    en: `${view.name.en} print, cm`,
    cell: (size) => {
      const wide = product.actual_sizes.find((entry) => entry.size_id === size.id && entry.view_id === view.view_id)
      const area = product.print_areas.find((entry) => entry.view_id === view.view_id)
      if (!wide || !area) return ['', '']
      const high = (wide.actual_width * area.height) / area.width
      return [`${number(wide.actual_width)} × ${number(high)}`, `${inches(wide.actual_width)} × ${inches(high)}″`]
    },
  }))
}

function table(product: Product, top: number): string {
  const columns = [...measureColumns(product), ...printColumns(product)]
  const column_width = (width - margin - table_left - name_width) / columns.length
  const centre = (i: number) => Math.round(table_left + name_width + column_width * (i + 0.5))
  const middle = 'text-anchor="middle"'
  const head = columns.map(
    (column, i) =>
      (column.letter ? badge(column.letter, centre(i), top + 20) : '') +
      text(centre(i), top + 52, column.zh, 14, color.ink, `${middle} font-weight="500"`) +
      text(centre(i), top + 70, column.en, 11, color.ink_secondary, middle),
  )
  const rows = product.sizes.map((size, r) => {
    const y = top + head_height + r * row_height
    const ground =
      r % 2 === 0
        ? `<rect x="${table_left}" y="${y}" width="${width - margin - table_left}" height="${row_height}" fill="${color.paper}"/>`
        : ''
    const cells = columns.map((column, i) => {
      const [main, other] = column.cell(size)
      return (
        text(centre(i), y + 20, main, 14, color.ink, middle) +
        text(centre(i), y + 36, other, 11, color.ink_secondary, middle)
      )
    })
    return ground + text(table_left + 12, y + 27, size.name, 14, color.ink, 'font-weight="650"') + cells.join('')
  })
  const line = (y: number) => `<path d="M${table_left} ${y}H${width - margin}" stroke="${color.line}"/>`
  const bottom = top + head_height + product.sizes.length * row_height
  const corner =
    text(table_left + 12, top + 52, '尺码', 14, color.ink, 'font-weight="500"') +
    text(table_left + 12, top + 70, 'Size', 11, color.ink_secondary)
  return corner + head.join('') + rows.join('') + line(top + head_height) + line(bottom)
}

const soft = new Set(['letter', 'age'])

/** The size chart in both languages: a lettered sketch, the table and the tolerance. */
export function sizeChart(product: Product): string {
  const table_height = head_height + product.sizes.length * row_height
  const height = title_height + Math.max(table_height, sketch_side) + 80
  const tolerance = soft.has(product.size_type)
    ? ['平铺测量，手工误差 ±1.5 厘米；印区为最大可印范围。', 'Measured flat, ±1.5 cm. Prints show the largest area.']
    : ['允许误差 ±2%；印区含出血，为最大可印范围。', 'Tolerance ±2%. Prints show the largest area, bleed included.']
  const [zh = '', en = ''] = tolerance
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(`${product.name.zh} 尺码表 · ${product.name.en} size chart`)}" font-family="${font_family}" style="font-variant-numeric:tabular-nums">
<rect width="${width}" height="${height}" fill="${color.surface}"/>
${text(margin, 50, `${product.name.zh} 尺码表`, 24, color.ink, 'font-weight="650"')}
${text(margin, 74, `${product.name.en} · size chart`, 14, color.ink_secondary)}
<g transform="translate(${margin} ${title_height})">${sizeSketch(product)}</g>
${table(product, title_height)}
${text(margin, height - 34, zh, 12, color.ink_secondary)}
${text(margin, height - 16, en, 12, color.ink_secondary)}
</svg>
`
}
