import type { TextLayer, TextSpan } from '../layers/text-layer.ts'

const span = (length: number, style: Omit<TextSpan, 'length'> = {}): TextSpan => ({ length, ...style })

/** Several styles in one text. */
export const spannedTexts: Readonly<Record<string, Partial<TextLayer>>> = {
  'monogram with a large middle letter': {
    text: 'AZC',
    family: 'Playfair Display',
    size: 70,
    width: 240,
    height: 150,
    spans: [span(1), span(1, { scale: 1.7 }), span(1)],
  },
  'two colours': { text: 'Best Dad', spans: [span(5, { fill: '#e8452c' }), span(3, { fill: '#3b5bfd' })] },
  'one letter larger': { text: 'Once upon a time', spans: [span(1, { scale: 2.4, family: 'Lobster' })], height: 110 },
  'bold and italic words': {
    text: 'plain bold slanted plain',
    family: 'Lora',
    spans: [span(6), span(4, { weight: 700 }), span(1), span(7, { is_italic: true, fill: '#3aa76d' })],
  },
  'underlined words': {
    text: 'not this but this',
    spans: [span(4), span(4, { is_underlined: true }), span(5), span(4, { is_underlined: true, fill: '#e8452c' })],
  },
  'three fonts in three lines': {
    text: 'EST.\nAdventure\n1984',
    spans: [
      span(5, { family: 'Bebas Neue', scale: 0.6 }),
      span(10, { family: 'Pacifico', scale: 1.6, fill: '#e8452c' }),
      span(4, { family: 'Anton', is_underlined: true }),
    ],
    width: 220,
    height: 150,
  },
  'styles that wrap and are justified': {
    text: 'A long sentence with LARGE words needs more than one line',
    fitting: 'wrap',
    align: 'justify',
    line_length: 170,
    spans: [span(7), span(8, { is_underlined: true }), span(6), span(5, { scale: 1.8, weight: 700, family: 'Inter' })],
    height: 170,
  },
  'styles on an arc': {
    text: 'ROUND the WORLD',
    curve_deg: 150,
    spans: [
      span(6, { fill: '#e8452c' }),
      span(3, { scale: 0.7, is_underlined: true }),
      span(1),
      span(5, { scale: 1.3 }),
    ],
    height: 160,
  },
  'styles in columns': {
    text: '春江花月\n夜',
    is_vertical: true,
    family: 'Noto Serif SC',
    spans: [span(2, { scale: 1.5, fill: '#e8452c' }), span(3, { family: 'Ma Shan Zheng' })],
    width: 90,
    height: 200,
  },
  'styles among Arabic and emoji': {
    text: 'Say مرحبا 🎉 again',
    family: 'Cairo',
    spans: [span(4), span(5, { fill: '#e8452c', is_underlined: true }), span(1), span(2, { scale: 1.7 })],
    height: 80,
  },
  'styles, outlined with shadow and gradient': {
    text: 'SUMMER days',
    family: 'Anton',
    gradient: {
      kind: 'linear',
      angle_deg: 90,
      stops: [
        { at: 0, colour: '#f5b84a', opacity: 1 },
        { at: 1, colour: '#e8452c', opacity: 1 },
      ],
    },
    outline: { colour: '#17202e', width_em: 0.04 },
    shadow: { colour: '#000000', opacity: 0.5, x_em: 0.05, y_em: 0.05, blur_em: 0.1 },
    spans: [span(7), span(4, { family: 'Pacifico', fill: '#ffffff', scale: 0.8 })],
    height: 70,
  },
}
