import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatProblem } from '../src/problem'
import { strayPictures } from '../src/gate'
import { inDataFolder } from './helpers/baseContent'

test('a picture beside the icons is told of, wherever it lies and however its name is written', () => {
  const said = inDataFolder({}, (dir) => {
    mkdirSync(join(dir, 'more'))
    for (const name of ['icon-192.png', 'favicon.svg', 'OFL.txt', 'sw.js', 'more/patient.JPG'])
      writeFileSync(join(dir, name), '')
    return strayPictures(dir).map((one) => formatProblem(one))
  })
  expect(said).toEqual([
    expect.stringMatching(/^static\/more\/patient\.JPG: is published as it is .* add-picture/),
  ])
})
