/**
 * Emotion's style sheet without its rules: jsdom asks every rule for every element it looks for by
 * its role, and lays nothing out.
 */
export class StyleSheet {
  readonly tags: HTMLStyleElement[] = []
  hydrate(): void {}
  insert(): void {}
  flush(): void {}
}
