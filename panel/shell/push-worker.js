/* The panel's service worker: it shows pushes, and a tap opens their screen. It stores nothing. */
self.addEventListener("push", (event) => {
  const { title, body, url, tag, badge } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    lang: "tr",
    icon: "/icon-192.png",
    data: url,
  });
  // Only installed apps have a badge.
  if (badge !== undefined) navigator.setAppBadge?.(badge).catch(() => {});
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** In a panel that is open, without loading it again; else in a new window. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const panel = windows.find((one) => /^\/yonetim(\/|$)/.test(new URL(one.url).pathname));
  if (!panel) return self.clients.openWindow(url);
  panel.postMessage({ open: url });
  return panel.focus();
}
