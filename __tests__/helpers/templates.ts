import { notFoundPath } from './builtSite'

/**
 * One page of every kind: each template, and each part of the site that an editor can place in a
 * section. A test holds the list to that.
 */
export const templatePages = [
  '/',
  '/masseter-botox/',
  '/cosmetalk/flawless-skin/',
  '/cardiff/',
  '/team/dr-ada-whitcombe/',
  '/product-analysis/gentle-cleanser/',
  '/treatments/',
  '/botox-london/',
  '/botox-cost-london/',
  '/aesthetics-at-a-glance/',
  '/contact/',
  '/before-after-gallery/',
  '/cosmetalk/',
  '/team/',
  '/testimonials/',
  '/prescription-skincare/',
  '/popupoffer/',
  '/admin/video-upload/',
  '/email-choices/',
  '/lip-options/',
  '/can-i/',
  '/worried-after-treatment/',
  '/treatments-summary-arabic/',
  notFoundPath,
]

/** The address to ask for: the not-found page is what an unknown address gives. */
export const asked = (path: string): string => (path === notFoundPath ? '/no-such-page/' : path)
