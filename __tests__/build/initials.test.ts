import { initials } from '../../src/buildContext/buildContext'

test.each([
  ['Dr Ada Whitcombe', 'AW'],
  ['Prof. Ravi K. Osei', 'RO'],
  ['Élodie', 'É'],
])('%s has the monogram %s', (name, monogram) => {
  expect(initials(name)).toBe(monogram)
})
