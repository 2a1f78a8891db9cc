/**
 * Replaces one of three.js's shader chunks by other GLSL.
 * @param source a shader with unresolved includes, as passed to `onBeforeCompile`
 * @param chunk the chunk's name, as in `#include <name>`
 * @param glsl the replacement; it may include the chunk itself
 * @throws Error if the shader does not include the chunk: three.js has renamed it, or an earlier patch has removed it
 */
export function patchChunk(source: string, chunk: string, glsl: string): string {
  const include = `#include <${chunk}>`
  if (!source.includes(include)) throw new Error(`the shader has no chunk "${chunk}" to patch`)
  return source.replace(include, () => glsl)
}
