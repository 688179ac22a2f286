/**
 * Checks whether a text from the network is a path of this site: slashes with words between them.
 * `//host/`, `/\host/`, a tab between slashes or `javascript:` would lead away.
 */
export const isOwnPath = (text: string): boolean => /^(?:\/|(?:\/[\w.-]+)+\/?)$/.test(text)

/**
 * Returns a pattern that finds a parameter in the fragment of a link, as its first group, with
 * whatever mail programs and people have put around it: other parameters, encoded signs (`%3D`, or
 * `=3D` of quoted-printable), brackets, spaces.
 * @param value the pattern of the value
 */
export const fragmentParameter = (name: string, value: string): RegExp =>
  new RegExp(
    `(?:^|[^\\w-]|%(?:25)*23)${name}(?:=|%(?:25)*3[Dd])(?:3D)?(?:%(?:25)*[\\da-fA-F]{2}|\\W)*(${value})`,
  )
