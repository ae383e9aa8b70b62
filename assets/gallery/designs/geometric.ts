// Shapes for their own sake: Bauhaus, boho, mid-century, seventies.
import type { Design } from '../lib/design.ts'
import { lineSprig, paintSprig } from '../lib/foliage.ts'
import { type Palette, mix, palettes, ramp } from '../lib/palette.ts'
import type { Rng } from '../lib/rng.ts'
import { type Point, TAU, arcBand, around, blob, leaf, polar, poly, rays, rectPath, ring, roundRect, smooth, sparkle, star, steps } from '../lib/shape.ts'
import { at, box, clip, disc, group, line, path, pt } from '../lib/svg.ts'
import { grain, speckle } from '../lib/texture.ts'

function art(slug: string, zh: string, en: string, style: Design['style'], tags: string, draw: (rng: Rng) => string, more: Partial<Design> = {}): Design {
  return { slug, zh, en, category: 'geometric', style, tags: `抽象:abstract ${tags}`, draw, ...more }
}
function pickOther(rng: Rng, colours: Palette, not: string): string {
  return rng.pick(colours.filter((c) => c !== not))
}
function bauhausCell(x: number, y: number, s: number, rng: Rng, colours: Palette): string {
  const back = rng.pick(colours)
  const front = pickOther(rng, colours, back)
  const third = pickOther(rng, colours, front)
  const h = s / 2
  const kinds = [
    () => path(`M${-h} ${-h}A${s} ${s} 0 0 1 ${h} ${h}H${-h}Z`, front) + disc(-h + s * 0.24, h - s * 0.24, s * 0.13, third),
    () => path(`M${-h} 0A${h} ${h} 0 0 1 ${h} 0Z`, front) + path(`M${-h} ${h}A${h} ${h} 0 0 1 ${h} ${h}Z`, third),
    () => disc(0, 0, h * 0.86, front) + disc(0, 0, h * 0.5, back) + disc(0, 0, h * 0.22, third),
    () => path(poly([[-h, h], [h, -h], [h, h]]), front) + disc(-h * 0.4, -h * 0.4, s * 0.13, third),
    () => steps(4).map((i) => path(arcBand(-h, h, s * (1 - i * 0.22), s * (0.89 - i * 0.22), -TAU / 4, 0), i % 2 ? third : front)).join(''),
    () => steps(5).map((i) => box(-h, -h + i * s * 0.2, s, s * 0.1, front)).join(''),
    () => path(`M0 ${-h}A${h} ${h} 0 0 0 0 ${h}ZM0 ${-h}A${h} ${h} 0 0 0 ${h} 0H0Z`, front) + path(`M0 ${h}A${h} ${h} 0 0 0 ${h} 0H0Z`, third),
    () => path(leaf(-h, h, s * 1.414, s * 0.86, -TAU / 8), front) + line(`M${-h * 0.6} ${h * 0.6}L${h * 0.6} ${-h * 0.6}`, back, s * 0.03),
    () => steps(9).map((i) => disc(-h + s * (0.2 + (i % 3) * 0.3), -h + s * (0.2 + Math.floor(i / 3) * 0.3), s * 0.1, i % 2 ? front : third)).join(''),
  ]
  return at(x + h, y + h, 1, rng.int(0, 3) * 90, box(-h - 1, -h - 1, s + 2, s + 2, back), rng.pick(kinds)())
}
const bauhaus = (colours: Palette, count: number) => (rng: Rng) => {
  const s = 2000 / count
  return steps(count * count).map((i) => bauhausCell((i % count) * s, Math.floor(i / count) * s, s, rng, colours)).join('')
}
const arch = (x: number, base: number, outer: number, band: number, colours: Palette): string =>
  colours.map((c, i) => {
    const r = outer - i * band
    return path(`M${pt(x - r, base)}V${base - outer * 0.55}A${r} ${r} 0 0 1 ${pt(x + r, base - outer * 0.55)}V${base}H${x + r - band * 0.78}V${base - outer * 0.55}A${r - band * 0.78} ${r - band * 0.78} 0 0 0 ${pt(x - r + band * 0.78, base - outer * 0.55)}V${base}Z`, c)
  }).join('')

