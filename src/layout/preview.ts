/**
 * Whether this build is shown to the clinic or to a reviewer, and is not the published site:
 * `GATSBY_PREVIEW`.
 */
export const isPreview = (): boolean => process.env.GATSBY_PREVIEW === 'on'
