/**
 * The address and key of the backend. Gatsby writes the two values into the bundle when the site is
 * built.
 */
export const backendUrl: string = process.env.GATSBY_SUPABASE_URL || 'http://localhost:54321'
export const backendKey: string = process.env.GATSBY_SUPABASE_ANON_KEY || 'local-anon-key'
