import { rasterised } from '../../src/pictures/rasterised'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 80 60">${content}</svg>`

async function pixels(content: string) {
  const { data, info } = await (await rasterised(svg(content))).raw().toBuffer({ resolveWithObject: true }) // prettier-ignore
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
  return { at, width: info.width, height: info.height }
}

test('a drawing is as large as its root element says, and transparent where nothing is drawn', async () => {
  const { at, width, height } = await pixels('<rect x="40" width="40" height="60" fill="#804020"/>')
  expect({ width, height }).toEqual({ width: 40, height: 30 })
  expect([at(10, 15), at(30, 15)]).toEqual([
    [0, 0, 0, 0],
    [0x80, 0x40, 0x20, 255],
  ])
})

test('a blurred shape that runs off the picture is as strong at its edge as elsewhere', async () => {
  const { at } = await pixels(
    '<filter id="b" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="6"/></filter><g filter="url(#b)"><rect x="-40" y="-40" width="160" height="140" fill="#804020"/></g>',
  )
  expect([at(0, 0)[3], at(39, 15)[3], at(20, 15)[3]]).toEqual([255, 255, 255])
})

test('what is no SVG is refused', async () => {
  await expect(rasterised('no drawing')).rejects.toThrow('Unsupported image type')
})