const bohoRainbow = () =>
  path(rays(1000, 500, 330, 470, 26, 0.34), '#d99a4e') + disc(1000, 500, 270, '#e2a857') + path('M240 1680V1262A760 760 0 0 1 1760 1262V1680Z', '#fdf6ec') + arch(1000, 1680, 760, 118, ['#8f4a34', '#c2704a', '#dba077', '#ecc9a8', '#8a9a7b', '#5f7261']) +
  [-1, 1].map((side) => paintSprig(1000 + side * 780, 1740, { length: 820, angle: -TAU / 4 - side * 0.06, bend: -side * 0.5, pairs: 9, leafLength: 190, leafWidth: 74, spread: 0.85, taper: 0.45 }, '#8a9a7b', 11)).join('') +
  [-1, 1].map((side) => paintSprig(1000 + side * 720, 1750, { length: 460, angle: -TAU / 4 - side * 0.5, bend: -side * 0.4, pairs: 7, leafLength: 120, leafWidth: 44, taper: 0.4 }, '#c2704a', 8)).join('')

const bohoSun = (rng: Rng) => {
  const bg = box(0, 0, 1600, 2000, '#f5e8d8')
  const hill = (d: string, c: string) => path(d, c)
  return bg + disc(980, 640, 340, '#d98850') + steps(7).map((i) => line(`M${pt(...polar(400 + i * 46, Math.PI * 1.02, 980, 640))}A${400 + i * 46} ${400 + i * 46} 0 0 1 ${pt(...polar(400 + i * 46, TAU * 0.99, 980, 640))}`, '#b8643f', 7)).join('') +
    hill('M-10 1240C300 1020 620 1040 900 1230C1150 1390 1400 1320 1610 1180V2010H-10Z', '#d9a582') + hill('M-10 1420C260 1290 560 1350 840 1500C1100 1630 1400 1580 1610 1460V2010H-10Z', '#b8643f') + hill('M-10 1690C340 1560 700 1640 980 1720C1220 1790 1440 1760 1610 1700V2010H-10Z', '#7a3e2b') +
    paintSprig(330, 1900, { length: 1050, angle: -1.42, bend: -0.35, pairs: 9, leafLength: 240, leafWidth: 100, spread: 0.7 }, '#5f6f5a', 13) + paintSprig(560, 1930, { length: 640, angle: -1.2, bend: 0.5, pairs: 7, leafLength: 170, leafWidth: 66 }, '#8a9a7b', 10) + grain({ x: 0, y: 0, w: 1600, h: 2000 }, 100, '#5a2f22', 520, rng, 5)
}
const cutouts = (rng: Rng) => {
  const blocks = ['#f4b6a6', '#f3e3c4', '#2f5d7c', '#e9a13b', '#f3e3c4', '#c94f3d', '#4f8a6b', '#f3e3c4', '#e58aa0']
  const inks = ['#2f5d7c', '#c94f3d', '#f3e3c4', '#24425a', '#4f8a6b', '#f3e3c4', '#f4c95d', '#e58aa0', '#24425a']
  const weed = (x: number, y: number, c: string, turn: number) => {
    const spine = steps(5).map((i): Point => [Math.sin(i * 1.4) * 22, 260 - i * 120])
    const lobes = spine.flatMap(([sx, sy], i) => [-1, 1].map((side) => leaf(sx, sy + 20, 250 - i * 26, 96, -TAU / 4 + side * (1.12 - i * 0.1), 0.7)))
    return at(x, y, 1, turn, path(lobes.join('') + leaf(0, -180, 150, 90, -TAU / 4, 0.6), c), line(smooth(spine, false), c, 40))
  }
  return blocks.map((c, i) => {
    const [x, y] = [(i % 3) * 667, Math.floor(i / 3) * 667]
    const inner = i % 2 === 0 ? weed(x + 333, y + 350, inks[i] ?? '#000', rng.range(-18, 18)) : path(blob(x + 333, y + 333, 215, 0.24, rng, 8), inks[i] ?? '#000') + path(star(x + 333, y + 333, 7, 120, 58, rng.next()), c)
    return clip(rectPath(x, y, 668, 668), box(x, y, 668, 668, c), inner)
  }).join('')
}
const seventies = () => {
  const bands = ['#5b2a1e', '#a63d2f', '#e2682f', '#f2a541', '#f7d488'].map((c, i) => {
    const [near, far] = [400 - i * 80, 80 + i * 80]
    const turns = `M-100 ${760 - near}H1250A${near} ${near} 0 0 1 1250 ${760 + near}H750A${far} ${far} 0 0 0 750 ${1240 + far}H2100`
    return line(turns, c, 82, { 'stroke-linecap': 'butt' })
  })
  return box(0, 0, 2000, 2000, '#fbf0dc') + bands.join('')
}
const atomic = (rng: Rng) => {
  const p = palettes.retro
  const burst = (x: number, y: number, r: number, c: string) => line(around(12, rng.next()).map((a, i) => `M${pt(...polar(r * 0.12, a, x, y))}L${pt(...polar(r * (i % 2 ? 0.62 : 1), a, x, y))}`).join(''), c, r * 0.045) + line(around(12, 0).map((a, i) => `M${pt(...polar(r * (i % 2 ? 0.7 : 1.1), a, x, y))}h0`).join(''), c, r * 0.12)
  const boomerang = (x: number, y: number, s: number, turn: number, c: string) => at(x, y, s, turn, path('M-300 120C-260 -120 -60 -220 60 -180C180 -140 300 20 320 160C180 40 60 -20 -20 10C-120 40 -200 100 -300 120Z', c))
  const eggs = [[460, 520, 330, p[2]], [1450, 640, 380, p[1]], [760, 1380, 420, p[4]], [1560, 1500, 290, p[3]]] as const
  return box(0, 0, 2000, 2000, p[5]) + eggs.map(([x, y, r, c], i) => at(x, y, 1, i * 40 - 30, path(`M${-r} 0C${-r} ${-r * 0.8} ${r * 0.6} ${-r * 0.9} ${r} ${-r * 0.1}C${r * 1.1} ${r * 0.6} ${-r} ${r * 0.8} ${-r} 0Z`, c))).join('') +
    line('M120 1900C400 1300 600 900 460 520C800 300 1200 300 1450 640C1800 900 1700 1300 1560 1500C1300 1700 1000 1700 760 1380', p[0], 12) + boomerang(1000, 330, 0.8, 10, p[0]) + boomerang(330, 1180, 0.75, -70, p[1]) + boomerang(1180, 1050, 0.7, 140, p[2]) + burst(1450, 640, 260, p[5]) + burst(760, 1380, 280, p[5]) + burst(1680, 260, 180, p[4]) + burst(330, 1680, 190, p[3]) + burst(460, 520, 200, p[0]) + burst(1560, 1500, 170, p[0]) + burst(1150, 1790, 150, p[1])
}
const moonPhases = (rng: Rng) => {
  const gold = '#e8c98a'
  const phase = (i: number) => {
    const a = Math.PI * (1.12 + i * 0.127)
    const [x, y] = polar(720, a, 1000, 1090)
    const r = 62 + 34 * (1 - Math.abs(i - 3) / 3)
    const k = (i - 3) / 3
    const shadow = i === 3 ? '' : path(`M${pt(x, y - r)}A${r} ${r} 0 0 ${k < 0 ? 0 : 1} ${pt(x, y + r)}A${r * Math.abs(1.25 - Math.abs(k) * 1.7)} ${r} 0 0 ${(k < 0) === Math.abs(k) > 0.73 ? 1 : 0} ${pt(x, y - r)}Z`, '#2d2140')
    return disc(x, y, r, gold) + disc(x - r * 0.25, y - r * 0.2, r * 0.16, '#d3ae68') + disc(x + r * 0.2, y + r * 0.25, r * 0.24, '#d3ae68') + disc(x + r * 0.3, y - r * 0.35, r * 0.1, '#d3ae68') + shadow
  }
  const eye = path('M620 1130C780 930 1220 930 1380 1130C1220 1330 780 1330 620 1130Z', '#2d2140') + line('M620 1130C780 930 1220 930 1380 1130C1220 1330 780 1330 620 1130Z', gold, 16) + disc(1000, 1130, 150, gold) + disc(1000, 1130, 108, '#5b4580') + path(star(1000, 1130, 12, 106, 52), '#2d2140') + disc(1000, 1130, 46, '#1c1430') + disc(1030, 1100, 16, '#fff3d6')
  return path(ring(1000, 1000, 940), '#241a38') + line(ring(1000, 1000, 890), gold, 6) + line(ring(1000, 1000, 865), gold, 14, { 'stroke-dasharray': '2 40' }) + path(rays(1000, 1130, 330, 480, 24, 0.22), gold) + path(rays(1000, 1130, 330, 410, 24, 0.18, TAU / 48), '#b58a4f') + eye + steps(7).map(phase).join('') +
    [-1, 1].map((s) => lineSprig(1000 + s * 60, 1760, { length: 620, angle: -TAU / 4 + s * 1.1, bend: -s * 0.6, pairs: 8, leafLength: 120, leafWidth: 46 }, gold, 7, '#4a3a66')).join('') + path(sparkle(1000, 560, 90) + sparkle(560, 760, 40) + sparkle(1440, 760, 40) + sparkle(1000, 1640, 60), gold) + speckle({ x: 300, y: 300, w: 1400, h: 1400 }, gold, 60, 7, rng)
}
const sunAndMoon = () => {
  const half = (c: string, face: string) => disc(0, 0, 430, c) + line('M-230 -60Q-150 -120 -70 -60M-190 -20Q-150 10 -110 -20', face, 18) + line('M-150 130Q-90 200 0 205', face, 18)
  return path(rays(1000, 1000, 500, 930, 16, 0.42), '#e2a043') + path(around(16, TAU / 32).map((a) => leaf(...polar(490, a, 1000, 1000), 330, 90, a)).join(''), '#c8553d') + disc(1000, 1000, 500, '#7a2e2a') + at(1000, 1000, 1, 0, half('#f2c15f', '#7a2e2a')) +
    clip(rectPath(1000, 500, 600, 1000), disc(1000, 1000, 430, '#2f3e66'), at(1000, 1000, 1, 0, `<g transform="scale(-1 1)">${half('#2f3e66', '#e9d8a8')}</g>`), path(star(1260, 840, 5, 46, 19) + star(1330, 1060, 5, 34, 14) + star(1180, 1290, 5, 30, 13), '#e9d8a8')) + line('M1000 850C960 960 940 1030 960 1060Q990 1090 1030 1070', '#7a2e2a', 16) + disc(800, 1080, 54, '#e58a5a', { opacity: 0.7 }) + disc(1200, 1080, 54, '#54659a', { opacity: 0.8 })
}
const prism = (rng: Rng) => {
  const cols = 9
  const s = 2000 / cols
  const colours = ramp(['#162447', '#1f6f8b', '#6fc3b2', '#f7e3b0', '#f49d6e', '#d1495b'], 40)
  return steps(cols * cols).map((i) => {
    const [x, y] = [(i % cols) * s, Math.floor(i / cols) * s]
    const tone = (k: number) => colours[Math.min(39, Math.max(0, Math.round(((x + y) / 4000) * 36 + rng.range(-4, 4) + k)))] ?? ''
    const d = rng.next() < 0.5
    const a = d ? poly([[x, y], [x + s, y], [x, y + s]]) : poly([[x, y], [x + s, y], [x + s, y + s]])
    const b = d ? poly([[x + s, y], [x + s, y + s], [x, y + s]]) : poly([[x, y], [x + s, y + s], [x, y + s]])
    return group({ 'stroke-width': 1.5 }, path(a, tone(-2), { stroke: tone(-2) }), path(b, tone(3), { stroke: tone(3) }))
  }).join('')
}
const vaseStill = (rng: Rng) => {
  const bg = box(0, 0, 1600, 2000, '#efe3d3') + path(blob(560, 780, 470, 0.16, rng), '#e3b79a') + path(blob(1120, 1200, 420, 0.16, rng), '#c9cdb8')
  const vase = 'M620 1800C470 1700 440 1480 560 1330C620 1250 640 1190 630 1120H810C800 1190 820 1250 880 1330C1000 1480 970 1700 820 1800Z'
  const stems = [[-1.95, -0.4, 760], [-1.6, 0.25, 900], [-1.25, 0.35, 720]] as const
  return bg + stems.map(([angle, bend, length], i) => paintSprig(720, 1140, { length, angle, bend, pairs: 8 - i, leafLength: 200 - i * 20, leafWidth: 82, spread: 0.75 }, ['#6d7f66', '#a3553a', '#3f5a52'][i] ?? '', 10)).join('') + path(vase, '#a3553a') + clip(vase, path('M420 1500C600 1420 860 1580 1010 1470V1620C860 1710 600 1560 420 1640Z', '#efe3d3'), box(760, 1100, 300, 720, '#5a2a1e', 0, { opacity: 0.16 })) + path(roundRect(1000, 1480, 280, 320, 60), '#3f4f63') + disc(1140, 1480, 140, '#3f4f63') + line('M1060 1560H1220M1060 1620H1220M1060 1680H1220', '#efe3d3', 10) + box(200, 1800, 1200, 12, '#5a3a2e', 6) + grain({ x: 0, y: 0, w: 1600, h: 2000 }, 70, '#6b4a36', 420, rng, 5)
}
const mixLines = (rng: Rng) => {
  const colours = ramp(['#f2b8a0', '#d9634c', '#7b2d43', '#27345c', '#3f8f9b', '#bfe0d2'], 22)
  const shift = rng.range(0, 6)
  return box(0, 0, 2000, 2000, '#fbf3e6') + colours.map((c, i) => {
    const y = 180 + i * 78
    return line(smooth(steps(13).map((k): Point => [180 + k * 136.7, y + Math.sin(k * 0.62 + i * 0.16 + shift) * (30 + i * 5)]), false), mix(c, '#ffffff', 0.04), 40)
  }).join('')
}

