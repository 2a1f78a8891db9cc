/**
 * Measurements of a sound. Levels are shares of full scale, `loud` is in decibels relative to full scale, times are in
 * seconds.
 */
export interface SoundMeasurement {
  readonly family: string
  readonly peak: number
  /** The greatest mean over 50 ms, weighted as the ear hears. */
  readonly loud: number
  /** Time until the last sample that can be heard. */
  readonly end: number
  /** Time from a tenth to nine tenths of the peak. */
  readonly rise: number
  /** Mean of all samples. It is zero in every real sound. */
  readonly offset: number
  /** Highest level in the first fifth of a millisecond, and in the last. */
  readonly first: number
  readonly last: number
  /** Shares of the energy: below 400 Hz, from 1 to 6 kHz, above 2 kHz. */
  readonly deep: number
  readonly paper: number
  readonly bright: number
}

/** Measurements of a sound of the room, over two rounds. The second round begins where the first ends. */
export interface RoomMeasurement {
  readonly peak: number
  /** The greatest mean over 400 ms, weighted as the ear hears, in decibels. */
  readonly loud: number
  readonly offset: number
  /**
   * The step of level from the last sample of a round to the first of the next, and the largest step within a round.
   */
  readonly seam: number
  readonly step: number
  /** Share of the energy that is left if both ears hear the same. */
  readonly mono: number
}

export interface SoundMeasurements {
  /** Every recipe by its name, dry and as it is made. */
  readonly alone: Readonly<Record<string, SoundMeasurement>>
  /** The peak of six at once in the parlor, at full loudness, by the name of the recipe. */
  readonly together: Readonly<Record<string, number>>
  /** Every sound of the room by its name. */
  readonly rooms: Readonly<Record<string, RoomMeasurement>>
}
