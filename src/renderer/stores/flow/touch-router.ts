import { seatOf } from '../../../rules/kit'
import { nameIn } from '../../stage/model/touch-names'
import type { PieceTouch } from '../../stage/touch'
import { usePage, type Sheet } from '../app/page'
import { useShelf } from '../app/shelf'
import { useView } from '../app/view'
import { useSeatForm } from '../lan/seat-form'
import { useClaim } from '../table/claim'
import { useCloseLook } from '../table/close-look'
import { useSelection } from '../table/selection'
import { openBox, closeBox } from './shelf-boxes'

/** Papers that open on touch wherever they lie. */
const SHEET_OF_TOUCH: Readonly<Record<string, Sheet>> = { leaflet: 'leaflet', pad: 'pad' }

/** Routes a touch on the table to its meaning on this page: a sheet, a box of the shelf, a seat, or a move. */
export async function routeTouch(event: PieceTouch): Promise<void> {
  const page = usePage()
  if (event.kind === 'hover') return pointAt(event)
  if (event.kind === 'carry') return carry(event)
  if (event.kind === 'lean') return useView().leanTo(event.x, event.z)
  const paper = event.kind === 'tap' ? SHEET_OF_TOUCH[event.touch] : undefined
  if (paper !== undefined) return page.open(paper)
  switch (page.place) {
    case 'door':
      return
    case 'shelf':
      return event.kind === 'tap' ? touchShelf(event.touch) : undefined
    case 'gathering':
      return event.kind === 'tap' ? touchSeatCard(event.touch) : undefined
    case 'game':
    case 'demo':
    case 'lesson':
      return touchGame(event)
  }
}

async function pointAt(event: PieceTouch & { readonly kind: 'hover' }): Promise<void> {
  const shelf = useShelf()
  const { place } = usePage()
  shelf.highlightedBox = event.touch === null ? null : shelf.boxAt(event.touch)
  if (place === 'game' || place === 'lesson') await useSelection().touch(event)
}

async function carry(event: PieceTouch & { readonly kind: 'carry' }): Promise<void> {
  const { place } = usePage()
  if (event.touch === null || place === 'game' || place === 'lesson') await useSelection().touch(event)
}

/** Whether a touch on the table would do something on this page now, as routed above. */
export function canTouch(touch: string): boolean {
  if (SHEET_OF_TOUCH[touch] !== undefined) return true
  const shelf = useShelf()
  switch (usePage().place) {
    case 'door':
      return false
    case 'shelf':
      return shelf.phase === 'closed' ? shelf.boxAt(touch) !== null : touch === 'box'
    case 'gathering':
      return touch === 'invite' || nameIn(touch, 'chair') !== null
    case 'demo':
      return touch === 'box'
    case 'game':
    case 'lesson':
      return touch === 'box' || touch === useClaim().claim?.touch || useSelection().canTouch(touch)
  }
}

async function touchShelf(touch: string): Promise<void> {
  const shelf = useShelf()
  const isShut = shelf.phase === 'closed'
  const box = shelf.boxAt(touch)
  if (box !== null && isShut) await openBox(box)
  else if (touch === 'box' && !isShut) await closeBox()
}

/** Handles touches while people gather: the invitation opens large, an open seat is taken. */
async function touchSeatCard(touch: string): Promise<void> {
  const seat = nameIn(touch, 'chair')
  if (touch === 'invite') usePage().open('invite')
  else if (seat !== null) await useSeatForm().sit(seatOf(seat))
}

async function touchGame(event: PieceTouch): Promise<void> {
  const claims = useClaim()
  const page = usePage()
  if (event.kind === 'tap' && event.touch === 'box') return page.open('menu')
  if (event.kind === 'tap' && event.touch === claims.claim?.touch) return claims.make(event.at ?? null)
  if (await useCloseLook().handleTouch(event)) return
  await useSelection().touch(event)
}
