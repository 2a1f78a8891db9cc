import type { Seen } from '../../../rules/kit'
import { partnersWin } from '../casino/result'
import type { Words } from '../types'
import { isPartners } from './table'

/** Two partners win together: who, and by how much. Without partners the page says who won. */
export const result = (seen: Seen): Words | null => (isPartners(seen) ? partnersWin(seen) : null)
