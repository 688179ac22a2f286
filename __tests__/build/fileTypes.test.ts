import { contentType, isCompressible } from '../../src/files/fileTypes'

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['favicon.svg', 'image/svg+xml', true],
  // The CMS's encoder of pictures: browsers compile it as it arrives only under this name.
  ['encoder.wasm', 'application/wasm', true],
  ['lips.WEBP', 'image/webp', false],
  ['unknown.kind', 'application/octet-stream', false],
])('%s is sent as %s', (file, type, packed) => {
  expect([contentType(file), isCompressible(contentType(file).split(';')[0]!)]).toEqual([
    type,
    packed,
  ])
})
