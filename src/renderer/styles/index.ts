/**
 * Fonts and style sheets, in the order of the cascade: names are set in the type of the text in every script that it has,
 * of which a page fetches what it shows; the others in their Latin cuts only.
 */
import '@fontsource/league-gothic/latin-400.css'
import '@fontsource/old-standard-tt/400.css'
import '@fontsource/old-standard-tt/400-italic.css'
import '@fontsource/old-standard-tt/700.css'
import '@fontsource/homemade-apple/latin-400.css'
import './tokens.css'
import './base.css'
import './slips.css'
import './tiles.css'
