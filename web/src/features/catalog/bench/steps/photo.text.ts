import { defineText } from '../../../../shared/text/text.ts'

export const photoText = defineText({
  name: { zh: '图片组名称', en: 'Name of the picture set' },
  name_example: { zh: '例如：纯棉 T 恤 平铺', en: 'For example: cotton tee, flat lay' },
  views: { zh: '视角', en: 'Views' },
  view: { zh: '这张照片是', en: 'This photograph shows' },
  other_view: { zh: '其他…', en: 'Other…' },
  own_name: { zh: '视角代号（小写字母）', en: 'Short name, lower-case letters' },
  crop: { zh: '裁成正方形', en: 'Crop to a square' },
  crop_hint: {
    zh: '在照片上拖动来移动，产品四周留一点空。',
    en: 'Drag the photo to move it. Leave some space around the product.',
  },
  zoom: { zh: '放大', en: 'Zoom' },
  turn: { zh: '旋转 90°', en: 'Rotate 90°' },
  remove: { zh: '删除这个视角', en: 'Delete this view' },
  remove_title: { zh: '删除这个视角？', en: 'Delete this view?' },
  remove_body: {
    zh: '画好的印面和遮挡也会删除，可以撤销。',
    en: 'Its surface and masks are deleted too. You can undo this.',
  },
})
