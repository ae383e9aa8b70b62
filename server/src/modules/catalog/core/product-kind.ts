/** Product documents are content items of this kind; their key is the product's number. */
export const PRODUCT_KIND = 'product'
