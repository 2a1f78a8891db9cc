/** The recipe of a room sound, which is rendered once and then looped. */
export interface RoomRecipe {
  /** Length of one round, in seconds. */
  readonly seconds: number
  /** Time for which sounds of one round can still be heard in the next, in seconds. */
  readonly tail: number
  /** Schedules all sounds of a round, starting at time 0 of the context. */
  compose(context: BaseAudioContext, out: AudioNode): void
}
