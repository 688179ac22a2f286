import sharp from 'sharp'

/** Of 9. Gatsby's image plugins leave sharp's 4, which takes four times as long as 2 for files of the same size (docs/decisions/0018-pictures.md). */
const effort = 2

/** Makes every AVIF of this process with less effort: the plugins have no setting for it. */
export function hastenAvif(): void {
  const prototype = sharp.prototype as { avif: (this: sharp.Sharp, options?: sharp.AvifOptions) => sharp.Sharp }
  const { avif } = prototype
  prototype.avif = function hastened(options) {
    return avif.call(this, { effort, ...options })
  }
}
