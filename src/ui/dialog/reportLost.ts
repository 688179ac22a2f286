/** Tells the controller that code did not load; it reloads the page where the file is gone. */
export function reportLost(error: unknown): void {
  // webpack's error names the file.
  const { request } = (error ?? {}) as { request?: unknown }
  if (typeof request === 'string')
    window.__dialogs?.lost(new URL(request, window.location.href).href)
}
