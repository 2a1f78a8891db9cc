/**
 * Puts GLSL in the place of one of three's chunks.
 * @param source a shader whose includes are not resolved yet, as `onBeforeCompile` gets it
 * @param chunk the chunk's name, as in `#include <name>`
 * @param glsl what stands there instead; it may include the chunk itself
 * @throws if the shader does not include the chunk: three has renamed it, or an earlier patch has taken it away
 */
export function patchChunk(source: string, chunk: string, glsl: string): string {
  const include = `#include <${chunk}>`
  if (!source.includes(include)) throw new Error(`the shader has no chunk "${chunk}" to patch`)
  return source.replace(include, () => glsl)
}
