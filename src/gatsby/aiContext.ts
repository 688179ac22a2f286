import { interpolate } from '@clinic/content/expand'
import type { SiteContent } from '@clinic/content/load'
import { allLines } from '../site/site'
import { priceLine } from '@clinic/content/payable'

/**
 * Returns the fixed clinic knowledge sent to ai-chat as `context`: who the clinic is, the
 * consultation, the price list, how to get in touch and how to book. Made from prices.json and
 * clinic.json alone.
 */
export function aiContext(content: SiteContent): string {
  const { clinic, prices } = content
  const words = (text: string) => interpolate(text, content)
  const groups = [...new Set(prices.prices.map((p) => p.group))]
  const contacts = [
    ...allLines(clinic).map(({ label, display }) => `${label} ${display}`),
    ...(clinic.whatsapp ? [`WhatsApp ${clinic.whatsapp.display}`] : []),
    `e-mail ${clinic.email}`,
  ]
  const locations = clinic.locations.map(
    (route) => content.cities.find((city) => city.route === route)?.name ?? route,
  )
  return [
    [
      `${clinic.name} is a private aesthetic-medicine clinic in ${clinic.address.street}, ` +
        `${clinic.address.locality}, established in ${clinic.since}.`,
      ...clinic.claims.map((claim) => `${words(claim.text)}.`),
      words(clinic.adultsOnly),
    ].join(' '),
    words(prices.consultationNote),
    `Prices in pounds. ${words(prices.vat)} ${words(prices.maleSupplementNote)}`,
    ...groups.map((group) => {
      const rows = prices.prices.filter((p) => p.group === group).map((p) => priceLine(p, content))
      return `${words(group)}. ${rows.join('; ')}.`
    }),
    `Contact: ${contacts.join(', ')}. Other locations: ${locations.join(', ')}.`,
    `Booking: ${clinic.bookingUrl}`,
    `Treatment groups: ${content.treatmentGroups.map((g) => words(g.name)).join(', ')}.`,
  ].join('\n')
}
