/**
 * Whether a text that came over the network is a path of this site and of no other: slashes with
 * words between them. Anything else could lead away, as `//host/`, `/\host/`, a tab between two
 * slashes, and `javascript:` do.
 */
export const isOwnPath = (text: string): boolean => /^(?:\/|(?:\/[\w.-]+)+\/?)$/.test(text)
