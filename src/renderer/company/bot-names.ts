import { text } from '../i18n/say'

/** Returns the index of a name among those of the bots; −1 for any other name. */
export function botNameIndex(name: string): number {
  return text('names.bots')
    .split(',')
    .findIndex((one) => one.trim() === name)
}

/** Returns the name of the baked portrait of a bot; null for any other name. */
export function portraitOf(name: string): string | null {
  const index = botNameIndex(name)
  return index < 0 ? null : `portrait/${index + 1}`
}
