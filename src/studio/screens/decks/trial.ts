/** A talk that a member looked at is no homeowner's. Sent also while the page is being closed. */
export const endTrial = (presentationId: string) =>
  void fetch(`/api/presentations/${presentationId}`, { method: 'DELETE', keepalive: true }).catch(() => undefined)
