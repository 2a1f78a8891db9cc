import type { InjectionKey } from 'vue'

/** Several small things under one fingertip: the intended one cannot be determined without a closer view. */
export interface AmbiguousTap {
  /** The others besides the one that was hit. */
  readonly others: readonly string[]
  /** Position on the table, in inches. */
  readonly x: number
  readonly z: number
}
/** Position of a pointer, in CSS pixels from the page's top left corner. */
export interface PointerPosition {
  readonly x: number
  readonly y: number
}

/** A pointer or key event, in the names that moves use. Key events have no position `at`. */
export type PieceTouch =
  | { readonly kind: 'tap'; readonly touch: string; readonly doubt?: AmbiguousTap; readonly at?: PointerPosition }
  /**
   * Dragged from one place and dropped over another; two taps always do the same. `to` is null over nothing, and `from`
   * where the piece came from: over its own place, or over the hand that it belongs to.
   */
  | {
      readonly kind: 'drag'
      readonly from: string
      readonly to: string | null
      readonly doubt?: AmbiguousTap
      readonly at?: PointerPosition
    }
  /** A pointer has begun to carry this piece; null when it carries none any more, which a drop reports first. */
  | { readonly kind: 'carry'; readonly touch: string | null }
  | { readonly kind: 'hover'; readonly touch: string | null }
  /** Flicked with a finger, or pressed for a while and released; `strength` is 0 to 1. */
  | { readonly kind: 'flick'; readonly touch: string; readonly strength: number; readonly at?: PointerPosition }
  /**
   * Double click on anything that cannot be played: lean in there, or return to the seat. The wheel also returns from a
   * near view.
   */
  | { readonly kind: 'lean'; readonly x: number; readonly z: number }

/** What a page does with the touches on its table. */
export interface TableTouches {
  /** Whether a touch would do something now. */
  canTouch(touch: string): boolean
  touch(event: PieceTouch): void | Promise<void>
}

/** Provided by the page; both kinds of table report to it. */
export const TABLE_TOUCHES: InjectionKey<TableTouches> = Symbol('touches on the table')

/** A page that does nothing with them. */
export const NO_TOUCHES: TableTouches = { canTouch: () => false, touch: () => undefined }
