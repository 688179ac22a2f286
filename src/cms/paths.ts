/**
 * The folder of pictures, as the CMS writes it in their addresses; content files hold the bare name
 * (see pictureNames.ts).
 */
export const pictureFolder = 'data/images'

/**
 * Files are read and written as JSON in the shape and with the line breaks that the repository has
 * (see browser/files.ts).
 */
export const formatOf = (kind: string) => `json-${kind}`

/** The path of the CMS on the site. */
export const cmsPath = '/cms/'

/**
 * The header without which the server of `npm run cms` answers nothing: another site cannot send
 * it.
 */
export const localHeader = 'x-clinic-cms'
