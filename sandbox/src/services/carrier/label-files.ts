/** Code 39: nine bars and gaps, of which the wide ones are 1. */
const bars: Record<string, string> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  A: '100001001',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  E: '100011000',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  I: '001001100',
  J: '000011100',
  K: '100000011',
  L: '001000011',
  M: '101000010',
  N: '000010011',
  O: '100010010',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  S: '001000110',
  T: '000010110',
  U: '110000001',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
  '-': '010000101',
  '*': '010010100',
}

const WIDE = 2.5
/** 4 × 6 inches in points. */
const PAGE = { width: 288, height: 432 }
const MARGIN = 14

/** Rectangles of the barcode, as wide as the page allows. */
function barcode(value: string, top: number, height: number): string {
  const digits = [...`*${value}*`].map((sign) => bars[sign] ?? '')
  const units = digits.reduce((sum, code) => sum + [...code].reduce((w, bit) => w + (bit === '1' ? WIDE : 1), 1), -1)
  const unit = (PAGE.width - 2 * MARGIN) / units
  const drawn: string[] = []
  let x = MARGIN
  for (const code of digits) {
    for (const [place, bit] of [...code].entries()) {
      const width = (bit === '1' ? WIDE : 1) * unit
      if (place % 2 === 0) drawn.push(`${x.toFixed(2)} ${top} ${width.toFixed(2)} ${height} re`)
      x += width
    }
    x += unit
  }
  return `${drawn.join('\n')}\nf`
}

/** Helvetica knows no Chinese. */
const latin = (text: string) => text.normalize('NFKD').replace(/[^\x20-\x7e]/g, '?')
const escaped = (text: string) => latin(text).replace(/[\\()]/g, '\\$&')

interface LabelText {
  readonly carrier: string
  readonly service: string
  readonly tracking_no: string
  readonly lines: readonly string[]
}

export function labelPdf({ carrier, service, tracking_no, lines }: LabelText): string {
  const text = (words: string, y: number, size: number) =>
    `BT /F1 ${size} Tf ${MARGIN} ${y} Td (${escaped(words)}) Tj ET`
  const content = [
    text(carrier, 398, 22),
    text(service, 378, 11),
    `${MARGIN} 368 m ${PAGE.width - MARGIN} 368 l S`,
    ...lines.slice(0, 12).map((line, at) => text(line.slice(0, 46), 350 - at * 15, 10)),
    barcode(tracking_no, 50, 80),
    text(tracking_no, 30, 14),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${body}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const start = file.length
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${at} 00000 n \n`).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
}

/** 203 dots to the inch, as most printers have. */
export function labelZpl({ carrier, service, tracking_no, lines }: LabelText): string {
  const plain = (text: string) => latin(text).replace(/[\^~]/g, ' ')
  const rows = lines.slice(0, 12).map((line, at) => `^FO40,${180 + at * 40}^A0N,28,28^FD${plain(line)}^FS`)
  return [
    '^XA',
    '^PW812^LL1218',
    `^FO40,40^A0N,60,60^FD${plain(carrier)}^FS`,
    `^FO40,110^A0N,32,32^FD${plain(service)}^FS`,
    ...rows,
    `^FO40,820^BY2^BCN,200,Y,N,N^FD${plain(tracking_no)}^FS`,
    '^XZ',
  ].join('\n')
}
