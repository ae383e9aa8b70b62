export const ALL_PRODUCTS = '/products'
export const categoryPath = (http_url: string): string => `/category/${http_url}`
