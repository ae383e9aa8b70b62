import { defineText } from '../../../shared/text/text.ts'

export const designModeText = defineText({
  seo_title: { zh: '设计方式', en: 'Ways to design' },
  seo_description: {
    zh: '单品设计、批量设计、格子设计和 3D 预览：四种把图案变成商品的方式，在浏览器里完成，一件起做。',
    en: 'Single, batch and grid designers plus a 3D preview: four ways to turn artwork into products in the browser, from one piece.',
  },
  title: { zh: '一张图，怎么变成一批商品', en: 'From one artwork to a whole range' },
  lead: {
    zh: '按手上的活选工具：精修一款、一次做几百款、把多张图拼进一件，或者先转一圈看看效果。都在浏览器里，不用装软件。',
    en: 'Pick the tool for the job: perfect one product, create hundreds at once, combine many pictures on one piece, or spin it in 3D first. All in the browser.',
  },
  jump: { zh: '四种方式', en: 'Four ways' },
  pick: { zh: '选一款产品开始', en: 'Choose a product' },

  single: { zh: '单品设计', en: 'Single designer' },
  single_title: { zh: '精修一款，每一面都到位', en: 'One product, every side just right' },
  single_body: {
    zh: '在产品的印区里摆放图片、文字和花纹，正面、背面、袖子分别设计，旁边同时看到成品效果。',
    en: 'Place pictures, text and patterns in the print area and see the finished product next to it, for front, back and sleeves.',
  },
  single_1: {
    zh: '填充、适应、镜像、平铺一键完成，快捷键可以自己改',
    en: 'Fill, fit, mirror and tile in one step, with your own keyboard shortcuts',
  },
  single_2: {
    zh: '画布按实际厘米和 dpi 换算，图太小会先提醒',
    en: 'The canvas works in real centimetres and dpi and warns about small artwork',
  },
  single_3: {
    zh: '一次设计，所有颜色和尺码一起生成 SKU',
    en: 'One design creates SKUs for every colour and size you choose',
  },
  single_fits: {
    zh: '适合：主推款、定制单、要精确位置的图',
    en: 'For key products, custom orders and precise placement',
  },
  single_link: { zh: '用 T恤 试试', en: 'Try a T-shirt' },

  batch: { zh: '批量设计', en: 'Batch designer' },
  batch_title: { zh: '图案乘以产品，一次铺满店铺', en: 'Artworks × products: fill a shop in one go' },
  batch_body: {
    zh: '选一批图案、几款产品和要上的颜色，系统逐一套图、出效果图、生成商品。',
    en: 'Choose artworks, products and colours; every pair is laid out, rendered and turned into goods.',
  },
  batch_1: {
    zh: '每款产品单独定位置规则：适应、填充、原尺寸或自己的模板',
    en: 'A placement rule per product: fit, fill, actual size or your own template',
  },
  batch_2: {
    zh: '表格里的名字、数字自动填进文字图层',
    en: 'Names and numbers from a spreadsheet fill the text layers',
  },
  batch_3: {
    zh: '进度实时可见，可以暂停、取消、单格重做，断网重来不重复',
    en: 'Live progress; pause, cancel or redo a single cell; nothing is duplicated after an interruption',
  },
  batch_fits: { zh: '适合：上新、节日系列、多店铺铺货', en: 'For launches, seasonal series and many shops' },
  batch_link: { zh: '看支持批量的产品', en: 'See the products' },

  grid: { zh: '格子设计', en: 'Grid designer' },
  grid_title: { zh: '多张照片，拼进一件', en: 'Many pictures on one piece' },
  grid_body: {
    zh: '选一个版式，把照片拖进格子，自动裁切对齐。毛毯、抱枕、拼图这类照片礼物几分钟做好。',
    en: 'Choose a layout and drop photos into its cells; they are cropped and aligned. Photo blankets, cushions and puzzles take minutes.',
  },
  grid_1: { zh: '十种版式，从整幅到九宫格', en: 'Ten layouts, from one picture to nine' },
  grid_2: {
    zh: '每格单独缩放、移动，换图不用重排',
    en: 'Zoom and move each cell separately; swapping a photo keeps the layout',
  },
  grid_3: { zh: '按印区真实比例裁切，看到什么印什么', en: 'Cropped to the true proportions of the print area' },
  grid_fits: { zh: '适合：照片定制、纪念礼物、宠物主题', en: 'For photo gifts, memories and pets' },
  grid_link: { zh: '用毛毯试试', en: 'Try a blanket' },
  grid_alt: { zh: '九格版式里的九张图', en: 'Nine pictures in a layout of nine cells' },

  model: { zh: '3D 预览', en: '3D preview' },
  model_title: { zh: '下单之前，先转一圈', en: 'Spin it before you order' },
  model_body: {
    zh: '设计实时贴到真实比例的模型上，拖动就能看侧面、背面和杯柄旁边，光线和材质也在。',
    en: 'See the design on a model with real proportions. Drag to see the sides, the back and the rim, with light and material.',
  },
  model_1: {
    zh: '换颜色、换图立刻更新，只在浏览器里计算',
    en: 'Colours and artwork change instantly, rendered in your browser',
  },
  model_2: {
    zh: '任意角度导出 1200 × 1200 的图，直接用作商品图',
    en: 'Export 1200 × 1200 px from any angle for your listings',
  },
  model_3: {
    zh: '浏览器不支持时自动改看各面图片',
    en: 'If 3D is not available, you get pictures from every side instead',
  },
  model_fits: {
    zh: '适合：环绕图案、帽子杯子这类曲面产品',
    en: 'For wrap-around prints and curved products such as caps and mugs',
  },
  model_link: { zh: '看马克杯', en: 'See the mug' },
  model_play: { zh: '转起来', en: 'Rotate' },
  model_name: { zh: '马克杯', en: 'Mug' },

  compare: { zh: '该用哪一种', en: 'Which one should I use?' },
  compare_way: { zh: '方式', en: 'Tool' },
  compare_input: { zh: '准备什么', en: 'You bring' },
  compare_output: { zh: '得到什么', en: 'You get' },
  compare_time: { zh: '大约用时', en: 'Time' },
  single_input: { zh: '一张图或一句话', en: 'One artwork or a line of text' },
  single_output: { zh: '一款商品，全部颜色尺码', en: 'One product in all colours and sizes' },
  single_time: { zh: '3 分钟', en: '3 minutes' },
  batch_input: { zh: '几张到几百张图', en: 'Anything from a few to hundreds of artworks' },
  batch_output: { zh: '图案 × 产品 × 颜色 款商品', en: 'Artworks × products × colours' },
  batch_time: { zh: '设置 5 分钟，后台生成', en: '5 minutes to set up, then in the background' },
  grid_input: { zh: '2–9 张照片', en: '2–9 photos' },
  grid_output: { zh: '一件照片礼物', en: 'One photo gift' },
  grid_time: { zh: '2 分钟', en: '2 minutes' },
  products: { zh: '从这些产品开始', en: 'Start with one of these' },
  single_alt: { zh: '狐狸图案放在藏青 T恤 的印区里', en: 'A fox placed in the print area of a navy T-shirt' },
  batch_alt: { zh: '三张图案分别印在 T恤、马克杯和帆布袋上', en: 'Three artworks on a T-shirt, a mug and a tote bag' },
  model_alt: { zh: '印好图案的马克杯', en: 'A printed mug' },
})
