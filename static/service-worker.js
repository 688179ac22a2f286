/** The same as sw.js, under another usual name: Trusted Types let no worker import a script. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .finally(() => self.registration.unregister()),
  ),
)
