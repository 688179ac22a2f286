/**
 * The little of Deno that the functions use, for the type-check in Node's world. Deno itself brings
 * the real types.
 */
declare namespace Deno {
  type Handler = (
    request: Request,
    info: { remoteAddr: { hostname?: string } },
  ) => Response | Promise<Response>
  const env: {
    get(name: string): string | undefined
    delete(name: string): void
    toObject(): Record<string, string>
  }
  const stdin: { readable: ReadableStream<Uint8Array<ArrayBuffer>> }
  function serve(handler: Handler): { shutdown(): Promise<void> }
  function exit(code: number): never
  function addSignalListener(signal: string, handler: () => void): void
}
declare namespace EdgeRuntime {
  function waitUntil(work: Promise<unknown>): void
}
/** Written by `npm run knowledge`; absent in a fresh clone. */
declare module '*/knowledge.json' {
  const knowledge: import('@clinic/assistant/knowledge').Knowledge
  export default knowledge
}
declare module '*/facts.json' {
  const facts: import('@clinic/assistant/knowledge').Facts
  export default facts
}

/**
 * The part of data/ that functions read, by the schemas it was checked with. Declared here and
 * not imported there: a deploy sends whatever file is imported, if only for its types.
 */
declare namespace Data {
  type Content = import('@clinic/content/siteContent').SiteContent
  type Assistant = import('@clinic/content/schemas/assistant').Assistant
  type Analysis = Omit<Content['analysis'], '$schema'>
  type Language = Omit<Content['languages'][number], '$schema' | 'name' | 'id' | 'file'>
  type Price = import('@clinic/content/schemas/lists').Price
}
