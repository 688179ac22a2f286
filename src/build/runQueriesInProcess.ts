/**
 * Keeps Gatsby from asking its workers for the queries of pages, of which there are none: it would
 * load itself, its plugins and its schema in each, and then start all of them a second time. The
 * workers that render pages have been counted by now.
 */
export function runQueriesInProcess(): void {
  if (process.env.NODE_ENV === 'production') process.env.GATSBY_CPU_COUNT = '1'
}
