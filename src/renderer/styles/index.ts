/** Fonts (Latin cuts only) and style sheets, in the order of the cascade. */
import '@fontsource/league-gothic/latin-400.css'
import '@fontsource/old-standard-tt/latin-400.css'
import '@fontsource/old-standard-tt/latin-400-italic.css'
import '@fontsource/old-standard-tt/latin-700.css'
import '@fontsource/homemade-apple/latin-400.css'
import './tokens.css'
import './base.css'
import './slips.css'
