import type { ShopKey } from '@inkroute/contract/personal/shop'
import { FORM_META, FORM_METAFIELD, REFERENCE_KEY } from '@inkroute/contract/personal/shop-names'

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

/** Published products carry the key of their own form; the chosen variant decides the colour of the picture. */
export const shopifySnippet = (shop: Shop, words: SnippetWords): string =>
  [
    `{% assign inkroute_key = product.metafields.${FORM_METAFIELD.namespace}.${FORM_METAFIELD.key}.value | default: '${shop.key}' %}`,
    htmlSnippet(shop, words)
      .replaceAll(shop.key, '{{ inkroute_key }}')
      .replace(
        '<div data-inkroute-key="{{ inkroute_key }}">',
        '<div data-inkroute-key="{{ inkroute_key }}" data-inkroute-sku="{{ product.selected_or_first_available_variant.sku }}">',
      ),
  ].join('\n')

/** Shows the form, and keeps the reference from the cart to the order. */
export const wooSnippet = (
  shop: Shop,
  words: SnippetWords,
): string => `add_action('woocommerce_before_add_to_cart_button', function () {
  $key = get_post_meta(get_the_ID(), '${FORM_META}', true); // products published from InkRoute
  if (!$key && get_the_ID() === 123) $key = '${shop.key}'; // or the id of your product
  if (!$key) return;
  $key = esc_attr($key);
  echo <<<HTML
${htmlSnippet(shop, words).replaceAll(shop.key, '{$key}')}
HTML;
});
add_filter('woocommerce_add_cart_item_data', function ($item) {
  if (!empty($_POST['${REFERENCE_KEY}'])) $item['${REFERENCE_KEY}'] = sanitize_text_field(wp_unslash($_POST['${REFERENCE_KEY}']));
  return $item;
});
add_action('woocommerce_checkout_create_order_line_item', function ($line, $key, $item) {
  if (!empty($item['${REFERENCE_KEY}'])) $line->add_meta_data('${REFERENCE_KEY}', $item['${REFERENCE_KEY}']);
}, 10, 3);`
