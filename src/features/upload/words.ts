/** The sentences of the upload page; Uppy brings its own for what it shows. */
export const words = {
  off: 'Uploads are switched off on this site at the moment, so nothing can be sent from this page. Please speak to whoever looks after the website.',
  asking: 'Asking the server whether the video may be sent.',
  done: (reference: string) =>
    `The video has arrived. Its reference is ${reference}. A doctor watches it before anything is published.`,

  // What is wrong, and how to mend it.
  tokenMissing: 'Paste the token here, or open the link you were sent once more.',
  tokenWrong:
    'This token is not complete: it has 64 characters, 0 to 9 and a to f. Copy the whole of it again, or open the link you were sent.',
  fileMissing: 'Choose the video first.',
  network: 'The server could not be reached. Check your connection and press Start upload again.',
  timeout: 'The server took too long to answer. Wait a moment and press Start upload again.',
  code: 'A part of this page could not be loaded. Check your connection and load the page again.',
  unclear:
    'The server gave an answer this page does not understand. Try again later; if it happens again, tell whoever looks after the website.',
  broken:
    'The video could not be sent to the end. Nothing is lost: check your connection, then press Start upload again.',
} as const
