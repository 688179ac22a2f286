/** Returns the id of a heading, for links to it. Headings in other scripts are numbered. */
export const headingId = (heading: string, index: number) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `section-${index + 1}`
