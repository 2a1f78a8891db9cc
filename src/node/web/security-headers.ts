/**
 * The content security policy of every page, in Electron and from the host: nothing but our own files, no eval, no
 * frames. `blob:` is for pictures that three decodes and for records that the page offers as downloads.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self' blob:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers that every answer carries, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), payment=()',
}

const { 'Cross-Origin-Opener-Policy': _forSecureOrigins, ...others } = SECURITY_HEADERS

/** The same for pages over plain http on the LAN: browsers pass over an opener policy there, and complain of it. */
export const PLAIN_HTTP_HEADERS: Readonly<Record<string, string>> = others
