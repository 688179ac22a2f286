import { z } from 'zod'
import { id, schemaLine, some, text } from './common'

/**
 * data/families/*.json: what treatments of one kind have in common. The file's name is the id that
 * treatments name.
 */
export const family = z.strictObject({
  $schema: schemaLine,
  name: text.describe('What treatments of this family are called, for editors.'),
  protocols: some(id, 'Protocols from safety.json that every treatment of this family must name.'),
  notFor: some(
    id,
    'Standard sentences from safety.json that every treatment of this family must name.',
  ),
})
