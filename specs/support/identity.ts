export const ACCOUNT = { name: 'Ana Ruiz', email: 'ana@ejemplo.mx', phone: '' }

/** The codes of section 8 (R8.21 to R8.33). */
export const CODES = [
  'user-mismatch',
  'provider-already-linked',
  'no-such-provider',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'network-request-failed',
  'invalid-api-key',
  'multi-factor-auth-required',
  'internal-error',
  'argument-error',
  'web-storage-unsupported',
]
