/**
 * Tells the controller that code somebody waits for did not load: it loads the page anew where the
 * file is gone for good.
 */
export function reportLost(error: unknown): void {
  // webpack's error names the file.
  const { request } = (error ?? {}) as { request?: unknown }
  if (typeof request === 'string')
    window.__dialogs?.lost(new URL(request, window.location.href).href)
}
