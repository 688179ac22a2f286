import { createContext, useContext } from 'react'
import site from '../../.generated/site.json'
import type { SiteData } from './site'

const Site = createContext<SiteData>(site as unknown as SiteData)

/** For tests that need another clinic than the generated one. */
export const SiteProvider = Site.Provider

/** Returns the clinic's own facts, the same on every page. */
export const useSite = (): SiteData => useContext(Site)
