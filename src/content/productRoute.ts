/** Where the analysis of a skincare product stands. */
export const productRoute = (id: string) => `/product-analysis/${id}`
