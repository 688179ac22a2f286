import { aiContext } from '../build/aiContext'
import { knowledge } from '../build/knowledge'
import { pictureRequests } from '../build/pictureRequests'
import { siteRedirects } from '../build/redirects'
import { dialogData, searchPages, siteData } from '../build/siteData'
import { sitePages } from '../build/sitePages'
import { createBuildContext } from '../build/buildContext'

/** The functions of the build that turn content into what visitors get; an older version may bring its own. */
export type SiteCode = {
  createBuildContext: typeof createBuildContext
  sitePages: typeof sitePages
  siteRedirects: typeof siteRedirects
  siteData: typeof siteData
  dialogData: typeof dialogData
  searchPages: typeof searchPages
  aiContext: typeof aiContext
  knowledge: typeof knowledge
  pictureRequests: typeof pictureRequests
}

/** Those of this version. */
export const presentCode: SiteCode = { createBuildContext, sitePages, siteRedirects, siteData, dialogData, searchPages, aiContext, knowledge, pictureRequests }
