/**
 * The arrangements that count 100, the maximum: seven essentially different ones, 52 with their rotations and
 * reflections. Found, and proved complete, by exhaustive search (tests/unit/bots/solvers/colorow-hundred.ts).
 */

const SIDE = 7
const SQUARES = 49

/** Row by row, one letter for each colour; the letters may stand for any colours. */
const REALLY_DIFFERENT = [
  'aabbbaacacbcadecbbbdfcecadddeeegfdfcegggfdegfgfgf',
  'aabbbaacadbdedecbbbdfcccadfdecegfffcagggfdegegegf',
  'abababcdabbbceadabfgedddceccadfgfgedeefgcefgfgfgc',
  'abababcdabbbceadabfecdddfeeeadfgfefdcgggfecgcgfgc',
  'aabbbaacacbcdedcbbbefcdcaeeedddgfefcagggfedgfgfgf',
  'aabbbaacadbdedecbbbdfcccadedecegfefcagggfdegfgfgf',
  'abababcdaedfcdaeabgfceeegfffaegdgfgbcebfgbcdcdgdc',
]

/** An anonymous colour for every square: 0 to 6. */
export type Arrangement = readonly number[]

/** All 52, each once. */
export const HUNDREDS: readonly Arrangement[] = [...new Set(REALLY_DIFFERENT.flatMap(turnsAndMirrors))].map((text) =>
  [...text].map((letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0)),
)

/** Returns the eight symmetric images of an arrangement, with the letters renamed in order of appearance. */
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
