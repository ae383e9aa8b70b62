/** Under this name the upload capability keeps an application's pictures. */
export const holderOf = (application_id: number): string => `product-application:${application_id}`
