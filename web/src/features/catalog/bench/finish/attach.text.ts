import { defineText } from '../../../../shared/text/text.ts'

export const finishText = defineText({
  attach: { zh: '用到产品上', en: 'Use on a product' },
  attach_to: { zh: '用到', en: 'Use on' },
  attached: { zh: '已写入产品草稿，发布后生效：', en: 'Saved in the product’s draft. Publish it there:' },
  search: { zh: '已有产品', en: 'An existing product' },
  search_example: { zh: '名称或编码', en: 'Name or code' },
  none_found: { zh: '没有找到', en: 'Nothing found' },
  code: { zh: '或新建产品，编码', en: 'Or a new product with the code' },
  code_example: { zh: '例如 soft-tee', en: 'For example soft-tee' },
  colours: { zh: '颜色', en: 'Colours' },
  sizes: { zh: '尺码', en: 'Sizes' },
  sizes_example: { zh: '例如 S M L XL；留空为均码', en: 'Such as S M L XL; empty for one size' },
  one_size: { zh: '均码', en: 'One size' },
  begin: { zh: '新建产品草稿', en: 'Create product' },
  model: { zh: '3D 模型（可选）', en: '3D model (optional)' },
  model_hint: {
    zh: 'GLB 文件，材质名以 print_ 开头的部分显示图案。',
    en: 'A GLB file; materials whose names start with print_ show the design.',
  },
  add_model: { zh: '上传 GLB', en: 'Upload a GLB' },
  replace_model: { zh: '替换', en: 'Replace' },
  remove_model: { zh: '移除', en: 'Remove' },
  slots: { zh: '显示图案的材质', en: 'Materials with the design' },
})
