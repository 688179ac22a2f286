/** Words of the staff’s upload page; Uppy brings its own for what it shows. */
export const needsScripts =
  'Sending a video needs scripts, and they are switched off in this browser. Allow scripts for this site and load the page again.'
export const needsToken =
  'Sending a video needs a link with a one-time token, which the clinic gives you. If an upload broke off, open this page again in the same browser and choose the same file: it continues, and needs no token.'
export const tokenLabel = 'One-time token'
export const tokenHint =
  'Filled in for you when you open the link you were sent. You may also paste the link or the token here.'
export const video = 'Video'
export const formats = 'MP4, MOV or WebM'
export const start = 'Start upload'

export const dropHere = 'Drop the video here or %{browseFiles}'
export const chooseIt = 'choose it'

export const off =
  'Uploads are switched off on this site at the moment, so nothing can be sent from this page. Please speak to whoever looks after the website.'
export const asking = 'Asking the server whether the video may be sent.'
export const done = (reference: string) =>
  `The video has arrived. Its reference is ${reference}. A doctor watches it before anything is published.`

// What is wrong, and how to mend it.
export const tokenMissing = 'Paste the token here, or open the link you were sent once more.'
export const tokenWrong =
  'This token is not complete: it has 64 characters, 0 to 9 and a to f. Copy the whole of it again, or open the link you were sent.'
export const fileMissing = 'Choose the video first.'
export const network =
  'The server could not be reached. Check your connection and press Start upload again.'
export const timeout =
  'The server took too long to answer. Wait a moment and press Start upload again.'
export const code =
  'A part of this page could not be loaded. Check your connection and load the page again.'
export const unclear =
  'The server gave an answer this page does not understand. Try again later; if it happens again, tell whoever looks after the website.'
export const broken =
  'The video could not be sent to the end. Nothing is lost: check your connection, then press Start upload again.'

export const atMost = (megabytes: number): string => `, at most ${megabytes} MB`
