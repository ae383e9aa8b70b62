import { defineText } from '../../../../shared/text/text.ts'

export const testText = defineText({
  card: { zh: '测试图', en: 'Test card' },
  grid: { zh: '方格', en: 'Grid' },
  circles: { zh: '圆环', en: 'Circles' },
  text: { zh: '文字', en: 'Text' },
  photo: { zh: '照片', en: 'Photo' },
  artwork: { zh: '我的图案', en: 'My artwork' },
  none: { zh: '空白', en: 'Blank' },
  choose_artwork: { zh: '选择图案文件', en: 'Choose an artwork' },
  artwork_bad: {
    zh: '无法读取这张图片，请换一张 PNG 或 JPG。',
    en: 'This picture could not be read. Try a PNG or JPG.',
  },
  before: { zh: '只看空白照片（对比）', en: 'Compare with the blank' },
  mesh: { zh: '显示网格线', en: 'Show mesh lines' },
  colours: { zh: '换个颜色看看', en: 'In another colour' },
  look_for: { zh: '看什么', en: 'What to look for' },
  tip_grid: { zh: '方格：跟着褶皱走，大小均匀。', en: 'Grid: follows the folds, with evenly sized squares.' },
  tip_circles: { zh: '圆环：正面看是圆的。', en: 'Circles: round where the surface faces the camera.' },
  tip_text: { zh: '文字：水平，不发虚。', en: 'Text: level and sharp.' },
  tip_photo: { zh: '照片：明暗自然，像印上去的。', en: 'Photo: lit like the product, as if it were printed.' },
})
