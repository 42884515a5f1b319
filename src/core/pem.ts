const certificate = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g

export const certificatesIn = (pem: string) =>
  [...pem.matchAll(certificate)].map(([, text = '']) => Buffer.from(text, 'base64'))

export function pemOf(der: Uint8Array) {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
