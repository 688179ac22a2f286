import { z } from 'zod'
import { flag, refersTo, schemaLine, some, text, whenRestricted } from './common'

/**
 * data/families/*.json: what treatments of one kind have in common. The file's name is the id that
 * treatments name.
 */
export const family = whenRestricted(
  'risk',
  z.strictObject({
    $schema: schemaLine,
    name: text.describe('What treatments of this family are called, for editors.'),
    coolingOff: z
      .number()
      .int()
      .min(0)
      .max(28)
      .nullable()
      .describe(
        'Days between the first consultation and treatment: 1 for never on the same day, 0 where it may be the same day; null where the clinic has not set it.',
      ),
    regulated: flag(
      'true when the treatments need a registration with the Care Quality Commission; their pages then say what the clinic’s is.',
    ),
    withoutInjection: flag(
      'true when nothing is injected: the price of the consultation then stands under the name of its group, and not as that of an injectable one.',
    ),
    protocols: some(
      refersTo('protocol'),
      'Protocols from safety.json that every treatment of this family must name.',
    ),
    notFor: some(
      refersTo('sentence'),
      'Standard sentences from safety.json that every treatment of this family must name.',
    ),
  }),
)
