/** Small things under one fingertip: which it was meant for cannot be told without looking closer. */
export interface AmbiguousTap {
  /** The others beside the one that was met. */
  readonly others: readonly string[]
  /** Where on the table, in inches. */
  readonly x: number
  readonly z: number
}
/** Where a pointer was, in CSS pixels from the page's top left corner. */
export interface PointerPlace {
  readonly x: number
  readonly y: number
}

/** What a pointer did, in the names that moves use. What keys do has no place `at` the page. */
export type PieceTouch =
  | { readonly kind: 'tap'; readonly touch: string; readonly doubt?: AmbiguousTap; readonly at?: PointerPlace }
  /** Carried from one place and let go over another; a tap-tap twin always exists. */
  | {
      readonly kind: 'drag'
      readonly from: string
      readonly to: string | null
      readonly doubt?: AmbiguousTap
      readonly at?: PointerPlace
    }
  | { readonly kind: 'hover'; readonly touch: string | null }
  /** Flicked with a finger, or pressed for a while and let go: how hard, 0 to 1. */
  | { readonly kind: 'flick'; readonly touch: string; readonly strength: number; readonly at?: PointerPlace }
  /** Double click on anything that cannot be played: lean in there, or back to the seat. */
  | { readonly kind: 'lean'; readonly x: number; readonly z: number }
  /** A wheel or two fingers: look nearer there, or from the seat again. */
  | { readonly kind: 'zoom'; readonly nearer: boolean; readonly x: number; readonly z: number }
