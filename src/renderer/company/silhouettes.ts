import { text } from '../i18n/say'

/** A head cut from black paper, as sold at fairs: paths in a box of 100 by 100, facing right. */
export type Silhouette = readonly string[]

const MAN =
  'M26 100C26 96 30 92 31 86C22 78 17 66 17 50C17 28 33 13 54 13C70 13 80 22 82 37C82.5 41 81.5 44 82.5 47L89 59.5' +
  'C90 61.5 88.5 62.8 84.5 63C85 64.5 85.6 65.5 86.6 66.2C87.4 67 87.2 68 86 68.6C86.6 69.4 86.8 70.4 86 71.4' +
  'C85 72.6 84.4 73.6 85 76C85.6 80 83.4 83 78 83.4C72 83.8 67 82 63 83C61 84 60.6 88 62 92C66 95 71 97 74 100Z'
const WOMAN =
  'M30 100C34 96 37 91 37 85C26 78 19 66 19 50C19 30 34 15 54 15C69 15 79 24 80.5 38C81 42 80 44.6 81 47.4L86.6 58.4' +
  'C87.4 60.2 86 61.4 82.6 61.6C82.8 63 83.6 63.8 84.8 64.8C85.8 65.8 85.2 67 83.8 67.4C84.8 68.6 84.8 69.8 83.6 70.8' +
  'C82.4 71.8 82.2 73 82.4 75C82.4 79 79.6 81.6 75 81.4C70 81.2 66 80.4 62 80.6C58.6 82 57.4 88 58.4 93C61 96 66 97.6 70 100Z'
const SHOULDERS = 'M-20 130C-10 106 18 100 30 97L62 96C84 100 104 108 116 130Z'

/** Hair, hats and accessories of each bot, in the order of the names in `names.bots`. */
const BOT_SILHOUETTES: readonly Silhouette[] = [
  // A parting and a moustache.
  [
    MAN,
    'M16 52C12 30 26 9 52 8C68 7 80 14 84 28C76 22 66 24 60 22C50 30 40 30 36 42C34 50 36 56 33 62C28 66 20 62 16 52Z',
    'M84 63C80 62 76 64 74 68C79 69 83 69 88.5 67.5Z',
    'M58 96L47 90L47 102L58 98L69 102L69 91Z',
  ],
  // A bob.
  [
    WOMAN,
    'M12 60C8 30 26 8 54 9C72 9 82 20 83 36C78 30 70 28 66 28C68 40 68 50 74 66C64 72 58 66 56 58C54 70 52 78 44 82' +
      'C30 86 16 78 12 60Z',
  ],
  // A hat and a pipe.
  [
    MAN,
    'M6 34L94 26C96 26 96 30 94 31L8 40C5 40 4 35 6 34Z',
    'M20 33L23 8C24 6 26 5 28 5L70 2C72 2 74 3 74.5 5L78 28Z',
    'M84 70L98 73L99 66L106 66L105 77C104 80 100 80 98 78L84 74Z',
  ],
  // Hair in a knot, and a high collar.
  [
    WOMAN,
    'M17 54C12 32 28 10 54 10C70 10 80 20 82 33C74 27 64 30 58 30C54 40 44 44 40 52C34 60 24 62 17 54Z',
    'M24 44C10 50 0 40 2 28C4 16 16 12 26 18C34 24 34 38 24 44Z',
    'M33 96C40 92 52 90 60 90L62 97L32 100Z',
  ],
  // A beard.
  [
    MAN,
    'M17 54C15 46 16 42 18 38C24 40 30 46 32 54C33 60 32 64 30 66C24 64 19 60 17 54Z',
    'M60 84C56 76 60 66 66 64C72 66 80 62 85 63C88 66 88 70 87 72C90 80 88 92 80 98C72 100 64 96 60 84Z',
  ],
  // A cloche.
  [
    WOMAN,
    'M10 58C6 26 26 2 54 2C74 2 84 16 85 34C86 39 88 42 91 45C84 48 76 46 70 48C58 52 44 62 34 70C24 72 12 70 10 58Z',
    'M20 66C30 72 44 66 50 60C54 70 50 80 42 80C32 80 22 76 20 66Z',
  ],
  // A cap.
  [
    MAN,
    'M12 40C6 22 22 2 50 1C74 0 86 12 88 26L102 32C104 33 103 36 100 36L82 37C60 34 36 38 26 48C18 50 14 48 12 40Z',
    'M18 44C20 56 24 62 32 64C34 56 34 48 32 42Z',
  ],
  // A ribbon.
  [
    WOMAN,
    'M16 50C12 28 30 8 56 9C74 10 82 22 82 35C78 34 72 33 68 30C62 40 46 42 40 54C36 62 28 66 22 62C18 58 17 54 16 50Z',
    'M22 56C10 58 6 70 10 80C12 88 8 94 2 98C12 102 22 94 22 84C22 76 24 70 30 66Z',
    'M20 60L4 50C2 56 4 62 8 64C4 68 4 74 8 76L24 66Z',
  ],
]

/** Returns the index of a name among those of the bots; −1 for any other name. */
export function botNameIndex(name: string): number {
  return text('names.bots')
    .split(',')
    .findIndex((one) => one.trim() === name)
}

/** Returns the silhouette of a bot by name, including shoulders; null for any other name. */
export function silhouetteOf(name: string): Silhouette | null {
  const head = BOT_SILHOUETTES[botNameIndex(name)]
  return head === undefined ? null : [...head, SHOULDERS]
}
