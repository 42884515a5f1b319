/** Stand-ins for secrets in local development and tests, which protect nothing. `.dev.vars` overrides them. */
export const localSecrets = {
  SECRETS_KEY: 'v1.cG9yY2hsaWdodC1sb2NhbC1zdGFuZC1pbi1rZXktMzI=,v0.cG9yY2hsaWdodC1sb2NhbC1zdGFuZC1pbi1rZXktMzI=',
  MEDIA_KEY: 'v1.cG9yY2hsaWdodC1sb2NhbC1zdGFuZC1pbi1tZWRpYS0=,v0.cG9yY2hsaWdodC1sb2NhbC1zZWNyZXQ=',
  ANSWERS_KEY: 'v1.cG9yY2hsaWdodC1sb2NhbC1zdGFuZC1pbi1hbnN3ZXI=',
  EVIDENCE_KEY: 'v1.cG9yY2hsaWdodC1sb2NhbC1zdGFuZC1pbi1wcm9vZnM=',
  STRIPE_WEBHOOK_SECRET: 'whsec_porchlight-local-practice',
  R2_ACCESS_KEY_ID: 'porchlight-local',
  R2_SECRET_ACCESS_KEY: 'porchlight-local-secret',
}

const { R2_ACCESS_KEY_ID: accessKeyId, R2_SECRET_ACCESS_KEY: secretAccessKey } = localSecrets

/** Wrangler checks uploads against these when it serves the bucket. */
export const localBucketCredentials = { accessKeyId, secretAccessKey }
