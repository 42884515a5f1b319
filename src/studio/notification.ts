export const canNotify = () => 'Notification' in globalThis

/** Shown only while the tab is in the background. On Android, browsers allow notifications of service workers only, and say so by throwing. */
export function notify(title: string, tag: string, open: () => void) {
  if (!canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return
  try {
    new Notification(title, { tag }).addEventListener('click', () => {
      globalThis.focus()
      open()
    })
  } catch {
    // The page shows it, too.
  }
}
