/** Deployed as sw.js, it takes the worker and all copies off every device at its next visit. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith("kept:")) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
