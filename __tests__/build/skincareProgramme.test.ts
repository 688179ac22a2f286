import { skincareProgramme } from '../../src/kinds/sections/build'
import { clinicNode } from '../../src/buildContext/head'
import { testBuildContext } from '../helpers/buildContext'

it('the skincare programme covers what its price in prices.json says', () => {
  const programme = (includes?: string[]) =>
    skincareProgramme(
      testBuildContext(({ prices }) => {
        Object.assign(
          prices.prices.find(({ key }) => key === 'prescription-skincare')!,
          { includes },
        )
      }),
    )
  expect(programme(['Two reviews, {clinic:email}'])).toMatchObject({
    includes: [expect.stringMatching(/^Two reviews, \S+@\S+$/)],
  })
  expect(programme(undefined)).toMatchObject({ includes: [] })
})

it('the clinic is in the country of its address', () => {
  const buildContext = testBuildContext(({ clinic }) => {
    clinic.address.country = 'Ireland'
  })
  expect(clinicNode(buildContext)).toMatchObject({ address: { addressCountry: 'Ireland' } })
})
