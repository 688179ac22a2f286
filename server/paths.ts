import { join } from 'node:path'

/**
 * Paths of the project. Everything that lasts between runs is under .local/, not committed.
 */
export const root = join(__dirname, '..')
/** SITE_DIR serves a site that was built elsewhere. */
export const publicDir = process.env.SITE_DIR ?? join(root, 'public')
export const localDir = process.env.LOCAL_DIR ?? join(root, '.local')
