/**
 * Checks whether a text from the network is a path of this site: slashes with words between them.
 * `//host/`, `/\host/`, a tab between slashes or `javascript:` would lead away.
 */
export const isOwnPath = (text: string): boolean => /^(?:\/|(?:\/[\w.-]+)+\/?)$/.test(text)
