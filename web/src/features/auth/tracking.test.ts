import { beforeEach, expect, test } from 'vitest'
import { isTrackedUrl, rememberTrackingUrl, trackingFields } from './tracking.ts'

const MINUTE_MS = 60_000
const ad = 'https://inkroute.example/home/pod?bd_vid=abc123'

beforeEach(() => localStorage.clear())

test('only a URL with bd_vid came from an ad', () => {
  expect(isTrackedUrl(ad)).toBe(true)
  expect(isTrackedUrl('https://inkroute.example/?vid=1')).toBe(false)
})

test('the URL is sent for thirty minutes and no longer', () => {
  rememberTrackingUrl(ad, 0)
  expect(trackingFields(30 * MINUTE_MS - 1)).toEqual({ logid_url: ad })
  expect(trackingFields(30 * MINUTE_MS)).toEqual({})
})

test('later pages without bd_vid do not replace the ad', () => {
  rememberTrackingUrl(ad, 0)
  rememberTrackingUrl('https://inkroute.example/products', 1000)
  expect(trackingFields(2000)).toEqual({ logid_url: ad })
})

test('a corrupt entry counts as none', () => {
  localStorage.setItem('inkroute.logid-url', '{')
  expect(trackingFields(0)).toEqual({})
})
