import { defineText } from '../../../../shared/text/text.ts'

export const surfaceText = defineText({
  kind: { zh: '印面形状', en: 'Shape of the surface' },
  flat: { zh: '平面', en: 'Flat' },
  round: { zh: '圆柱', en: 'Round' },
  cloth: { zh: '布料', en: 'Cloth' },
  polygon: { zh: '自由轮廓', en: 'Outline' },
  mesh: { zh: '网格密度', en: 'Mesh' },
  moves_whole: { zh: '拖动角点时带动整张网格', en: 'Corners move the whole mesh' },
  cloth_hint: {
    zh: '先把四个角拖到位，再逐点贴合褶皱。方向键微调 1 像素，按住 Shift 为 10 像素。',
    en: 'Place the four corners first, then adjust single points to the folds. Arrow keys move by 1 px, with Shift by 10 px.',
  },
  round_hint: {
    zh: '把左右端点拖到杯身边缘，方形点拖到弧线最低处。印刷绕到背面时，用滑块把范围加宽。',
    en: 'Drag the ends to the sides of the mug and the square handles to the lowest points of the curves. Use the sliders if the print wraps around the back.',
  },
  flat_hint: {
    zh: '把四个角拖到印面的四角，透视会自动算好。',
    en: 'Drag the four corners onto the corners of the print. Perspective follows.',
  },
  polygon_hint: {
    zh: '沿边缘拖动各点；点轮廓线可加点，选中后按 Delete 删除。',
    en: 'Drag the points along the edge. Click the line to add a point; Delete removes the selected one.',
  },
  arc_left: { zh: '左边缘角度', en: 'Left edge' },
  arc_right: { zh: '右边缘角度', en: 'Right edge' },
  shows_mesh: { zh: '显示网格线', en: 'Show mesh lines' },
  reset: { zh: '恢复默认位置', en: 'Reset the points' },
  point: { zh: '控制点', en: 'Point' },
  whole: { zh: '移动整个印面', en: 'Move the whole surface' },
})
