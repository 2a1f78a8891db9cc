/** The exhibit that concerns each game, kept separate so that a game's choices need not load all exhibits. */
export const EXHIBIT_BY_GAME: Readonly<Record<string, string>> = {
  'forty-nine-puzzle': 'forty-nine-puzzle',
  'twenty-five-goal': 'twenty-five-goal',
  'reverse-puzzle': 'reverse-puzzles',
  'another-reverse-puzzle': 'reverse-puzzles',
  'nine-men-square': 'nine-men',
  'nine-men-triangle': 'nine-men',
  isolation: 'isolation',
  'mystic-double-cross': 'mystic-double-cross',
  'blind-forty-nine': 'blind-forty-nine',
  'colorow-solitaire': 'colorow-solitaire',
  'pittsburgh-draw-puzzle': 'pittsburgh-draw-puzzle',
  'puzzle-supreme': 'puzzle-supreme',
  'thirteen-puzzle': 'thirteen-puzzle',
  'suite-assembling': 'suite-assembling',
}
