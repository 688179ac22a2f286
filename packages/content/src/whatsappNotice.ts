import { contentFiles } from './check/files'
import type { ReadableContent } from './load'
import { textsIn } from './traverse'

/**
 * Returns the notice for an editor when copy speaks of WhatsApp and the clinic has no number there;
 * empty when there is nothing to tell.
 */
export function whatsappNotice(content: ReadableContent): string {
  if (content.clinic === null || content.clinic.whatsapp !== undefined) return ''
  const files = contentFiles(content).filter(({ value }) =>
    textsIn(value).some(({ text }) => text.includes('WhatsApp')),
  )
  if (files.length === 0) return ''
  return [
    'data/clinic.json has no WhatsApp number, and these files speak of WhatsApp. Read whether they still say the right thing:',
  ]
    .concat(files.map(({ file }) => `  ${file}`))
    .join('\n')
}
