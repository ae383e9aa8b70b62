import type { ShopKey } from '@inkroute/contract/personal/shop'
import { REFERENCE_KEY } from '@inkroute/contract/personal/shop-names'

type Shop = Pick<ShopKey, 'key' | 'page_url' | 'script_url' | 'picture_url'>

/** Words of the snippets, which buyers read. */
export interface SnippetWords {
  readonly no_script: string
  readonly alt: string
}

/** The picture is there before the script is; without scripts the link leads to the page. */
export function htmlSnippet(
  { key, page_url, script_url, picture_url }: Shop,
  { no_script, alt }: SnippetWords,
): string {
  return [
    `<div data-inkroute-key="${key}">`,
    `  <img src="${picture_url}" alt="${alt}" width="469" height="469" style="max-width:100%;height:auto">`,
    `  <noscript><a href="${page_url}">${no_script}</a></noscript>`,
    '</div>',
    `<script async src="${script_url}"></script>`,
  ].join('\n')
}

/** The chosen variant decides the colour of the picture. */
export const shopifySnippet = (shop: Shop, words: SnippetWords): string =>
  htmlSnippet(shop, words).replace(
    `<div data-inkroute-key="${shop.key}">`,
    `<div data-inkroute-key="${shop.key}" data-inkroute-sku="{{ product.selected_or_first_available_variant.sku }}">`,
  )

/** Shows the form, and keeps the reference from the cart to the order. */
export const wooSnippet = (
  shop: Shop,
  words: SnippetWords,
): string => `add_action('woocommerce_before_add_to_cart_button', function () {
  if (get_the_ID() !== 123) return; // the id of your product
  echo <<<'HTML'
${htmlSnippet(shop, words)}
HTML;
});
add_filter('woocommerce_add_cart_item_data', function ($item) {
  if (!empty($_POST['${REFERENCE_KEY}'])) $item['${REFERENCE_KEY}'] = sanitize_text_field(wp_unslash($_POST['${REFERENCE_KEY}']));
  return $item;
});
add_action('woocommerce_checkout_create_order_line_item', function ($line, $key, $item) {
  if (!empty($item['${REFERENCE_KEY}'])) $line->add_meta_data('${REFERENCE_KEY}', $item['${REFERENCE_KEY}']);
}, 10, 3);`
