import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Chinese at the path itself, English below `/en`: the same page twice. */
function bilingual(path: string, file: string): RouteConfigEntry[] {
  const bare = path.slice(1)
  const own = bare === '' ? index(file, { id: 'zh:/' }) : route(bare, file, { id: `zh:${path}` })
  return [own, route(`en/${bare}`.replace(/\/$/, ''), file, { id: `en:${path}` })]
}

const at = (path: string, file: string): RouteConfigEntry => route(path.slice(1), file, { id: path })

/** Registered with its title and permission, but answering like an unknown path until it is built. */
const later = (path: string): RouteConfigEntry => at(path, 'pages/console/later.tsx')

const redirectTo = (path: string): RouteConfigEntry => at(path, 'pages/shared/redirect.ts')

/** All paths of the product listing show the same page. */
const products = 'pages/public/products.tsx'

/** Pages that are data: their texts stand in the database, one screen shows them all. */
const contentPages = [
  '/home/homeAliexpress',
  '/home/homeAmazon',
  '/home/homeEtsy',
  '/home/homeShopee',
  '/home/homeTemu',
  '/home/homeShopify',
  '/home/homeShoplazza',
  '/home/homeWish',
  '/home/homeTikTok',
  '/home/homeWoo',
  '/home/homeShein',
  '/activity/customChristmas',
]

export default [
  layout('app/layouts/public-layout.tsx', [
    ...bilingual('/', 'pages/public/home.tsx'),
    layout('pages/public/products-frame.tsx', [
      ...bilingual('/home/productDesign', products),
      ...bilingual('/products', products),
      ...bilingual('/products/:params', products),
      ...bilingual('/zone/:zone', products),
      ...bilingual('/keyWord/:keyWord', products),
      ...bilingual('/category/:categoryId', products),
      ...bilingual('/products/type/:type', products),
      ...bilingual('/products/category/:categoryId', products),
      ...bilingual('/level/:level', products),
      ...bilingual('/ad/:adId', products),
      ...bilingual('/products/code/:code', products),
      ...bilingual('/products/key/:key', products),
      ...bilingual('/products/keyWord/:keyWord', products),
      ...bilingual('/products/brand/:brand', products),
      ...bilingual('/products/zone/:zone', products),
    ]),
    ...bilingual('/home/adSpecial', 'pages/public/specials.tsx'),
    ...bilingual('/adSpecial/:id', 'pages/public/special.tsx'),
    ...bilingual('/helpCenter', 'pages/public/help-center.tsx'),
    ...contentPages.flatMap((path) => bilingual(path, 'pages/public/content-page.tsx')),
    ...bilingual('/home/blog', 'pages/public/blog.tsx'),
    ...bilingual('/home/blogDetail', 'pages/public/blog-detail.tsx'),
    ...bilingual('/productDesignDetail/:id', 'pages/public/product-detail.tsx'),
    ...bilingual('/logisticsRelated', 'pages/public/logistics-related.tsx'),
    ...bilingual('/designMode', 'pages/public/design-mode.tsx'),
    ...bilingual('/403', 'pages/public/error-403.tsx'),
    ...bilingual('/404', 'pages/public/error-404.tsx'),
    ...bilingual('/500', 'pages/public/error-500.tsx'),
    route('*', 'pages/public/not-found.tsx'),
  ]),
  ...['/home/productDesignDetail/:id', '/home/homePage', '/home', '/main', '/home/vipService', '/home/helpCenter'].map(
    redirectTo,
  ),
  ...['/user', '/system', '/shopify', '/other', '/views'].map(redirectTo),
  layout('app/layouts/bare-layout.tsx', [
    at('/user/login', 'pages/public/login.tsx'),
    at('/ops/login', 'pages/ops/login.tsx'),
    at('/system/maintenance', 'pages/public/maintenance.tsx'),
    at('/other/producerInfo', 'pages/public/producer-info.tsx'),
  ]),
  layout('app/layouts/console-layout.tsx', [
    at('/views/main', 'pages/console/dashboard.tsx'),
    later('/main/userDefinedBottom'),
    later('/main/valueAddedServices/design'),
    later('/setting/valueAddedServicesDesign'),
    later('/main/cart'),
    later('/main/cartCheckout'),
    at('/main/bulletin', 'pages/console/bulletin.tsx'),
    at('/main/bulletinDetail/:id', 'pages/console/bulletin-detail.tsx'),
    at('/main/userExportRecord', 'pages/console/export-record.tsx'),
    at('/main/message', 'pages/console/message.tsx'),
    later('/goods/library'),
    later('/setting/withdraw'),
    later('/setting/recharge'),
    later('/setting/planBuy'),
    later('/myOrder/storeAdmin'),
    later('/design/designRecord'),
    later('/design/designTemplate'),
    later('/design/payBottomTemplate'),
    at('/gallery/material', 'pages/console/material.tsx'),
    later('/gallery/platform'),
    later('/goods/detail/:id'),
    later('/goods/productLibrary'),
    later('/goods/mergeSku'),
    later('/goods/barcode'),
    later('/goods/codeTransform'),
    later('/goods/templateImport'),
    later('/goods/templateImportRecord'),
    later('/goods/myClass'),
    later('/goods/definitionTags'),
    later('/goods/amountTemplate'),
    later('/basic/userProducts'),
    later('/basic/selfProducts'),
    later('/basic/applyProducts'),
    later('/basic/thirdPartyProducts'),
    later('/myOrder/orderAdmin'),
    later('/myOrder/orderDetail/:id'),
    later('/myOrder/fbaOrderAdmin'),
    later('/myOrder/importOrder'),
    later('/myOrder/importFbaOrder'),
    later('/myOrder/orderStatistics'),
    later('/myOrder/workOrder'),
    later('/myOrder/returnApply'),
    later('/myOrder/orderPay'),
    later('/myOrder/payWait'),
    later('/setting/shipping'),
    later('/setting/shippingRule'),
    later('/setting/commonRule'),
    later('/setting/tortBrand'),
    later('/setting/brand'),
    later('/setting/address'),
    later('/setting/addressBlacklist'),
    later('/setting/fees'),
    later('/setting/tradingRecord'),
    at('/setting/accountInfo', 'pages/console/account-info.tsx'),
    later('/setting/myAccount'),
    later('/setting/myCoupon'),
    at('/setting/bindLogin', 'pages/console/bind-login.tsx'),
    at('/setting/accountSecurity', 'pages/console/account-security.tsx'),
    at('/setting/accountSetting', 'pages/console/account-setting.tsx'),
    at('/setting/createRole', 'pages/console/create-role.tsx'),
    later('/setting/vipBuy'),
    later('/setting/vipLevel'),
    later('/setting/privilegePrice'),
    later('/setting/groupLevelPay'),
    later('/setting/authentication'),
    later('/setting/domain'),
    later('/listing/:platform/templates'),
    later('/listing/:platform/release'),
    later('/listing/:platform/records'),
  ]),
  layout('app/layouts/studio-layout.tsx', [
    later('/design/newSingleDesign'),
    later('/design/singleDesign'),
    later('/design/groupDesign'),
    later('/design/gridDesign'),
  ]),
  layout('app/layouts/ops-layout.tsx', [
    at('/ops', 'pages/ops/overview.tsx'),
    at('/ops/message', 'pages/ops/message.tsx'),
    at('/ops/blog', 'pages/ops/blog.tsx'),
    at('/ops/blog/:id', 'pages/ops/blog-edit.tsx'),
    at('/ops/blogComment', 'pages/ops/blog-comment.tsx'),
  ]),
] satisfies RouteConfig
