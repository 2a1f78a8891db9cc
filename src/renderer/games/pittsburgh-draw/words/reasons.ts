import { reasonFor, type PittsburghReasonKey } from '../../../../bots/reasons/pittsburgh-draw'
import type { Kind } from '../../../../rules/forty-nine-outfit/ranking'
import type { Seat } from '../../../../rules/kit'
import type { Words } from '../../../i18n/words'
import type { Table } from '../table'

/** Why a hint is good, as the sentence's key and what it names. A hand that is kept has a sentence for its kind. */
export function reasonWords(seen: Table, seat: Seat, move: string): Words {
  const { key, params } = reasonFor(seen, seat, move)
  const full = key === 'stands' ? `${key}-${params['kind']}` : key
  return { key: `reason.${full}`, params: { ...params, n: Number(params['cards'] ?? params['points'] ?? 0) } }
}

type SentenceKey = Exclude<PittsburghReasonKey, 'stands'> | `stands-${Kind}`

/** The sentences, as messages under `reason`. */
export const REASONS: Readonly<Record<SentenceKey, string>> = {
  'stands-pair': 'Nothing better is likely enough: keep the pair.',
  'stands-two-pair': 'Keep the two pairs as they are.',
  'stands-rainbow': 'Five colours are a rainbow, worth {points}: keep it.',
  'stands-three': 'Three of a colour are worth {points}: keep them.',
  'stands-full': 'A full hand is worth {points}: keep it.',
  'stands-four': 'Four of a colour are worth {points}: keep them.',
  'stands-flush': 'A flush is worth {points}: keep it.',
  'stands-full-straight': 'A full hand straight is worth {points}: keep it.',
  'stands-four-straight': 'A four card straight is worth {points}: keep it.',
  'stands-straight-flush': 'A straight flush is worth {points}, and nothing is higher.',
  'keeps-colour':
    'Draw to the {colour} card: {chance} in 100 are better, {average} on average. | Draw to the {n} {colour} cards: {chance} in 100 are better, {average} on average.',
  'keeps-colour-cheater':
    'The Cheater joins the {colour} card: {chance} in 100 are better, {average} on average. | The Cheater joins the {n} {colour} cards: {chance} in 100 are better, {average} on average.',
  'keeps-pairs': 'Draw one card to the two pairs: {chance} in 100 are better.',
  'keeps-cheater': 'Keep the Cheater alone: {chance} in 100 are better, {average} on average.',
  'keeps-several': 'Draw to these {n}: {chance} in 100 are better, {average} on average.',
  'new-hand': 'Five new cards: {chance} in 100 are better, {average} on average.',
}
