declare module '*/protection.mjs' {
  export function protectionProblems(ask: (path: string) => Promise<unknown>): Promise<string[]>
}

declare module 'heic-decode' {
  /** Returns the pixels of a HEIC, upright, in the colours of its own profile. */
  export default function decode(of: {
    buffer: Uint8Array
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
}
