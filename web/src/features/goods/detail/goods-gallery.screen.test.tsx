import { paintLargePicture } from '@inkroute/contract/design/record'
import { GoodsPicture, getGoods } from '@inkroute/contract/goods/goods'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import { GoodsGallery } from './goods-gallery.tsx'

const picture = (color_id: number, name: string) =>
  sample(GoodsPicture, {
    key: `m:${color_id}:1`,
    kind: 'mockup',
    color_id,
    view_id: 1,
    name,
    small_src: '/small.jpg',
    image_src: '/large.jpg',
  })

const goods = sample(getGoods.reply, {
  design_id: 7,
  design_version: 3,
  title: '向日葵',
  colors: [{ id: 1, name: '白色', hex: '#ffffff' }],
  mockups: [picture(1, '白色 正面'), picture(0, '印刷图')],
})

test('the picture that is shown is downloaded as a large one, which says what is enlarged', async () => {
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download)
  })
  const api = fakeApi()
  api.on(paintLargePicture, () => ({
    file_base64: btoa('jpeg'),
    type: 'jpg',
    width_px: 2000,
    height_px: 2000,
    photo_px: 1000,
  }))
  openScreen(api, <GoodsGallery goods={goods} />, { at: '/goods', path: '/goods' })
  expect(screen.getByText(/产品照片会平滑放大/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '下载大图（2000 px）' }))
  await waitFor(() => expect(links).toEqual(['向日葵-白色 正面.jpg']))
  expect(api.sent(paintLargePicture)).toEqual([{ design_id: 7, version: 3, view_id: 1, color_id: 1 }])
  fireEvent.click(screen.getByRole('button', { name: '查看 印刷图' }))
  expect(screen.queryByText(/产品照片会平滑放大/)).toBeNull()
})
