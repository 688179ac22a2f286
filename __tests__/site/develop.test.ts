import { builtFile, siteDir } from '../helpers/builtSite'
import { fingerprints } from '../helpers/siteCopy'
import { reportAddress } from '../../src/shell/develop/contentReport'

it('what `gatsby develop` shows of mistakes is in no published file', () => {
  const files = [...fingerprints(siteDir).keys()].filter(
    (file) => /\.(?:js|html|json)$/.test(file) && !file.startsWith('/cms/'),
  )
  expect(files.filter((file) => builtFile(file).includes(reportAddress))).toEqual([])
})
