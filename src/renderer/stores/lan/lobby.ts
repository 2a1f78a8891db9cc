import { namedTouch } from '../../stage/model/touch-names'
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { letterOf, type Seat } from '../../../rules/kit'
import { seatCards, type SeatCard } from '../../lobby/seat-cards'
import type { SeatCardText } from '../../lobby/paint/seat-card'
import type { InvitationText } from '../../lobby/paint/invitation'
import { type Arrangement, lobbyScene } from '../../lobby/scene'
import { findText, text } from '../../i18n/say'
import { boxOfGame, descriptionOf } from '../../games/catalogue'
import type { JoinedTable } from '../../lan/types'
import { useLan } from './lan'
import { useSettings } from '../app/settings'
import { useView } from '../app/view'

/** How far the camera looks to the side of the table's centre, in inches, to make room for the papers at the right. */
const CAMERA_SHIFT_INCHES = 5.9

/** The gathering at a LAN table: the cards at the seats, their text, and what lies on the table. */
export const useLobby = defineStore('lobby', () => {
  const lan = useLan()
  const view = useView()
  const settings = useSettings()

  const ownSeats = computed(() => lan.seats.map((seat) => letterOf(seat)))
  const cards = computed<readonly SeatCard[]>(() => (lan.lobby ? seatCards(lan.lobby, ownSeats.value) : []))
  /** Letters of the seats that nobody has taken. */
  const openSeats = computed(() => cards.value.filter(({ kind }) => kind === 'open').map(({ seat }) => seat))
  /** The links for guests, each with its address and, if known, the network interface that has it. */
  const links = computed(() =>
    (lan.joinedTable?.links ?? []).map((url, i) => {
      const adapter = lan.joinedTable?.adapters[i] ?? ''
      return { url, address: new URL(url).hostname, adapter }
    }),
  )
  /** The link for a phone: the one that its owner chose or, without it, the best; null if this screen knows none. */
  const link = computed(() => {
    const chosen = links.value.find((one) => one.address === settings.all.inviteAddress)
    return (chosen ?? links.value[0])?.url ?? null
  })
  /** The address for typing: without `http://` and without the secret. */
  const address = computed(() => link.value?.replace(/^https?:\/\//, '').split('/')[0] ?? null)
  const hasInvitation = computed(() => link.value !== null && (lan.joinedTable?.code ?? null) !== null)

  /** Whether the table's picture is taller than wide; papers may leave little of a tall screen. */
  const isTall = ref(false)
  const arrangement = computed<Arrangement>(() => {
    if (!view.compact) return 'wide'
    return isTall.value ? 'high' : 'low'
  })
  const pieces = computed(() => {
    if (lan.joinedTable === null) return []
    return lobbyScene(cards.value, {
      box: boxOfGame(lan.joinedTable.game),
      hasInvitation: hasInvitation.value,
      touchable: new Set(openSeats.value.map((seat) => namedTouch('chair', seat))),
      arrangement: arrangement.value,
    })
  })

  /** The camera's viewpoint for the gathering: offset beside the papers, which a small screen places elsewhere. */
  const viewpoint = computed(() => ({
    name: 'gathering' as const,
    x: view.compact ? 0 : CAMERA_SHIFT_INCHES,
    z: view.compact ? 0 : -0.2,
  }))

  /** Whether somebody waits for the next game to begin; the flag has no meaning while one is played. */
  function isReady({ ready, away }: SeatCard): boolean {
    return ready && !away && (lan.lobby?.phase === 'gathering' || lan.lobby?.phase === 'over')
  }

  /** Describes the player at a seat, with the word of a chair whose person is away where this screen is told. */
  function noteAt(card: SeatCard): string {
    const word = lan.words[card.seat]
    const note = noteOf(card)
    return word === undefined || !card.away ? note : `${note}, ${text('lan.returning.plate', { word })}`
  }

  function writingOf(card: SeatCard): SeatCardText {
    const { seat, name, kind, level, away } = card
    const stamped = kind === 'person' && isReady(card)
    return {
      seat,
      name,
      isPrinted: kind === 'bot',
      note: stamped ? '' : noteAt(card),
      stamp: stamped ? text('lan.stamp') : '',
      isFaint: away && level === null,
    }
  }

  const cardTexts = computed(() => cards.value.map(writingOf))
  const invitation = computed<InvitationText | null>(() => {
    const { joinedTable } = lan
    if (joinedTable === null || joinedTable.code === null || address.value === null) return null
    return invitationTo(joinedTable, joinedTable.code, address.value)
  })

  /** Returns the name at a seat, or its letter if it is empty. */
  function nameAt(seat: Seat): string {
    return cards.value[seat]?.name || text('newGame.chair', { letter: letterOf(seat) })
  }

  return {
    cards,
    openSeats,
    ownSeats,
    links,
    link,
    address,
    hasInvitation,
    isTall,
    pieces,
    viewpoint,
    cardTexts,
    invitation,
    isReady,
    noteOf: noteAt,
    nameAt,
  }
})

/** Returns the texts of the invitation to a table. */
function invitationTo(table: JoinedTable, code: string, address: string): InvitationText {
  return {
    head: text('lan.invite.head'),
    table: table.name,
    game: descriptionOf(table.game).title,
    scan: text('lan.invite.scan'),
    type: text('lan.invite.type'),
    address,
    codeLabel: text('lan.invite.code'),
    code,
  }
}

/** Describes the kind of player at a seat in a few words. */
function noteOf({ kind, away, level, isLocal: ours }: SeatCard): string {
  if (kind === 'open') return text('lan.open')
  if (kind === 'bot') return text('lan.bot', { words: findText(`level.${level ?? 3}`) ?? '' })
  if (away) return text(level === null ? 'lan.away' : 'lan.standsIn')
  return ours ? text('lan.here') : ''
}
