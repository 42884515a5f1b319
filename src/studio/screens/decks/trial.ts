/** A presentation that a member looked at is not for a homeowner. This is also sent while the page is being closed. */
export const endTrial = (presentationId: string) =>
  void fetch(`/api/presentations/${presentationId}`, { method: 'DELETE', keepalive: true }).catch(() => undefined)
