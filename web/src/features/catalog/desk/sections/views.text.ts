import { defineText } from '../../../../shared/text/text.ts'

export const viewText = defineText({
  canvas: { zh: '印刷区示意', en: 'Print area' },
  area: {
    zh: '印刷区：方向键移动，Alt + 方向键调整大小',
    en: 'Print area: arrow keys move it, Alt + arrows resize it',
  },
  result: {
    zh: '首个尺码印刷 {width} × {height} 厘米，{dpi} dpi 时文件为 {width_px} × {height_px} 像素',
    en: 'The first size prints at {width} × {height} cm; at {dpi} dpi the file is {width_px} × {height_px} px',
  },
  no_width: {
    zh: '在下方填写印刷宽度后，这里显示实际尺寸和像素。',
    en: 'Enter the print width below to see the actual size in cm and pixels.',
  },
  lies_on: { zh: '印刷区位置', en: 'Positioned on' },
  lies_on_picture: { zh: '叠在图片上', en: 'The product picture' },
  lies_on_flat: { zh: '展开的平面', en: 'A flat sheet' },
  left: { zh: '左', en: 'Left' },
  top: { zh: '上', en: 'Top' },
  width: { zh: '宽', en: 'Width' },
  height: { zh: '高', en: 'Height' },
  bleed: { zh: '出血', en: 'Bleed' },
  safe: { zh: '安全边距', en: 'Safe margin' },
  main_picture: { zh: '主图', en: 'Main picture' },
  open_bench: { zh: '打开图片工作台', en: 'Open the picture bench' },
  name_zh: { zh: '视图名称 · 中文', en: 'View name · Chinese' },
  name_en: { zh: '视图名称 · 英文', en: 'View name · English' },
  key: { zh: '标识', en: 'Key' },
  no_picture: {
    zh: '这个视图还没有图片，可在图片工作台用照片制作。',
    en: 'This view has no picture yet; make one from a photograph on the picture bench.',
  },
  dpi: { zh: '印刷分辨率', en: 'Print resolution' },
  dpi_help: { zh: '常用 150–300', en: 'Usually 150 to 300' },
  add_view: { zh: '添加视图', en: 'Add a view' },
  widths: { zh: '印刷宽度', en: 'Print widths' },
  widths_help: {
    zh: '每个尺码在每个视图上的印刷宽度（厘米），高度按印刷区比例得出。',
    en: 'Width of the print in cm for each size and view; the height follows from the print area.',
  },
  size: { zh: '尺码', en: 'Size' },
})
