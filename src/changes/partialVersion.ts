import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { folderSchemas } from '../content/load'
import { homeAliases, pagePath, productRoute } from '../content/routes'
import type { Price } from '../content/schemas/lists'
import { isObject } from '../content/walk'
import type { SiteVersion, VersionPage, VersionPrice } from './siteVersion'

/** What can be read of a version whose files fit no code at hand: addresses, titles, redirects and prices, as they are written. */
export function partialVersion(dataDir: string): SiteVersion {
  const medicine = medicineOf(read(join(dataDir, 'clinic.json')))
  const pages = Object.keys(folderSchemas).flatMap((folder) => entries(join(dataDir, folder)).flatMap(({ id, value }) => page(folder, id, value, medicine)))
  const home = pages.find(({ path }) => path === '/')
  const list = (name: string, field: string): unknown[] => {
    const value = read(join(dataDir, `${name}.json`))?.[field]
    return Array.isArray(value) ? value : []
  }
  return {
    pages: home ? [...pages, ...homeAliases.map((route) => ({ ...home, path: pagePath(route) }))] : pages,
    redirects: list('redirects', 'redirects').flatMap((one) =>
      isObject(one) && typeof one.from === 'string' && typeof one.to === 'string' ? [{ from: pagePath(one.from), to: pagePath(one.to) }] : [],
    ),
    prices: list('prices', 'prices').flatMap((one) => (isObject(one) && typeof one.key === 'string' ? [price(one as Price)] : [])),
    around: null,
    content: null,
  }
}

/** What {medicine} stood for; null when that cannot be told. */
function medicineOf(clinic: Record<string, unknown> | null): string | null {
  const medicine = isObject(clinic?.medicine) ? clinic.medicine : {}
  const shown = clinic?.medicineNames === 'public-label' ? medicine.publicLabel : medicine.name
  return typeof shown === 'string' ? shown : null
}

function page(folder: string, id: string, value: Record<string, unknown>, medicine: string | null): VersionPage[] {
  const route = folder === 'products' ? productRoute(id) : value.route
  if (typeof route !== 'string') return []
  return [
    {
      path: pagePath(route),
      title: typeof value.title === 'string' ? value.title.replace(/\{medicine\}/gi, (token) => medicine ?? token) : route,
      template: folder,
      context: null,
    },
  ]
}

function price(one: Price): VersionPrice {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { ...one, words: { label: text(one.label), unit: text(one.unit), group: text(one.group), note: one.note ?? null } }
}

function entries(folder: string): { id: string; value: Record<string, unknown> }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const value = read(join(folder, name))
      return value === null ? [] : [{ id: basename(name, '.json'), value }]
    })
}

function read(file: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isObject(value) ? value : null
  } catch {
    return null
  }
}
