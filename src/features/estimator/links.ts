import { pagePath } from '@clinic/content/routes'
import type { Treatment } from '@clinic/content/schemas/treatment'
import { noChoice } from './choice'
import { writeQuery } from './address'
import { headingId } from '@clinic/content/headingId'
import type { BuildContext } from '../../buildContext/buildContext'

/**
 * Returns the address of the cost estimator, on whichever page an editor has placed it; null when
 * it stands on none.
 */
export function estimatorLink({ content, plain }: BuildContext, query = ''): string | null {
  for (const { route, sections } of content.pages) {
    const at = sections.findIndex((section) => section.feature === 'cost-estimator')
    if (at >= 0) return `${pagePath(route)}${query}#${headingId(plain(sections[at]!.heading), at)}`
  }
  return null
}

/**
 * Returns the address of the cost estimator with a treatment ticked in it; null when the treatment
 * has no price there.
 */
export function treatmentEstimatorLink(
  buildContext: BuildContext,
  { route, atAGlance }: Treatment,
): string | null {
  const { mainAreas, prices } = buildContext.content.prices
  const area = mainAreas?.find((one) => one.page === route)
  const price = prices.find((one) => one.key === atAGlance.price)
  if (area) return estimatorLink(buildContext, writeQuery({ ...noChoice, areas: [area.id] }))
  if (!price?.estimator || price.estimator.role === 'main-areas' || price.onConsultation)
    return null
  return estimatorLink(buildContext, writeQuery({ ...noChoice, items: { [price.key]: 1 } }))
}
