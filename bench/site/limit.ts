import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { publicPages } from '../../src/build/publicPages'

/** The same page with every script gone, and what is only there for scripts. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link\b(?=[^>]*\b(?:as="(?:script|fetch)"|rel="modulepreload"))[^>]*>/g, '')

/**
 * Copies a built site without its scripts. Nothing that runs scripts can be faster: the distance to
 * it is what the scripts cost.
 */
export function copyWithoutScripts(publicDir: string, to: string): void {
  cpSync(publicDir, to, { recursive: true })
  for (const page of publicPages(to))
    writeFileSync(page, withoutScripts(readFileSync(page, 'utf8')))
}
