/** The containers the upload page takes, known by their first bytes; a name or a stated type proves nothing. */
export function looksLikeVideo(head: Buffer): boolean {
  const box = head.subarray(4, 8).toString('latin1')
  return ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(box) || head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))
}
