/**
 * Wraps one of the browser's two URI decoders so that it does not throw: text with a malformed `%`
 * stays as it is. Webpack gives them to all the site's code and its packages in the place of the
 * browser's (gatsby-node.ts), since Gatsby decodes addresses, which anyone may have mangled,
 * outside every error boundary.
 */
const unlessMalformed =
  (decode: (text: string) => string) =>
  (text: string): string => {
    try {
      return decode(text)
    } catch {
      return text
    }
  }

export const decodeURI = unlessMalformed(globalThis.decodeURI)
export const decodeURIComponent = unlessMalformed(globalThis.decodeURIComponent)
