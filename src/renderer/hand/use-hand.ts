import { defineStore } from 'pinia'
import { computed, nextTick, ref, shallowRef, watch } from 'vue'
import { fieldWith, flatPiece, type FlatPiece } from '../flat/flat-layout'
import { squareCentre } from '../games/layout/board'
import { UNTOUCHED } from '../games/layout/eye'
import { text } from '../i18n/say'
import { isTouchOf, nameIn } from '../stage/model/touch-names'
import type { Piece } from '../stage/model/pieces'
import { useLan } from '../stores/lan/lan'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import { MAX_TOGETHER, type FieldKind } from './hand-layout'
import { nextKept, type KeptEvent, type KeptMove } from './kept-move'
import { cardSign, sayKeyOf } from './key-words'
import { openItemsOf } from './open-table'

/** Touches of a scene that a hand's page has keys for, because what they stand for is not shown. */
const KEYED = /^(?:seat:|build|count$|row:|fifty:|hundred:)/

/** What one person's page shows of the game: their hand, what lies open, and what their touches mean. */
export const useHand = defineStore('hand', () => {
  const table = useTable()
  const selection = useSelection()
  const lan = useLan()
  /** Whether the hand lies face down. */
  const isCovered = ref(false)
  const isOrdering = ref(false)
  /** Ids of the cards in the order in which their owner put them. */
  const order = ref<readonly string[]>([])
  const kept = shallowRef<KeptMove>({ state: 'none' })
  selection.follow(() => table.source)

  const game = computed(() => table.face?.id ?? '')
  const isMine = computed(() => table.actor !== null && table.awaitedSeats.includes(table.actor))

  const pieces = computed((): readonly Piece[] => {
    const { face, lastPly, lastEvents, eventHistory, stageView } = table
    if (face === null || stageView === null) return []
    const { touchable, picked } = selection
    const change = { touchable, picked, lastPly, lastEvents, eventHistory, isHandCovered: isCovered.value }
    return face.scene(stageView, { ...UNTOUCHED, ...change, page: 'tall' })
  })

  const cards = computed((): readonly FlatPiece[] => {
    const held = pieces.value.filter(({ group, kind }) => group === 'hand' && kind === 'card')
    const rank = (piece: Piece): number => (order.value.includes(piece.id) ? order.value.indexOf(piece.id) : Infinity)
    const sorted = order.value.length === 0 ? held : [...held].sort((a, b) => rank(a) - rank(b) || 0)
    return sorted.map((piece) => flatPiece(piece, null))
  })
  const fits = ({ touch }: FlatPiece): boolean =>
    touch !== null && (selection.touchable.has(touch) || selection.picked.includes(touch))
  /** Whether the cards that fit lie apart from the others. */
  const isSplit = computed(
    () => cards.value.length > MAX_TOGETHER && isMine.value && !isCovered.value && cards.value.some(startsMove),
  )
  /** Whether a card can begin a move, whatever is lifted now. */
  const startsMove = ({ touch }: FlatPiece): boolean =>
    touch !== null && selection.moves.some(({ touches }) => touches.includes(touch))
  const nearCards = computed(() => (isSplit.value ? cards.value.filter(startsMove) : cards.value))
  const laterCards = computed(() => (isSplit.value ? cards.value.filter((card) => !startsMove(card)) : []))

  /** What lies on the table itself, without hands and piles. */
  const fieldPieces = computed(() => pieces.value.filter(({ group }) => group === undefined))
  const field = computed((): FieldKind => {
    const { face } = table
    if (face === null) return 'none'
    if (face.cloth !== undefined) return 'cloth'
    if (face.tableLayout.kind === 'board') return asksSquare.value || face.hasOwnSquares !== true ? 'board' : 'slot'
    return openItems.value.some(({ touch }) => touch !== null) ? 'open' : 'row'
  })
  /** Whether a place on the board is asked for. */
  const asksSquare = computed(
    () => selection.picked.length > 0 && [...selection.touchable].filter((it) => isTouchOf(it, 'square')).length > 1,
  )
  const board = computed(() => fieldWith(fieldPieces.value))
  /** The square to which the lifted card goes, in inches; null for the whole board. */
  const near = computed(() => {
    const { single, candidates } = selection.narrowed
    const touches = candidates.find(({ move }) => move === single)?.touches ?? []
    const square = touches.flatMap((touch) => nameIn(touch, 'square') ?? [])[0]
    return square === undefined || field.value !== 'slot' ? null : squareCentre(Number(square))
  })

  const openItems = computed(() => openItemsOf(fieldPieces.value))

  /** What can be done next that nothing on the page stands for: a key each. */
  const choices = computed(() => [...selection.touchable, ...selection.picked].filter((touch) => KEYED.test(touch)))

  /** The touches that were selected by themselves with the card that was lifted last. */
  let preselected: readonly string[] = []

  function lift(touch: string): void {
    // Where nobody holds cards, a touch of a place is the move itself.
    if (table.face?.tableLayout.handSize === undefined) return void selection.tap(touch)
    const [card] = selection.picked
    const isOwn = isTouchOf(touch, 'hand')
    if (card !== undefined && selection.picked.join() === preselected.join()) {
      if (touch === card) return selection.clear()
      // What nobody has touched gives way to what somebody wishes to do with the card.
      if (!isOwn && !selection.touchable.has(touch) && !selection.picked.includes(touch)) selection.pick([card])
    }
    selection.lift(touch)
    preselected = []
    if (isOwn) preselect()
  }

  /** Selects the greatest capture of a card that was just lifted. */
  function preselect(): void {
    const { picked, moves } = selection
    const card = picked[0]
    if (picked.length !== 1 || !isTouchOf(card, 'hand') || field.value !== 'open') return
    const captures = moves.filter(
      ({ touches }) => touches[0] === card && touches.length > 1 && touches.slice(1).every((it) => /^table:/.test(it)),
    )
    const [first, ...others] = captures
    if (first === undefined) return trailIfOnly(card)
    preselected = others.reduce((a, b) => (b.touches.length > a.touches.length ? b : a), first).touches
    selection.pick(preselected)
  }

  /** A card that can only be laid on the table needs no second touch. */
  function trailIfOnly(card: string | undefined): void {
    const own = selection.moves.filter(({ touches }) => touches[0] === card)
    if (own.length !== 1 || own[0] === undefined) return
    preselected = own[0].touches
    selection.pick(preselected)
  }

  /** Lets one's card be laid on the table instead of taking anything. */
  function trail(): void {
    if (lifted.value !== undefined) selection.pick([lifted.value, 'table'])
  }
  const lifted = computed(() => selection.picked.find((it) => isTouchOf(it, 'hand')))
  const canTrail = computed(() =>
    selection.moves.some(({ touches }) => touches[0] === lifted.value && touches[1] === 'table'),
  )

  function tell(event: KeptEvent): void {
    kept.value = nextKept(kept.value, event)
  }

  /** Makes the move that the touches mean. */
  async function lay(): Promise<void> {
    const { picked, narrowed } = selection
    if (narrowed.single === null) return
    const held = cards.value.map(({ face }) => face)
    const faces = cards.value.filter(({ touch }) => touch !== null && picked.includes(touch)).map(({ face }) => face)
    // What refuses it may be gone from the page by the time it is answered.
    const reasons: string[] = []
    const stop = watch(
      () => selection.shownRefusal,
      (refusal) => refusal !== null && reasons.push(refusal.text),
      { flush: 'sync' },
    )
    tell({ kind: 'made', faces, isConnected: !lan.isDisconnected })
    await selection.confirm()
    stop()
    const reason = reasons.at(-1)
    tell(reason === undefined ? { kind: 'accepted' } : { kind: 'refused', reason: playedFor(held, faces) ?? reason })
    if (kept.value.state === 'back') selection.dismissRefusal()
  }

  /**
   * Says what was played for this person while a move of theirs was kept: the one card that is gone from their hand. Null
   * if it cannot be told.
   */
  function playedFor(held: readonly string[], kept: readonly string[]): string | null {
    const gone = held.filter((face) => cards.value.every((card) => card.face !== face))
    const [card, mine] = [gone[0], kept[0]]
    if (card === undefined || mine === undefined || gone.length + kept.length > 2) return null
    const sign = (face: string): string => cardSign(game.value, face.slice(face.indexOf('/') + 1))
    return text(card === mine ? 'hand.kept.same' : 'hand.kept.instead', { card: sign(card), mine: sign(mine) })
  }

  /** Lifts a card and, if that says it all, lays it: one flick upwards. */
  async function flick(touch: string): Promise<void> {
    if (!selection.picked.includes(touch)) lift(touch)
    await nextTick()
    await lay()
  }

  watch(
    () => lan.isDisconnected,
    (isLost) => isLost && tell({ kind: 'lost' }),
  )

  function move(id: string, to: number): void {
    const ids = cards.value.map((card) => card.id).filter((it) => it !== id)
    order.value = [...ids.slice(0, to), id, ...ids.slice(to)]
  }
  /** Sorts the hand by number, or with what fits first. */
  function sort(by: 'number' | 'fit'): void {
    order.value = []
    if (by === 'fit')
      order.value = [...cards.value].sort((a, b) => Number(startsMove(b)) - Number(startsMove(a))).map(({ id }) => id)
  }

  /** What the main key says: the move that the touches mean. */
  const layWords = computed(() => {
    if (game.value === '') return text('hand.key.none')
    return sayKeyOf(game.value, selection.picked, selection.narrowed)
  })

  return {
    isCovered,
    isOrdering,
    kept,
    game,
    isMine,
    cards,
    nearCards,
    laterCards,
    fits,
    field,
    board,
    near,
    openItems,
    choices,
    canTrail,
    layWords,
    lift,
    trail,
    lay,
    flick,
    move,
    sort,
    tell,
  }
})
