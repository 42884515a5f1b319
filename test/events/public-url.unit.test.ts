import { describe, expect, it } from 'vitest'
import { publicUrlProblem } from '../../src/core/http/public-url'

const refused = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://017700000001/',
  'https://0177.0.0.1/',
  'https://127.0.0.1./',
  'https://１２７.０.０.１/',
  'https://127%2e0%2e0%2e1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.1.2.3/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://0xa9fea9fe/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fe80::1%25eth0]/',
  'https://[fc00::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[fd00:ec2::254]/latest',
  'https://[2001:db8::1]/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://ⓛocalhost/',
  'https://api.localhost/',
  'https://metadata/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://router.home.arpa/',
  'https://user@example.com/',
  'https://user:pass@example.com/',
  'https://:pass@example.com/',
  'http://example.com/',
  'ftp://example.com/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//example.com/',
  'https://',
  'example.com',
  '',
]

const accepted = [
  'https://example.com/hooks',
  'https://example.com:8443/hooks?a=b#c',
  'https://example.com./',
  'https://bücher.example/',
  'https://xn--bcher-kva.example/',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'https://10.example.com/',
  'https://localhost.example.com/',
]

describe('an address to call', () => {
  it.each(refused)('is rejected as %s', (url) => {
    expect(publicUrlProblem(url, false)).toMatch(/^must /)
  })

  it.each(accepted)('is accepted as %s', (url) => {
    expect(publicUrlProblem(url, false)).toBeUndefined()
  })

  it('may be http and local, and nothing else, where that is allowed', () => {
    for (const url of ['http://localhost:9000/', 'http://127.0.0.1/', 'https://[::1]/', 'http://example.com/'])
      expect(publicUrlProblem(url, true)).toBeUndefined()
    for (const url of ['http://10.0.0.1/', 'http://169.254.169.254/', 'http://metadata/', 'http://a@localhost/'])
      expect(publicUrlProblem(url, true)).toMatch(/^must /)
  })
})
