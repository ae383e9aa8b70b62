export { giveCoupon } from './give-coupon.ts'
export { type CouponOffer, couponsFor, redeemCoupon, returnCoupon, revalueCoupon } from './redeem-coupon.ts'
