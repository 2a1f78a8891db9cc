/**
 * The arrangements that count 100, which is the most there can be: seven really different ones, 52 with their turns and
 * mirrors. Found, and proved to be all, by trying everything (tests/unit/bots/solvers/colorow-hundred.ts).
 */

const SIDE = 7
const SQUARES = 49

/** Row by row, a letter a colour; any colours will do. */
const REALLY_DIFFERENT = [
  'aabbbaacacbcadecbbbdfcecadddeeegfdfcegggfdegfgfgf',
  'aabbbaacadbdedecbbbdfcccadfdecegfffcagggfdegegegf',
  'abababcdabbbceadabfgedddceccadfgfgedeefgcefgfgfgc',
  'abababcdabbbceadabfecdddfeeeadfgfefdcgggfecgcgfgc',
  'aabbbaacacbcdedcbbbefcdcaeeedddgfefcagggfedgfgfgf',
  'aabbbaacadbdedecbbbdfcccadedecegfefcagggfdegfgfgf',
  'abababcdaedfcdaeabgfceeegfffaegdgfgbcebfgbcdcdgdc',
]

/** A colour without a name for every square: 0 to 6. */
export type Arrangement = readonly number[]

/** All 52, each once. */
export const HUNDREDS: readonly Arrangement[] = [...new Set(REALLY_DIFFERENT.flatMap(turnsAndMirrors))].map((text) =>
  [...text].map((letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0)),
)

/** The eight ways to look at an arrangement, with letters in the order in which they come. */
function turnsAndMirrors(text: string): string[] {
  const looks: string[] = []
  for (let look = text, i = 0; i < 4; i++) {
    looks.push(renamed(look), renamed(mirrored(look)))
    look = turned(look)
  }
  return looks
}

function turned(text: string): string {
  return seenAt(text, (row, column) => (SIDE - 1 - column) * SIDE + row)
}

function mirrored(text: string): string {
  return seenAt(text, (row, column) => column * SIDE + row)
}

function seenAt(text: string, from: (row: number, column: number) => number): string {
  return Array.from({ length: SQUARES }, (_, square) =>
    text.charAt(from(Math.floor(square / SIDE), square % SIDE)),
  ).join('')
}

function renamed(text: string): string {
  const order = [...new Set(text)]
  return [...text].map((letter) => 'abcdefg'.charAt(order.indexOf(letter))).join('')
}
