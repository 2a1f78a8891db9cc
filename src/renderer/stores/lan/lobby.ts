import { namedTouch } from '../../stage/model/names'
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { letterOf, type Seat } from '../../../rules/kit'
import { seatCards, type ChairCard } from '../../lobby/seat-cards'
import type { ChairWriting } from '../../lobby/paint/seat-card'
import type { InvitationWriting } from '../../lobby/paint/invitation'
import type { Arrangement } from '../../lobby/card-places'
import { lobbyScene } from '../../lobby/scene'
import { findText, text } from '../../i18n/say'
import { boxOf, infoOf } from '../../games/catalogue'
import { useLan } from './lan'
import { useView } from '../app/view'

/** How far the camera looks to the side of the table's centre, in inches, to make room for the papers at the right. */
const ASIDE = 5.9

/** The gathering at a LAN table: the cards at the seats, their text, and what lies on the table. */
export const useLobby = defineStore('lobby', () => {
  const lan = useLan()
  const view = useView()

  const mine = computed(() => lan.seats.map((seat) => letterOf(seat)))
  const cards = computed<readonly ChairCard[]>(() => (lan.lobby ? seatCards(lan.lobby, mine.value) : []))
  /** Letters of the seats that nobody has taken. */
  const open = computed(() => cards.value.filter(({ kind }) => kind === 'open').map(({ seat }) => seat))
  /** The best link for a phone; null if this screen knows none. */
  const link = computed(() => lan.at?.links[0] ?? null)
  /** The address for typing: without `http://` and without the secret. */
  const address = computed(() => link.value?.replace(/^https?:\/\//, '').split('/')[0] ?? null)
  const invites = computed(() => link.value !== null && (lan.at?.code ?? null) !== null)

  /** Whether the table's picture is taller than wide; papers may leave little of a tall screen. */
  const high = ref(false)
  const arrangement = computed<Arrangement>(() => {
    if (!view.compact) return 'wide'
    return high.value ? 'high' : 'low'
  })
  const pieces = computed(() => {
    if (lan.at === null) return []
    return lobbyScene(cards.value, {
      box: boxOf(lan.at.game),
      invites: invites.value,
      touchable: new Set(open.value.map((seat) => namedTouch('chair', seat))),
      arrangement: arrangement.value,
    })
  })

  /** The camera's viewpoint for the gathering: offset beside the papers, which a small screen places elsewhere. */
  const spot = computed(() => ({ name: 'gathering' as const, x: view.compact ? 0 : ASIDE, z: view.compact ? 0 : -0.2 }))

  /** Whether somebody waits for the next game to begin; the flag has no meaning while one is played. */
  function isReady({ ready, away }: ChairCard): boolean {
    return ready && !away && (lan.lobby?.phase === 'gathering' || lan.lobby?.phase === 'over')
  }

  function writingOf(card: ChairCard): ChairWriting {
    const { seat, name, kind, level, away } = card
    const stamped = kind === 'person' && isReady(card)
    return {
      seat,
      name,
      printed: kind === 'bot',
      note: stamped ? '' : noteOf(card),
      stamp: stamped ? text('lan.stamp') : '',
      faint: away && level === null,
    }
  }

  const chairs = computed(() => cards.value.map(writingOf))
  const invitation = computed<InvitationWriting | null>(() => {
    const { at } = lan
    if (at === null || at.code === null || address.value === null) return null
    return {
      head: text('lan.invite.head'),
      table: at.name,
      game: infoOf(at.game).title,
      scan: text('lan.invite.scan'),
      type: text('lan.invite.type'),
      address: address.value,
      codeLabel: text('lan.invite.code'),
      code: at.code,
    }
  })

  /** Returns the name at a seat, or its letter if it is empty. */
  function nameAt(seat: Seat): string {
    return cards.value[seat]?.name || text('newGame.chair', { letter: letterOf(seat) })
  }

  return { cards, open, mine, link, address, invites, high, pieces, spot, chairs, invitation, isReady, noteOf, nameAt }
})

/** Describes the kind of player at a seat in a few words. */
function noteOf({ kind, away, level, mine: ours }: ChairCard): string {
  if (kind === 'open') return text('lan.open')
  if (kind === 'bot') return text('lan.bot', { words: findText(`level.${level ?? 3}`) ?? '' })
  if (away) return text(level === null ? 'lan.away' : 'lan.standsIn')
  return ours ? text('lan.here') : ''
}
