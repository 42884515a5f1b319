export const demo = {
  organizationName: 'Summit Roofing',
  name: 'Dana Summit',
  email: 'demo@summit-roofing.example',
  password: 'porchlight-demo',
}

/** Fills an empty Porchlight through its own API, as a customer would; what is there stays as it is. */
export async function seed(address: string) {
  const response = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  })
  if (response.status !== 201 && response.status !== 409) throw new Error(`Seeding failed: ${await response.text()}`)
}
