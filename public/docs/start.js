Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  authentication: { preferredSecurityScheme: 'apiKey' },
  theme: 'none',
  layout: 'modern',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})
