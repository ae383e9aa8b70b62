import type { BannerContent } from '@inkroute/contract/site/editor'
import type { KeyedContent } from '../../../../infra/content/content-kind.ts'
import { always, shop, words } from './words.ts'

/** The six slides of a new installation. */
export const baseBanners: readonly KeyedContent<BannerContent>[] = [
  {
    key: 'one-piece',
    payload: {
      title: words('图案到包裹，一件起印', 'From artwork to parcel, one piece at a time'),
      subtitle: words(
        '上传图案，套到四十多款底版上，付款后排产，直接寄到海外买家手里。',
        'Upload artwork, place it on more than forty products, pay, and we print and ship straight to your buyer.',
      ),
      button: words('开始选品', 'Browse products'),
      jump_url: '/products',
      image: shop('mug', 'scene'),
      image_alt: words('木桌上印着山峰落日的白色马克杯', 'A white mug with a mountain sunset on a wooden desk'),
      tone: 'paper',
      turning_product: 'mug',
      artworks: ['retro-sunset-palms', 'great-wave', 'astro-cat'],
      ...always,
    },
  },
  {
    key: 'us-eu',
    payload: {
      title: words('美欧本地发货，没有关税', 'Shipped inside the US and EU, no tariff'),
      subtitle: words(
        '{{warehouses:overseas}}就地印制，付款到交给承运商 {{dispatch:zone=US-EU:overseas}}。',
        'Printed in {{warehouses:overseas}}, with the carrier {{dispatch:zone=US-EU:overseas}} after payment.',
      ),
      button: words('看海外仓产品', 'See local products'),
      jump_url: '/zone/US-EU',
      image: shop('tshirt', 'scene'),
      image_alt: words('挂在横杆上的深蓝色印花 T恤', 'A navy printed T-shirt on a rail'),
      tone: 'sky',
      turning_product: null,
      artworks: [],
      ...always,
    },
  },
  {
    key: 'on-time',
    payload: {
      title: words('承诺时间出库，晚了就赔', 'Out in the promised time, or we pay'),
      subtitle: words(
        '国内 {{dispatch:zone=time:CN}} 交给承运商；每晚一天返还货款的 {{late_per_day}}，最多 {{late_most}}，自动到账。',
        'With the carrier in {{dispatch:zone=time:CN}} from China; every late day returns {{late_per_day}} of the goods, up to {{late_most}}.',
      ),
      button: words('了解时效专区', 'See the on-time zone'),
      jump_url: '/zone/time',
      image: shop('tumbler', 'scene'),
      image_alt: words('木桌上的满版花卉保温杯', 'A tumbler with an all-over floral print'),
      tone: 'mint',
      turning_product: null,
      artworks: [],
      ...always,
    },
  },
  {
    key: 'wall-art',
    payload: {
      title: words('墙面装饰，利润看得见', 'Wall art with a margin you can see'),
      subtitle: words(
        '海报、帆布画、挂毯与挂钟，平张寄送，详情页直接算出每个平台的利润。',
        'Posters, canvas, tapestries and clocks that travel flat; the product page works out your margin per marketplace.',
      ),
      button: words('看墙面装饰', 'See wall art'),
      jump_url: '/category/wall',
      image: shop('poster', 'scene'),
      image_alt: words('书桌上方的装裱海报与一瓶尤加利', 'A framed poster above a desk with eucalyptus'),
      tone: 'sand',
      turning_product: null,
      artworks: [],
      ...always,
    },
  },
  {
    key: 'soft-home',
    payload: {
      title: words('抱枕与毯子，换季先备', 'Pillows and blankets, ready for the season'),
      subtitle: words(
        '满版印花，图案铺到边；十件起就有阶梯价。',
        'All-over prints from edge to edge, with tier prices from ten pieces.',
      ),
      button: words('看家居产品', 'See home and living'),
      jump_url: '/category/home',
      image: shop('pillow', 'scene'),
      image_alt: words('灰色沙发上的几何花纹抱枕', 'A patterned pillow on a grey sofa'),
      tone: 'blush',
      turning_product: null,
      artworks: [],
      ...always,
    },
  },
  {
    key: 'new-arrivals',
    payload: {
      title: words('新品上架，先人一步', 'New products, before everyone has them'),
      subtitle: words(
        '毛线帽、渔夫帽、宠物用品与挂饰，模型与模板都已备好，今天就能上架。',
        'Beanies, bucket hats, pet wear and ornaments, with templates and 3D models ready to list today.',
      ),
      button: words('看全部新品', 'See what is new'),
      jump_url: '/zone/new',
      image: shop('ornament', 'scene'),
      image_alt: words('挂在白墙前的圆形陶瓷挂饰', 'A round ceramic ornament on a white wall'),
      tone: 'ink',
      turning_product: null,
      artworks: [],
      ...always,
    },
  },
]
