import { restrictedContent } from './restricted'
import type { Clinic } from './schemas/clinic'
import type { Section } from './schemas/common'
import type { SiteContent } from './siteContent'

/**
 * Returns the content that visitors are given: without sections that are hidden, closing days and
 * notices that have passed, and what restricted advertising leaves out.
 */
export const shownContent = (all: SiteContent, today: string): SiteContent => {
  const content = all.clinic.advertising === 'restricted' ? restrictedContent(all) : all
  return {
    ...content,
    clinic: withoutPast(content.clinic, today),
    pages: content.pages.map(withoutHidden),
    articles: content.articles.map(withoutHidden),
    cities: content.cities.map(withoutHidden),
  }
}

/** Returns the clinic's facts without the closing days and notices that have passed. */
export const withoutPast = (clinic: Clinic, today: string): Clinic =>
  clinic.closedOn || clinic.notices
    ? {
        ...clinic,
        closedOn: clinic.closedOn?.filter(({ from, until = from }) => until >= today),
        notices: clinic.notices?.filter(({ until }) => until >= today),
      }
    : clinic

const withoutHidden = <T extends { sections: Section[] }>(page: T): T =>
  page.sections.some(({ hidden }) => hidden)
    ? { ...page, sections: page.sections.filter(({ hidden }) => !hidden) }
    : page
