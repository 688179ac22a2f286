import type { SiteContent } from '@clinic/content/load'
import { paper } from '../design/tokens'

/**
 * Returns site.webmanifest: what a phone calls the site, and draws, when somebody puts it on their
 * home screen.
 */
export function webManifest({ name, shortName }: SiteContent['clinic']): string {
  const png = (src: string, side: number) => ({ src, type: 'image/png', sizes: `${side}x${side}` })
  return JSON.stringify({
    name,
    short_name: shortName,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  })
}
