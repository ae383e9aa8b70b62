import { defineText } from '../../../shared/text/text.ts'

export const textPanelText = defineText({
  add: { zh: '添加文字', en: 'Add text' },
  presets: { zh: '现成样式', en: 'Preset styles' },
  preset: { zh: '添加样式：{name}', en: 'Add style: {name}' },
  content: { zh: '文字内容', en: 'Text' },
  onCanvas: { zh: '画布上的文字，按 Esc 结束编辑', en: 'Text on the canvas. Press Escape when done' },
  counted: { zh: '{count} / {most} 字', en: '{count} of {most} {most|character|characters}' },
  cut: {
    zh: '最多 {most} 个字符，多出的 {more} 个没有放进来',
    en: 'Up to {most} characters; {more} {more|was|were} left out',
  },
  full: {
    zh: '一个印刷面最多 {most} 个图层，请先删去一些',
    en: 'A side can have up to {most} layers. Delete some first',
  },
  missing: {
    zh: '这些字符没有字体能印：{list}。请删去或换成别的字符',
    en: 'No font has these characters: {list}. Delete or replace them',
  },
  unknownFont: {
    zh: '没有字体“{family}”，已用 Georgia 代替',
    en: 'The font “{family}” is not available; Georgia is used instead',
  },
  fontFailed: {
    zh: '字体没能下载，请检查网络后重试',
    en: 'The font could not be loaded. Check your connection and try again',
  },
  retry: { zh: '重试', en: 'Try again' },
  locked: { zh: '图层已锁定，解锁后才能编辑', en: 'The layer is locked. Unlock it to edit' },
  emoji: { zh: '表情', en: 'Emoji' },
  searchEmoji: { zh: '搜索表情，如 爱心、猫', en: 'Search emoji: heart, cat' },
  noEmoji: { zh: '没有找到表情', en: 'No emoji found' },
  tone: { zh: '肤色', en: 'Skin tone' },
  font: { zh: '字体', en: 'Font' },
  searchFont: { zh: '搜索字体', en: 'Search fonts' },
  noOwnFont: {
    zh: '还没有自有字体，可在左侧“品牌”里上传',
    en: 'You have no fonts of your own yet. Upload them under Brand on the left',
  },
  noFont: { zh: '没有找到字体', en: 'No fonts found' },
  weight: { zh: '字重', en: 'Weight' },
  italic: { zh: '斜体', en: 'Italic' },
  size: { zh: '字号', en: 'Size' },
  sizeUnit: { zh: '字号单位', en: 'Unit of size' },
  underline: { zh: '下划线', en: 'Underline' },
  lettersHint: {
    zh: '在上面或画布上选中几个字，可以单独设字体、字号和颜色',
    en: 'Select letters above or on the canvas to give them their own font, size and colour',
  },
  letters: { zh: '样式只用于选中的字：', en: 'Styles apply to the selected letters: ' },
  wholeText: { zh: '用于整段文字', en: 'Apply to the whole text' },
  fill: { zh: '填充色', en: 'Fill' },
  hasFill: { zh: '填充', en: 'Filled' },
  spacing: { zh: '字距（%）', en: 'Letter spacing (%)' },
  lineHeight: { zh: '行距（%）', en: 'Line height (%)' },
  align: { zh: '对齐', en: 'Alignment' },
  left: { zh: '左对齐', en: 'Left' },
  center: { zh: '居中', en: 'Centre' },
  right: { zh: '右对齐', en: 'Right' },
  justify: { zh: '两端对齐', en: 'Justified' },
  effects: { zh: '效果', en: 'Effects' },
  curve: { zh: '弧度', en: 'Curve' },
  vertical: { zh: '竖排', en: 'Vertical' },
  outline: { zh: '描边', en: 'Outline' },
  outlineWidth: { zh: '描边粗细（%）', en: 'Outline width (%)' },
  outlineColour: { zh: '描边颜色', en: 'Outline colour' },
  shadow: { zh: '投影', en: 'Shadow' },
  shadowColour: { zh: '投影颜色', en: 'Shadow colour' },
  shadowX: { zh: '横移（%）', en: 'Horizontal (%)' },
  shadowY: { zh: '纵移（%）', en: 'Vertical (%)' },
  shadowBlur: { zh: '模糊（%）', en: 'Blur (%)' },
  shadowOpacity: { zh: '浓度（%）', en: 'Strength (%)' },
  fitting: { zh: '换行', en: 'Line breaks' },
  free: { zh: '自由，手动换行', en: 'Manual line breaks' },
  wrap: { zh: '按宽度自动换行', en: 'Wrap to width' },
  fit: { zh: '缩放到指定宽度', en: 'Scale to width' },
  lineLength: { zh: '宽度', en: 'Width' },
  direction: { zh: '书写方向', en: 'Direction' },
  auto: { zh: '自动', en: 'Automatic' },
  ltr: { zh: '从左到右', en: 'Left to right' },
  rtl: { zh: '从右到左', en: 'Right to left' },
})

/** Categories of families, by their key in the catalogue. */
export const categoryText = defineText({
  all: { zh: '全部', en: 'All' },
  own: { zh: '自有字体', en: 'Your fonts' },
  chinese: { zh: '中文', en: 'Chinese' },
  sans: { zh: '无衬线', en: 'Sans' },
  serif: { zh: '衬线', en: 'Serif' },
  display: { zh: '展示', en: 'Display' },
  script: { zh: '花体', en: 'Script' },
  handwriting: { zh: '手写', en: 'Handwriting' },
  mono: { zh: '等宽', en: 'Mono' },
  japanese: { zh: '日韩', en: 'Japanese, Korean' },
  arabic: { zh: '阿拉伯', en: 'Arabic' },
})

export const weightText = defineText({
  w300: { zh: '细', en: 'Light' },
  w400: { zh: '常规', en: 'Regular' },
  w500: { zh: '中等', en: 'Medium' },
  w700: { zh: '粗', en: 'Bold' },
  w900: { zh: '特粗', en: 'Black' },
})

/** Sample words for a font; the same in both languages. */
export const sampleText = defineText({
  japanese: { zh: 'こんにちは 日本語', en: 'こんにちは 日本語' },
  korean: { zh: '안녕하세요 한글', en: '안녕하세요 한글' },
  arabic: { zh: '{name} مرحبا', en: '{name} مرحبا' },
  upright: { zh: '山高\n水长', en: '山高\n水长' },
})

/** Groups of emoji in the order of their list. */
export const emojiGroupText = defineText({
  g0: { zh: '笑脸', en: 'Smileys' },
  g1: { zh: '人物', en: 'People' },
  g3: { zh: '动物自然', en: 'Nature' },
  g4: { zh: '食物', en: 'Food' },
  g5: { zh: '旅行', en: 'Travel' },
  g6: { zh: '活动', en: 'Activities' },
  g7: { zh: '物品', en: 'Objects' },
  g8: { zh: '符号', en: 'Symbols' },
  g9: { zh: '旗帜', en: 'Flags' },
})
