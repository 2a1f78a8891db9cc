/**
 * Run as a child of its own, because a download that hangs has to be ended from outside. Brings the archive of
 * Electron's runtime into the usual cache, telling its parent how far it is; the package's own installer then finds
 * it there, checks and unpacks it.
 */
import { createRequire } from 'node:module'

const fromElectron = createRequire(createRequire(import.meta.url).resolve('electron/package.json'))

try {
  const { downloadArtifact } = await import('@electron/get')
  const { version } = fromElectron('./package.json') as { version: string }
  await downloadArtifact({
    version,
    artifactName: 'electron',
    platform: process.platform,
    arch: process.arch,
    checksums: fromElectron('./checksums.json') as Record<string, string>,
    ...(process.env['electron_config_cache'] ? { cacheRoot: process.env['electron_config_cache'] } : {}),
    downloadOptions: {
      quiet: true,
      getProgressCallback: (progress: { transferred: number; total: number | null }) => {
        process.send?.({ transferred: progress.transferred, total: progress.total })
        return Promise.resolve()
      },
    },
  })
  process.exit(0)
} catch (fault) {
  process.send?.({ fault: reason(fault) })
  process.exit(1)
}

/** The innermost cause, which is the one that names the network's fault. */
function reason(fault: unknown): string {
  let inner = fault
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : ''
  return code || (inner instanceof Error ? inner.message : String(inner))
}
