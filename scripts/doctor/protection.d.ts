declare module '*/protection.mjs' {
  export function protectionProblems(ask: (path: string) => Promise<unknown>): Promise<string[]>
}
