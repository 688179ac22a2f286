/**
 * Takes the place of a service worker that an earlier site at this address may have left in browsers,
 * which would go on showing that site: it removes what was stored and itself. The site registers none.
 */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .finally(() => self.registration.unregister()),
  ),
)
