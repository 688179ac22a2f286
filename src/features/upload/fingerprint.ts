const sample = 256 * 1024

/**
 * Tells whether a file is the one that an upload was begun with: by its size, and a hash of its
 * first and last quarter megabyte. Not by name and date: phones copy a video anew, with a new date,
 * each time it is chosen. Rejects when the file cannot be read.
 */
export async function fingerprint(file: Blob): Promise<string> {
  const parts = await Promise.all(
    [file.slice(0, sample), file.slice(Math.max(0, file.size - sample))].map((part) =>
      part.arrayBuffer(),
    ),
  )
  return [file.size, ...parts.map((part) => hash(new Uint8Array(part)))].join('-')
}

/**
 * Computes cyrb53, a 53-bit hash: `crypto.subtle` is missing on a local network's http addresses,
 * and nobody attacks this.
 */
function hash(bytes: Uint8Array): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const byte of bytes) {
    high = Math.imul(high ^ byte, 2654435761)
    low = Math.imul(low ^ byte, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
