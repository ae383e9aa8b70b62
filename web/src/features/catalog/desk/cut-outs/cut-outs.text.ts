import { defineText } from '../../../../shared/text/text.ts'

export const cutOutText = defineText({
  title: { zh: '孔位、接缝与折边', en: 'Holes, seams and folds' },
  help: {
    zh: '画布会显示这些区域，新图案会避开它们，印前检查也会读取。尺寸从印刷区左上角量起。',
    en: 'The studio draws these zones, new artwork avoids them and the print check reads them. Measured from the upper left corner of the print.',
  },
  no_width: {
    zh: '填写印刷宽度后可用毫米输入，目前为画布像素。',
    en: 'Enter the print width to work in mm; until then these are pixels of the canvas.',
  },
  choose_kind: { zh: '新区域的种类', en: 'Kind of the new zone' },
  add_rect: { zh: '添加矩形', en: 'Add a rectangle' },
  add_round: { zh: '添加圆形', en: 'Add a circle' },
  add_line: { zh: '添加线条', en: 'Add a line' },
  reset: { zh: '恢复为已保存的区域', en: 'Reset to the saved zones' },
  full: { zh: '一个印刷区最多 20 个区域', en: 'A print area can have at most 20 zones' },
  on_canvas: {
    zh: '{name}：方向键移动，Alt + 方向键调整大小，Delete 删除',
    en: '{name}: arrow keys move it, Alt + arrows resize it, Delete removes it',
  },
  list: { zh: '区域列表', en: 'Zones' },
  kind: { zh: '种类', en: 'Kind' },
  left: { zh: '左', en: 'Left' },
  top: { zh: '上', en: 'Top' },
  width: { zh: '宽', en: 'Width' },
  height: { zh: '高', en: 'Height' },
  name_zh: { zh: '名称 · 中文', en: 'Name · Chinese' },
  name_en: { zh: '名称 · 英文', en: 'Name · English' },
  remove: { zh: '删除{name}', en: 'Remove {name}' },
  kind_hole: { zh: '孔位（不印刷）', en: 'Hole, not printed' },
  kind_camera: { zh: '镜头孔（不印刷）', en: 'Camera cut-out, not printed' },
  kind_cut: { zh: '裁切线外（裁掉）', en: 'Beyond the cut line' },
  kind_seam: { zh: '接缝、锁边', en: 'Seam or hem' },
  kind_fold: { zh: '折边', en: 'Fold' },
  kind_handle: { zh: '把手、挂孔旁', en: 'Beside a handle' },
  kind_brim: { zh: '帽檐弧线', en: 'Curve of a brim' },
})

/** What a new zone is called within a sentence, until staff give it another name. */
export const cutOutNames = defineText({
  hole: { zh: '开孔', en: 'a hole' },
  camera: { zh: '镜头孔', en: 'the camera hole' },
  cut: { zh: '裁切线外', en: 'the part that is cut off' },
  seam: { zh: '接缝', en: 'the seam' },
  fold: { zh: '折边', en: 'a fold' },
  handle: { zh: '把手旁', en: 'the place beside the handle' },
  brim: { zh: '帽檐弧线', en: 'the curve above the brim' },
})
