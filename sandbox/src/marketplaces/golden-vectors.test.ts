import { expect, test } from 'vitest'
import { aliexpressSign } from './aliexpress/aliexpress-guard.ts'
import { lazadaSign } from './lazada/lazada-guard.ts'
import { sheinEncrypt, sheinSign } from './shein/shein-guard.ts'
import { shopeePushSign, shopeeSign } from './shopee/shopee-guard.ts'
import { shoplazzaHmac } from './shoplazza/shoplazza.ts'
import { shoplineBodySign } from './shopline/shopline-guard.ts'
import { rawFields, temuEncrypt, temuPushSign, temuSign } from './temu/temu-sign.ts'
import { tiktokSign } from './tiktok/tiktok-guard.ts'

const temu_text =
  '{"access_token":"2nifvmpyymvypwmcms5ct4uqqudrwgpmzbcnmkt1jzjkuaf3x56iixym","app_key":"f9d5cc9313893a20d5aa85c654e8f503","data_type":"JSON","sendRequestList":[{"orderSendInfoList":[{"quantity":1,"orderSn":"211-21905473070712792","parentOrderSn":"PO-211-21905452099192792","goodsId":601099548666279,"skuId":17592352673534}],"carrierId":"699272611","trackingNumber":"270324232756"}],"sendType":0,"timestamp":1711009072,"type":"bg.logistics.shipment.confirm"}'
const iop = { foobar: '4', foo: '1', bar: '2', foo_bar: '3' }
const IOP = '988085883BF9D32D251478D23122C7ECC91518CDF63BA22F792000A378F52409'
const temu_push = {
  eventData: '{"orderSn":"XXYYZZ","status":1}',
  'x-tm-app-key': 'demo-test-app',
  'x-tm-event-code': 'bg_test_event',
  'x-tm-ext-param': '{}',
  'x-tm-timestamp': '1726127013525',
}

test.each([
  ['Lazada', lazadaSign('1234', '/test/api', iop), IOP],
  ['AliExpress', aliexpressSign('1234', '/test/api', { ...iop, empty: '' }), IOP],
  [
    'TikTok',
    tiktokSign('app_secret', '/test-api', { foo: 'bar', sign: 'x', access_token: 'y' }, ''),
    'd3cb7fe11ecae942802ceeca67e7cf10120cc12f1517d45fbc1c8cfe5413c80f',
  ],
  [
    'Shopline',
    shoplineBodySign('LDLLJJLflja2039203flaflaLLFLE', '', '21c335b3a'),
    'cf5edab6b92d740fe54b3ce9e2723788128384a1eb5c2a5d64c9210a31185b86',
  ],
  [
    'Temu, from the bytes of the body',
    temuSign('c7e0a1a63542be4de3cb5488f9fba8149e8fc290', rawFields(temu_text) ?? {}),
    '4CCF219942D4180C6DDA3CE36C1B838F',
  ],
  [
    'Temu push',
    temuPushSign('12345678abcdefgh', temu_push),
    'b5143d1a831453afbcf76d4621baa74a2dc07a486f26f5a956c6e50c61a338fb',
  ],
  ['Temu cipher', temuEncrypt('12345678abcdefgh', temu_push.eventData), 'sQmNTAKR2o4HrmCO3OchFgGyJU5Qta57+JQxxgVyVPU='],
  ['SHEIN cipher', sheinEncrypt('14ABE7A4222647CB945DADC76740BA73', 'Hello World'), 'lr4JDSqQkRyZ2YAosX3ZRQ=='],
  [
    'SHEIN',
    sheinSign('SECRETKEY', 'abcde', 'OPENKEY', '1700000000000', '/open-api/order/order-list'),
    'abcdeMmE3MWZmY2Y2NTBmN2EzZmFkNjEwMGFjNmQzM2NmYmUyM2QyOThlYjdmNTc3Nzg5YTc4Zjc2Njg3YzU1MzVmMA==',
  ],
  [
    'Shopee',
    shopeeSign('testkey', ['2001887', '/api/v2/order/get_order_list', '1700000000', 'ACCESS', '14701711']),
    '6bde3e309d5a44b6a567e96c4fd34c68134766331dc2c3d3e24902fee5c1bba6',
  ],
  [
    'Shopee push',
    shopeePushSign('testkey', 'https://example.com/hook', '{"code":3,"shop_id":1}'),
    '8325682d650d5c51628dee65fa90341000c80eb5959f424e3d5f8c5b38a27dac',
  ],
  [
    'addresses in order',
    shoplazzaHmac('hush', {
      state: '0.6784241404160823',
      shop: 'some-shop.myshopify.com',
      timestamp: '1337178173',
      code: '0907a61c0c8d55e99db179b68161bc00',
    }),
    '700e2dadb827fcc8609e9d5ce208b2e9cdaab9df07390d2cbca10d7c328fc4bf',
  ],
])('signature of %s', (_name, made, expected) => expect(made).toBe(expected))
