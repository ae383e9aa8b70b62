import type { Fault } from './fault.ts'

/** Whose rows, whose rights, and who is speaking. */
export const accessFaults: readonly Fault[] = [
  {
    name: 'a seller empties the cart of another',
    area: 'tenancy',
    file: 'server/src/modules/cart/cart.queries.ts',
    from: ".deleteFrom('cart_item')\n    .where('seller_id', '=', seller_id)\n",
    to: ".deleteFrom('cart_item')\n",
    tests: ['server/src/modules/cart/cart.test.ts'],
  },
  {
    name: 'a seller acts on the orders of another',
    area: 'tenancy',
    file: 'server/src/modules/order/core/order.queries.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it is written
    from: 'own(db, seller_id).selectAll().where(sql<boolean>`id = any(${ids}::bigint[])`)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source as it is written
    to: "db.selectFrom('sales_order').selectAll().where(sql<boolean>`id = any(${ids}::bigint[])`)",
    tests: ['server/src/modules/order/order.test.ts'],
  },
  {
    name: 'a seller changes the address of another',
    area: 'tenancy',
    file: 'server/src/modules/address/address.queries.ts',
    from: ".set(change)\n    .where('seller_id', '=', seller_id)\n",
    to: '.set(change)\n',
    tests: ['server/src/modules/address/address.test.ts'],
  },
  {
    name: 'a library shows the pictures of all sellers',
    area: 'tenancy',
    file: 'server/src/modules/material/library/library.queries.ts',
    from: "    .where('upload.seller_id', '=', seller_id)\n    .where('upload.purpose', '=', 'material')\n    .where('upload.status', '<>', 'refused')\n    .where('upload.deleted_at', is_deleted",
    to: "    .where('upload.purpose', '=', 'material')\n    .where('upload.status', '<>', 'refused')\n    .where('upload.deleted_at', is_deleted",
    tests: ['server/src/modules/material/library/library.test.ts'],
  },
  {
    name: 'granting buttons one does not hold',
    area: 'permissions',
    file: 'server/src/modules/account/permission.rules.ts',
    from: 'permissions.find((key) => !held.has(key))',
    to: "permissions.find((key) => !held.has(key.split(':')[0] ?? key))",
    tests: ['server/src/modules/account/permission.rules.test.ts', 'server/src/modules/account/team.test.ts'],
  },
  {
    name: 'a member raises their own rights',
    area: 'permissions',
    file: 'server/src/modules/account/team-guard.ts',
    from: "  if (members.includes(tx.identity.user_id)) throw new AppError('self_edit')\n",
    to: '',
    tests: ['server/src/modules/account/team.test.ts'],
  },
  {
    name: 'support writes while it only looks at an account',
    area: 'permissions',
    file: 'server/src/infra/http/bind.ts',
    from: "identity?.viewer_id && (endpoint.method !== 'GET' || endpoint.hidden_from_view)",
    to: 'identity?.viewer_id && endpoint.hidden_from_view',
    tests: ['server/src/modules/seller-desk/view.test.ts'],
  },
  {
    name: 'an Etsy push without age limit',
    area: 'signatures',
    file: 'server/src/connectors/etsy/etsy.ts',
    from: '!id || !(Math.abs(now.getTime() / 1000 - Number(at)) <= MAX_AGE_S)',
    to: '!id || !(Math.abs(now.getTime() / 1000 - Number(at)) <= MAX_AGE_S * 1000)',
    tests: ['server/src/connectors/market-signing.test.ts'],
  },
  {
    name: 'a Shopify push needs no signature',
    area: 'signatures',
    file: 'server/src/connectors/shopify/shopify.ts',
    from: "return sameText(headers['x-shopify-hmac-sha256'] ?? '', hmacBase64(app.secret, raw_body))",
    to: "const given = headers['x-shopify-hmac-sha256'] ?? ''\n    return given === '' || sameText(given, hmacBase64(app.secret, raw_body))",
    tests: ['server/src/connectors/market-signing.test.ts'],
  },
  {
    name: 'an old WeChat payment notice is taken again',
    area: 'signatures',
    file: 'server/src/modules/wallet/wechat-pay/wechat-signature.ts',
    from: "  if (!(Math.abs(nowSeconds() - Number(timestamp)) <= TOLERANCE_SECONDS)) return 'stale timestamp'\n",
    to: '',
    tests: ['server/src/modules/wallet/wechat-pay/wechat-signature.test.ts'],
  },
]
