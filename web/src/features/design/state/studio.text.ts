import { defineText } from '../../../shared/text/text.ts'

export const stripText = defineText({
  views: { zh: '印刷面', en: 'Print sides' },
  zoom: { zh: '缩放与辅助线', en: 'Zoom and guides' },
  percent: { zh: '缩放 {percent}%，点击适合窗口', en: 'Zoom {percent}%, click to fit to window' },
})

/** Why shapes could not be combined, by problem, and the name of what they become. */
export const combineText = defineText({
  name: { zh: '组合形状', en: 'Combined shape' },
  too_few: { zh: '请选择两个或更多形状、文字或矢量图案', en: 'Select two or more shapes, texts or vector artworks' },
  nothing_left: {
    zh: '这样组合后什么也不剩，设计没有改变',
    en: 'Nothing would be left, so the design was not changed',
  },
  too_complex: { zh: '这些图形太复杂，无法组合', en: 'These outlines are too complex to combine' },
  one_colour: {
    zh: '图案已变成单色轮廓，原来的颜色、渐变和纹理不再保留。撤销可以恢复。',
    en: 'The artwork is now one outline in one colour; its own colours, gradients and textures are gone. Undo brings them back.',
  },
  no_drawing: {
    zh: '“{name}”是像素图片，没有轮廓可以组合。请先用“转为矢量”描摹它。',
    en: '“{name}” is made of pixels and has no outline to combine. Vectorise it first.',
  },
  has_pixels: {
    zh: '“{name}”里嵌有像素图片，无法组合',
    en: '“{name}” contains pictures made of pixels and cannot be combined',
  },
  has_text: {
    zh: '“{name}”里有未转曲的文字，无法组合。请在设计软件里把文字转为轮廓后重新上传。',
    en: '“{name}” contains live text and cannot be combined. Convert its text to outlines and upload it again.',
  },
  unreadable: { zh: '“{name}”的矢量文件无法读取', en: 'The drawing of “{name}” cannot be read' },
  not_loaded: { zh: '图案的矢量文件没有加载成功，请再试一次', en: 'The drawing could not be loaded. Try again.' },
})

/** Why a picture could not be cropped to a shape, by problem. */
export const cropText = defineText({
  too_few: { zh: '请选择一张图片和盖在上面的一个形状或文字', en: 'Select a picture and one shape or text over it' },
  nothing_left: {
    zh: '形状没有盖住图片，请先移到图片上',
    en: 'The shape is not over the picture. Move it there first.',
  },
  too_complex: { zh: '这个轮廓太复杂，无法用来裁剪', en: 'This outline is too complex to crop with' },
})

export const helpText = defineText({
  arrange: { zh: '摆放', en: 'Place' },
  edit: { zh: '编辑', en: 'Edit' },
  pile: { zh: '层次', en: 'Layer order' },
  look: { zh: '视图', en: 'View' },
  product: { zh: '产品', en: 'Product' },
  hand: { zh: '鼠标与移动', en: 'Mouse and movement' },
  move: { zh: '移动 1 毫米', en: 'Move 1 mm' },
  moveFar: { zh: '移动 10 毫米', en: 'Move 10 mm' },
  moveNear: { zh: '移动 0.1 毫米', en: 'Move 0.1 mm' },
  editText: { zh: '在画布上编辑文字', en: 'Edit text on the canvas' },
  editTextKey: { zh: '双击 / Enter', en: 'Double-click / Enter' },
  pan: { zh: '平移画布', en: 'Pan' },
  panKey: { zh: '空格 + 拖动', en: 'Space + drag' },
  wheel: { zh: '缩放画布', en: 'Zoom' },
  wheelKey: { zh: 'Ctrl + 滚轮', en: 'Ctrl + wheel' },
  ratio: { zh: '拉角点时不保持比例', en: 'Resize freely from a corner' },
  middle: { zh: '从中心缩放；拖动时复制', en: 'Resize from the centre; drag a copy' },
  free: { zh: '拖动时暂不吸附', en: 'Disable snapping while dragging' },
  pullGuide: { zh: '添加参考线', en: 'Add a guide' },
  pullGuideKey: { zh: '从标尺拖出', en: 'Drag from a ruler' },
  settings: { zh: '修改快捷键', en: 'Change shortcuts' },
})

