/** Words of the header, menu, footer and of what else stands around every page. */
export const notFoundTitle = (site: string): string => `Page not found | ${site}`
export const noAnalysis = 'We have no analysis for this product'
export const notFound = 'Page not found'
export const noAnalysisBecause =
  'We have not read the ingredients of this product, or its address has changed. The products of our programme are listed on the skincare page.'
export const noPage =
  'There is no page at this address. It may have moved, or the address may have a slip in it.'
export const searchOrGoOn =
  'Search the site for what you were looking for, or go by one of the links below. If a link on this site brought you here, please tell us at '
export const weWillMend = ' and we will mend it.'
export const searchSite = 'Search the site'
export const prescriptionSkincare = 'Prescription skincare'
export const homepage = 'Homepage'
export const oftenLookedFor = 'Often looked for'

export const visitorStatistics = 'Visitor statistics'
export const mayWeCount =
  'May we count your visit? It helps us see which pages are useful. Nothing is stored or sent unless you agree. '
export const allowStatistics = 'Allow statistics'
export const noStatistics = 'No statistics'

export const searchOrAsk = 'Search or ask the clinic'
export const menuAndContact = 'Menu & Contact'
export const galleryTitle = 'Before and after gallery'

export const gallery = 'Before-and-after gallery'
export const cosmetalk = 'Cosmetalk'
export const about = 'About'
export const menu = 'Menu'
export const navigate = 'Navigate'
export const getInTouch = 'Get in Touch'
export const bookAppointment = 'Book appointment'
export const opensScheduler = 'Opens scheduler'
export const aiTools = 'AI Tools'
export const social = 'Social'

export const contactAndBooking = 'Contact and booking'
export const menuAndContactShort = 'Menu & contact'
export const call = (number: string): string => `Call ${number}`
export const book = 'Book'

export const home = ', home'
export const bookAnAppointment = 'Book an appointment'
export const email = 'E-mail the clinic'
export const disclaimer = 'Disclaimer'
export const terms = 'Terms'
export const complaints = 'Complaints'
export const privacy = 'Privacy'
export const accessibility = 'Accessibility'

export const askAnything = 'Ask anything'
export const askAnythingOf = ': prices, aftercare, booking'

export const preview = 'Preview'
export const previewNote =
  'Preview: this is not the published site. Words, prices, pictures and people may still be samples.'
export const skipToContent = 'Skip to content'
export const opensNewTab = 'Opens in a new tab'

export const notice = 'Notice'

export const quickLinks = 'Quick links'

export const viewAll = 'View All'
export const bookYourConsultation = 'Book Your Consultation'

export const homePage = 'Home'
export const companiesHouse = 'Companies House'
export const careQualityCommission = 'Care Quality Commission'
