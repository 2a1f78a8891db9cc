/**
 * Downloads the archive of Electron's runtime into the usual cache and reports progress to its parent. The package's
 * own installer then finds it there, verifies and unpacks it. Runs in its own process, because a hung download has to
 * be killed from outside.
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

/** Returns the code or message of the innermost cause, which identifies the network fault. */
function reason(fault: unknown): string {
  let inner = fault
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : ''
  return code || (inner instanceof Error ? inner.message : String(inner))
}
