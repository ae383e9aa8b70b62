// Without schemas: the script that runs in shops reads them too and has to stay small.

/** The page of a key for shops that allow no script, with the key behind it. */
export const SHOP_PAGE = '/shop-personalise/'
/** The script that shops load. Its address never changes. */
export const WIDGET_PATH = '/widget/personalise.js'
/** The product as it is sold, before anything is filled in; shops show it while the script loads. */
export const SHOP_PICTURE = '/widget/picture/'

/** How the line of an order names what was approved. The underscore hides it from buyers in most shops. */
export const REFERENCE_KEY = '_inkroute'
/** The same for shops that drop hidden names; buyers see the code in their cart. */
export const REFERENCE_LABEL = 'Personalisation'

/** Largest photo of a buyer. */
export const PHOTO_BYTES = 20 * 1024 * 1024

/** Where a published product keeps the key of its form, so that one block of a theme serves all of them. */
export const FORM_METAFIELD = { namespace: 'inkroute', key: 'form' } as const
export const FORM_META = '_inkroute_form'
