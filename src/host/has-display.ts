/**
 * Whether there is a screen to open a window on. Linux tells by its environment; elsewhere there is one unless
 * `PARLOR_DISPLAY` says `none`, as it may on every system.
 */
export function hasDisplay(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean {
  if (env['PARLOR_DISPLAY'] === 'none') return false
  return platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
}