export const geometrics: Design[] = [
  art('bauhaus-warm', '包豪斯拼块·暖', 'Bauhaus blocks, warm', 'geometric', '包豪斯:bauhaus 几何:geometric', bauhaus(['#f4e4c9', '#d9482b', '#f0a830', '#24425a', '#1f1d2b'], 5)),
  art('bauhaus-sea', '包豪斯拼块·海', 'Bauhaus blocks, sea', 'geometric', '包豪斯:bauhaus 几何:geometric', bauhaus(['#f2ede1', '#0f4c5c', '#5fa8a3', '#f2b5a0', '#e36f5b'], 4)),
  art('boho-rainbow', '波西米亚彩虹', 'Boho rainbow', 'boho', '彩虹:rainbow 波西米亚:boho 儿童房:nursery', bohoRainbow),
  art('boho-sun-hills', '赤陶日影', 'Terracotta sun', 'boho', '太阳:sun 波西米亚:boho 装饰画:wall_art', bohoSun, { width_px: 1600 }),
  art('paper-cutouts', '剪纸海藻', 'Paper cut-outs', 'minimal', '剪纸:cut-out 马蒂斯风:modern_art', cutouts),
  art('seventies-stripe', '七十年代条纹', 'Seventies stripe', 'retro', '条纹:stripe 复古:retro', seventies),
  art('atomic-age', '原子时代', 'Atomic age', 'retro', '中世纪现代:mid-century 复古:retro', atomic),
  art('mystic-moon-eye', '月相之眼', 'Mystic moon eye', 'boho', '月相:moon_phase 神秘:mystic 塔罗:tarot', moonPhases),
  art('sun-and-moon', '日月同辉', 'Sun and moon', 'boho', '太阳:sun 月亮:moon 塔罗:tarot', sunAndMoon),
  art('prism-triangles', '三角棱镜', 'Prism triangles', 'geometric', '三角:triangle 渐变:gradient', prism),
  art('vase-still-life', '瓶花静物', 'Vase still life', 'minimal', '花瓶:vase 静物:still_life 装饰画:wall_art', vaseStill, { width_px: 1600 }),
  art('flowing-lines', '流动线条', 'Flowing lines', 'minimal', '线条:line 渐变:gradient', mixLines),
]
