const titles = /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame)\.?$/i

/**
 * Returns the first letters of a person's first and last name, without the title: "Dr Ada
 * Whitcombe" gives "AW".
 */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter((part) => !titles.test(part))
  return [...new Set([names[0], names.at(-1)])]
    .map((part) => [...(part ?? '')][0]?.toUpperCase() ?? '')
    .join('')
}
