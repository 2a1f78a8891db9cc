/** Adds the words of an exhibit's page, as its start does. */
import { loadExhibitMessages } from '../../../src/renderer/exhibit/exhibit-messages'

await loadExhibitMessages()
