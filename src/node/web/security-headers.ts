/**
 * The content security policy of every page, in Electron and from the host: only our own files, no eval, no frames.
 * `blob:` is for pictures that three.js decodes and for records that the page offers as downloads.
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

/** Headers of every answer. */
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

/** The same for pages over plain HTTP on the LAN: browsers ignore an opener policy there, and log a warning. */
export const PLAIN_HTTP_HEADERS: Readonly<Record<string, string>> = others
