import { z } from 'zod'
import { fileSchemas as files, folderSchemas as folders } from './all'

/** All content, as siteContent.ts has it: the folders of data/, its files, and the lists in them. */
export const contentSchema = z.object({
  ...(Object.fromEntries(
    Object.entries(folders).map(([folder, schema]) => [folder, z.array(schema)]),
  ) as { [K in keyof typeof folders]: z.ZodArray<(typeof folders)[K]> }),
  clinic: files.clinic,
  safety: files.safety,
  prices: files.prices,
  analysis: files.analysis,
  assessment: files.assessment,
  enquiries: files.enquiries,
  directions: files.directions,
  anatomy: files.anatomy,
  sources: files.sources.shape.sources,
  categories: files.categories.shape.categories,
  treatmentGroups: files['treatment-groups'].shape.groups,
  gallery: files.gallery.shape.items,
  concerns: files.concerns.shape.concerns,
  areas: files.areas.shape.areas,
  finderConcerns: files['finder-concerns'].shape.concerns,
  synonyms: files.synonyms.shape.synonyms,
  reviews: files.reviews.shape.reviews,
  offers: files.offers.shape.offers,
})
