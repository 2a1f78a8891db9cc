/**
 * Whether there is a display for a window. On Linux the environment shows it; other systems are assumed to have one.
 * `PARLOR_DISPLAY=none` denies it on every system.
 */
export function hasDisplay(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean {
  if (env['PARLOR_DISPLAY'] === 'none') return false
  return platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
}
