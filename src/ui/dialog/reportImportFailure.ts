/** Tells the controller that code did not load; it reloads the page where the file is gone. */
export function reportImportFailure(error: unknown): void {
  // webpack's error names the file.
  const { request } = (error ?? {}) as { request?: unknown }
  if (typeof request === 'string')
    window.__dialogs?.reportScriptFailure(new URL(request, window.location.href).href)
}
