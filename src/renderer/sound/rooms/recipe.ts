/** What a room sounds like by itself. It is rendered once and then goes round and round. */
export interface RoomRecipe {
  /** How long one round is, in seconds. */
  readonly seconds: number
  /** How long what was begun in a round may still be heard in the next one, in seconds. */
  readonly tail: number
  /** Puts all sounds of a round into a context, from its beginning. */
  compose(context: BaseAudioContext, out: AudioNode): void
}
