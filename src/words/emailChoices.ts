/** Words of the page of e-mail choices. */
export const sendNews = 'Yes, send me news'
export const stopEmails = 'Stop all e-mails to me'
export const answered = 'This enquiry is answered'
export const newsNoted =
  'Thank you. We will send you news from the clinic now and then. Every e-mail has a link that stops it.'
export const stopNoted = 'Done. This website sends no more e-mails to that address.'
export const stoppedBefore =
  'That address asked for no more e-mails, so we send none. If it has changed its mind, please tell us.'
export const answeredNoted =
  'Noted: the enquiry is answered, with any earlier one from its address. It leaves the morning’s list.'
export const answeredBefore = 'That enquiry had been noted as answered already.'
export const expired =
  'That link has expired or is not whole, so nothing was changed. The links that stop e-mails do not expire: please copy the whole link.'
export const failed =
  'That could not be done just now, and nothing was changed. Please press the button again in a few minutes.'
export const codeNotWhole =
  'The code is not whole: a part of it is missing. Open the link in the e-mail again, or copy the whole link.'
export const code = 'Code from the e-mail'
export const inLink = 'what follows “code=” in the link'
export const send = 'Send'
export const orByTelephone = 'Or tell us by telephone'
export const freeOfCharge = ', free of charge,'
export const on = ' on '
