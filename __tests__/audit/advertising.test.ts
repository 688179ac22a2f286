import { restrictedContent } from '@clinic/content/restricted'
import { advertised } from '../helpers/advertised'
import { contentIn } from '../helpers/buildContext'

test('restricted, the clinic’s own content leaves nothing of a prescription-only treatment', () => {
  const content = contentIn('data')
  expect(advertised(content, restrictedContent(content))).toEqual([])
})
