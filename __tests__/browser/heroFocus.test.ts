import { focalShare } from '@clinic/illustration/face/crops'
import { siteTabs } from '../helpers/siteTabs'

/**
 * What is marked in a picture lies within its focal box (the content check sees to that), and every
 * frame shows the box.
 */
const { open } = siteTabs()

// The least and the most text beside a picture.
it.each(['/masseter-botox/', '/lip-fillers/'])(
  'the frame of %s shows the focal box of its picture on every screen',
  async (route) => {
    const { page } = await open(route, { viewport: { width: 1280, height: 900 } })
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { shown, offset } = await page
        .locator('main .hero img')
        .evaluate((image: HTMLImageElement) => {
          const [frame, picture] = [
            image.clientWidth / image.clientHeight,
            Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
          ]
          return {
            shown: { width: Math.min(1, frame / picture), height: Math.min(1, picture / frame) },
            offset: getComputedStyle(image).objectPosition,
          }
        })
      expect([width, offset]).toEqual([width, '50% 50%'])
      expect([
        width,
        shown.width >= focalShare.width - 0.01 && shown.height >= focalShare.height - 0.01,
      ]).toEqual([width, true])
    }
  },
)

it.each(['/masseter-botox/', '/treatments/', '/team/dr-ada-whitcombe/'])(
  'words and picture of %s stand on both margins of a phone',
  async (route) => {
    const { page } = await open(route, { viewport: { width: 390, height: 844 } })
    const across = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return [Math.round(left), Math.round(right)]
        })
    const words = await across('main .hero .copy')
    expect(words).toEqual([20, 370])
    expect((await across('main .hero .plate'))[0]).toBe(words[0])
  },
)
