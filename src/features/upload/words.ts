/** Everything the upload page says, so that tests and a reader find it in one place. */

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** Formats a size, 1.2 GB, 350 MB or 12 bytes; a kilobyte is 1024 bytes, as the server counts. */
export function formatBytes(bytes: number): string {
  const unit = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const amount = bytes / 1024 ** unit
  return `${unit === 0 || amount >= 100 ? Math.floor(amount) : Math.floor(amount * 10) / 10} ${units[unit]}`
}

/** Returns whole per cent; 100 only when everything has gone out. */
export const percentOf = (sent: number, size: number): number =>
  size > 0 ? Math.min(100, Math.floor((sent / size) * 100)) : 0

export const words = {
  off: 'Uploads are switched off on this site at the moment, so nothing can be sent from this page. Please speak to whoever looks after the website.',
  asking: 'Asking the server whether the video may be sent.',
  started: (name: string) => `Upload of ${name} started.`,
  continuing: (name: string) => `Upload of ${name} continues where it stopped.`,
  sent: (percent: number) => `${percent}% sent.`,
  finishing: 'Everything has been sent. The server is finishing.',
  waiting:
    'The connection was lost. The upload goes on by itself as soon as it is back and the server answers.',
  paused: (percent: number) => `Paused at ${percent}%.`,
  done: (name: string) => `Upload finished. ${name} has arrived.`,
  cancelled:
    'The upload was cancelled and the video was not added. Its link cannot be used again: ask for a new one to send a video.',

  // What is wrong with a field, and how to mend it.
  tokenMissing: 'Paste the token here, or open the link you were sent once more.',
  tokenWrong:
    'This token is not complete: it has 64 characters, 0 to 9 and a to f. Copy the whole of it again, or open the link you were sent.',
  fileMissing: 'Choose the video first.',
  fileEmpty: (name: string) => `${name} is empty. Choose the finished video file.`,
  fileType: (name: string) =>
    `${name} is not an MP4, MOV or WebM video. Save or export the video in one of these formats and choose it again.`,
  fileLarge: (name: string, size: number, most: number) =>
    `${name} is ${formatBytes(size)}, and the most that can be sent is ${formatBytes(most)}. Shorten the video, or export it at a lower resolution.`,
  fileUnreadable: (name: string) =>
    `${name} cannot be read. If it is still being copied or lies in a cloud folder, wait until it is on this device, then choose it again.`,
  fileOther: (names: string) =>
    `This is not the file that was begun. Choose ${names} to continue, or paste a new token to send this one.`,

  // What goes wrong on the way.
  network: 'The server could not be reached. Check your connection and press Start upload again.',
  timeout: 'The server took too long to answer. Wait a moment and press Start upload again.',
  code: 'A part of this page could not be loaded. Check your connection and press Start upload again.',
  unclear:
    'The server gave an answer this page does not understand. Try again later; if it happens again, tell whoever looks after the website.',
  gaveUp:
    'The server has not answered for several minutes. Nothing is lost: check your connection, then continue.',
  fileChanged:
    'The file has been moved, renamed or changed since you chose it. Choose it again: if it is the same video, the upload goes on where it stopped.',
  rejected: (status: number) =>
    `The server no longer accepts this upload (answer ${status}). Ask for a new link and send the video again.`,
} as const
