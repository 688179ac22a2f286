/** Checks whether this build is a preview and not the published site: `GATSBY_PREVIEW`. */
export const isPreview = (): boolean => process.env.GATSBY_PREVIEW === 'on'