export const preflightText = defineText({
  title: { zh: '印前检查', en: 'Print check' },
  badge: { zh: '印前检查：{result}', en: 'Print check: {result}' },
  good: { zh: '可以印刷', en: 'Ready to print' },
  notBegun: { zh: '还没有内容', en: 'Nothing here yet' },
  count: { zh: '{count} 处要看', en: '{count} to review' },
  checkedFor: { zh: '按{technique}检查', en: 'Checked for {technique}' },
  allGood: { zh: '没有发现问题，可以放心印刷。', en: 'No problems found. Ready to print.' },
  show: { zh: '在画布上显示', en: 'Show on canvas' },
  error: { zh: '错误', en: 'Error' },
  warning: { zh: '提醒', en: 'Warning' },
  hint: { zh: '提示', en: 'Hint' },
})

export const studioText = defineText({
  full: {
    zh: '一个印刷面最多 {most} 个图层，还能放 {left} 个',
    en: 'A side can have up to {most} layers; there is room for {left}',
  },
  title: { zh: '设计台', en: 'Studio' },
  failed: {
    zh: '没能打开这个产品，请检查网络后重试',
    en: 'This product could not be opened. Check your connection and try again',
  },
  missing: { zh: '这个产品不存在或已下架', en: 'This product does not exist or is no longer available' },
  choose: { zh: '去挑选产品', en: 'Choose a product' },
  retry: { zh: '重试', en: 'Try again' },
  back: { zh: '返回产品页', en: 'Back to the product' },
  words: { zh: '文字', en: 'Text' },
  product: { zh: '产品', en: 'Product' },
  artworks: { zh: '图库', en: 'Artworks' },
  find: { zh: '搜索', en: 'Search' },
  mine: { zh: '我的图片', en: 'My pictures' },
  layers: { zh: '图层', en: 'Layers' },
  views: { zh: '印刷面', en: 'Print sides' },
  search: { zh: '搜索图案，如 日落、猫', en: 'Search artworks: sunset, cat' },
  all: { zh: '全部', en: 'All' },
  more: { zh: '更多图案', en: 'More artworks' },
  noArtworks: { zh: '没有找到图案，换个词试试', en: 'No artworks found. Try another word' },
  properties: { zh: '属性', en: 'Properties' },
  preview: { zh: '实时预览', en: 'Live preview' },
  saved: { zh: '已存在本机', en: 'Saved in this browser' },
  saving: { zh: '正在保存', en: 'Saving' },
  notSaved: { zh: '浏览器存储已满，刚才的修改没有存下', en: 'Browser storage is full; your last change was not saved' },
  restored: { zh: '已恢复上次的设计', en: 'Your last design has been restored' },
  stage: { zh: '{view}：可拖动图层，方向键移动', en: '{view}: drag layers or move them with the arrow keys' },
  tools: { zh: '设计工具', en: 'Design tools' },
  switchLanguage: { zh: '切换到英文', en: 'Switch to Chinese' },
  other_language: { zh: 'English', en: '中文' },
  putAway: { zh: '收起', en: 'Hide' },
  unfold: { zh: '展开', en: 'Show' },
  switchProduct: { zh: '更换产品', en: 'Change product' },
  keyHelp: { zh: '快捷键', en: 'Keyboard shortcuts' },
  save: { zh: '保存', en: 'Save' },
  dock: { zh: '属性与图层', en: 'Properties and layers' },
  redesignTitle: { zh: '清空重新设计', en: 'Start over' },
  redesignBody: {
    zh: '所有印刷面上的图层和底色都会清除。之后仍可用“撤销”找回。',
    en: 'This removes all layers and background colours from every side. You can still undo it.',
  },
  redesignNow: { zh: '清空所有印刷面', en: 'Clear all sides' },
  keepDesign: { zh: '保留设计', en: 'Keep design' },
  shapes: { zh: '形状', en: 'Shapes' },
  patterns: { zh: '平铺', en: 'Pattern' },
  background: { zh: '底色', en: 'Background' },
  withdrawn: {
    zh: '这个产品刚刚下架，不能再保存。设计都还在，换一个产品可以接着做。',
    en: 'This product has just been withdrawn and cannot be saved. Your design is kept; you can move it to another product.',
  },
  keptSize: { zh: '粘贴为原来的 {width} 厘米宽', en: 'Pasted {width} cm wide, as it was' },
  scalePasted: { zh: '按印刷区改为 {width} 厘米', en: 'Scale to the print area: {width} cm' },
  copyTitle: { zh: '复制到其他面', en: 'Copy to other sides' },
  copyNow: { zh: '复制到 {count} 个面', en: 'Copy to {count} {count|side|sides}' },
  copyReplaces: { zh: '会替换已有内容', en: 'replaces existing content' },
  copiedTo: { zh: '已复制到 {count} 个面', en: 'Copied to {count} {count|side|sides}' },
  turn: { zh: '旋转手柄', en: 'Rotation handle' },
})
