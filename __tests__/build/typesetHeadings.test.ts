import { articlePages, type ArticleContent } from '../../src/kinds/article/build'
import { testBuildContext } from '../helpers/buildContext'

/** What stands large is set like the text below it, however its editor typed the marks. */
test('headings of a page and of its sections have curly marks', () => {
  const buildContext = testBuildContext(({ articles }) => {
    articles[0]!.heading = "Is 'lazy skin' real?"
    articles[0]!.sections[0]!.heading = "A doctor's answer"
  })
  const { heading, sections } = articlePages(buildContext)[0]!.context.content as ArticleContent
  expect([heading, sections[0]!.heading]).toEqual(['Is ‘lazy skin’ real?', 'A doctor’s answer'])
})
