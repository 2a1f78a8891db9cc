import type { Plugin } from 'vite'

/**
 * Leaves the older format out of the packages' fonts: every browser that opens the page reads woff2, and both formats
 * of each would be shipped.
 */
export function webFonts(): Plugin {
  return {
    name: 'parlor:web-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource[^?]*\.css(\?|$)/ },
      handler: (css) => css.replace(/,\s*url\([^)]*\.woff\)\s*format\((['"])woff\1\)/g, ''),
    },
  }
}
