import type { Stats } from 'node:fs'
import { lstat, readFile, realpath } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { waitForPicture } from './late-pictures'

/** A request as received: `path` is the raw request target, still encoded. */
interface FileRequest {
  readonly path: string
  readonly acceptEncoding?: string | undefined
  readonly ifNoneMatch?: string | undefined
}

interface FileAnswer {
  readonly status: 200 | 304 | 403 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

/** Answers a request for one file of the built page. No request makes it throw. */
export type PageFiles = (request: FileRequest) => Promise<FileAnswer>

const MIME: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.parlor': 'application/json; charset=utf-8',
}

/** Minimum size for compression, in bytes; smaller answers gain nothing. */
const MIN_COMPRESSIBLE_BYTES = 1400
/** Paths of files whose names contain a hash of their content. */
const HASHED = /^(assets\/.+-[\w-]{8}|baked\/.+-[0-9a-f]{8})\.\w+$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

/**
 * Serves the static files below `root`, with content types, unlimited caching of names that contain a content hash, and
 * compression of text. Waits for a picture that is still being made. A path that leaves the folder, by dots, encoded
 * dots, links or unusual characters, gets 403 or 404.
 */
export function createStaticFiles(root: string): PageFiles {
  const packed = new Map<string, Promise<Buffer>>()

  return async (request) => {
    const names = safeSegments(request.path)
    if (names === null) return refusal(403, 'That is not a path of this page.')
    const find = () => plainFile(root, names.length === 0 ? ['index.html'] : names)
    const file = (await find()) ?? (await waitForPicture(root, names, find))
    if (file === null) return refusal(404, 'There is no such file here.')

    const etag = `"${file.stats.size.toString(36)}-${Math.floor(file.stats.mtimeMs).toString(36)}"`
    const headers: Record<string, string> = {
      'Content-Type': MIME[extname(file.path).toLowerCase()] ?? 'application/octet-stream',
      'Cache-Control': HASHED.test(names.join('/')) ? IMMUTABLE : 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    }
    if (request.ifNoneMatch === etag) return { status: 304, headers, body: null }

    const encoding = chooseEncoding(headers['Content-Type'] ?? '', file.stats.size, request.acceptEncoding)
    if (encoding === null) return { status: 200, headers, body: await readFile(file.path) }
    const key = `${encoding} ${etag} ${file.path}`
    const body = packed.get(key) ?? readFile(file.path).then(compressors[encoding])
    packed.set(key, body)
    // A file that could not be read is read again the next time.
    body.catch(() => packed.delete(key))
    return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body: await body }
  }
}

/** Splits a path into names, decoded once; null if one of them could have a special meaning to a file system. */
function safeSegments(target: string): string[] | null {
  const path = target.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith('/')) return null
  try {
    const names = path.slice(1).split('/').map(decodeURIComponent)
    if (names.length === 1 && names[0] === '') return []
    return names.every((name) => /^[\w][\w .@+~-]*$/.test(name) && !name.endsWith('.')) ? names : null
  } catch {
    return null
  }
}

/** Returns the file if it is a plain one whose path contains no links. */
async function plainFile(root: string, names: readonly string[]): Promise<{ path: string; stats: Stats } | null> {
  try {
    const path = join(await realpath(resolve(root)), ...names)
    if ((await realpath(path)) !== path) return null
    const stats = await lstat(path)
    return stats.isFile() ? { path, stats } : null
  } catch {
    return null
  }
}

function chooseEncoding(type: string, size: number, accepted: string | undefined): 'br' | 'gzip' | null {
  if (size < MIN_COMPRESSIBLE_BYTES || !(type.includes('charset=') || type === 'application/wasm')) return null
  const names = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const wanted = (name: string) => names.some((part) => part.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(part))
  if (wanted('br')) return 'br'
  return wanted('gzip') ? 'gzip' : null
}

function refusal(status: 403 | 404, sentence: string): FileAnswer {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    body: Buffer.from(`${sentence}\n`),
  }
}
