import { gameById } from '../rules/catalogue'
import { checkOptions, type AnyGame, type Options } from '../rules/kit'
import { misuse } from './errors'

/** Returns the game that an argument names; throws `unknown-game` if there is none. */
export function gameFor(id: string): AnyGame {
  const game = gameById(id)
  if (game) return game
  throw misuse('unknown-game', `There is no game ${JSON.stringify(id.slice(0, 60))}; "parlor games" lists them.`)
}

/** Parses options given as `key=value`, checks them and completes them with defaults, for a number of seats. */
export function optionsFor(game: AnyGame, texts: readonly string[], seats: number): Options {
  const given = texts.map((text) => {
    const [key = '', ...rest] = text.split('=')
    return [key, valueOf(rest.join('='))] as const
  })
  const options = checkOptions(game.info, Object.fromEntries(given), seats)
  if (!options.ok) throw misuse(options.error.code, options.error.message)
  return options.value
}

function valueOf(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d{1,9}$/u.test(text) ? Number(text) : text
}
