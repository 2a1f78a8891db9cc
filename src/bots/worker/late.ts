import { player, type Player } from '../player'

/** Loads a game's rules and its bot together. */
async function both<R, L>(rules: Promise<R>, lore: Promise<L>, join: (rules: R, lore: L) => Player): Promise<Player> {
  return join(await rules, await lore)
}

/** Every game with its bot, brought in when the first question about it comes: one line a game. */
const PLAYERS: Readonly<Record<string, () => Promise<Player>>> = {
  'forty-nine': () =>
    both(import('../../rules/forty-nine-outfit/forty-nine'), import('../knowledge/forty-nine'), (rules, lore) =>
      player(rules.fortyNine, { knowledge: lore.fortyNineKnowledge }),
    ),
  'boston-books': () =>
    both(import('../../rules/forty-nine-outfit/boston-books'), import('../knowledge/boston-books'), (rules, lore) =>
      player(rules.bostonBooks, { knowledge: lore.bostonBooksKnowledge }),
    ),
  'chicago-casino': () =>
    both(import('../../rules/forty-nine-outfit/chicago-casino'), import('../knowledge/chicago-casino'), (rules, lore) =>
      player(rules.chicagoCasino, { knowledge: lore.chicagoCasinoKnowledge }),
    ),
  colorow: () =>
    both(import('../../rules/forty-nine-outfit/colorow'), import('../knowledge/colorow'), (rules, lore) =>
      player(rules.colorow, { knowledge: lore.colorowKnowledge }),
    ),
  'new-york-whist': () =>
    both(import('../../rules/forty-nine-outfit/new-york-whist'), import('../knowledge/new-york-whist'), (rules, lore) =>
      player(rules.newYorkWhist, { knowledge: lore.newYorkWhistKnowledge }),
    ),
  'nebraska-checkers': () =>
    both(
      import('../../rules/forty-nine-outfit/nebraska-checkers'),
      import('../knowledge/nebraska-checkers'),
      (rules, lore) => player(rules.nebraskaCheckers, { knowledge: lore.nebraskaKnowledge }),
    ),
  'pittsburgh-draw': () =>
    both(
      import('../../rules/forty-nine-outfit/pittsburgh-draw'),
      import('../knowledge/pittsburgh-draw'),
      (rules, lore) => player(rules.pittsburghDraw, { knowledge: lore.pittsburghKnowledge }),
    ),
  'thirteen-puzzle': () =>
    both(import('../../rules/forty-nine-outfit/thirteen-puzzle'), import('../solvers/thirteen-puzzle'), (rules, lore) =>
      player(rules.thirteenPuzzle, { solver: lore.thirteenPuzzleSolver }),
    ),
  'reverse-puzzle': () =>
    both(import('../../rules/forty-nine-outfit/reverse-puzzle'), import('../solvers/reverse-puzzle'), (rules, lore) =>
      player(rules.reversePuzzle, { solver: lore.reversePuzzleSolver }),
    ),
  'another-reverse-puzzle': () =>
    both(
      import('../../rules/forty-nine-outfit/another-reverse-puzzle'),
      import('../solvers/another-reverse-puzzle'),
      (rules, lore) => player(rules.anotherReversePuzzle, { solver: lore.anotherReversePuzzleSolver }),
    ),
  'twenty-five-goal': () =>
    both(
      import('../../rules/forty-nine-outfit/twenty-five-goal'),
      import('../solvers/twenty-five-goal'),
      (rules, lore) => player(rules.twentyFiveGoal, { solver: lore.twentyFiveGoalSolver }),
    ),
  'mystic-double-cross': () =>
    both(
      import('../../rules/forty-nine-outfit/mystic-double-cross'),
      import('../solvers/mystic-double-cross'),
      (rules, lore) => player(rules.mysticDoubleCross, { solver: lore.mysticDoubleCrossSolver }),
    ),
  'blind-forty-nine': () =>
    both(
      import('../../rules/forty-nine-outfit/blind-forty-nine'),
      import('../solvers/blind-forty-nine'),
      (rules, lore) => player(rules.blindFortyNine, { solver: lore.blindFortyNineSolver }),
    ),
  'colorow-solitaire': () =>
    both(
      import('../../rules/forty-nine-outfit/colorow-solitaire'),
      import('../solvers/colorow-solitaire'),
      (rules, lore) => player(rules.colorowSolitaire, { solver: lore.colorowSolitaireSolver }),
    ),
  'pittsburgh-draw-puzzle': () =>
    both(
      import('../../rules/forty-nine-outfit/pittsburgh-draw-puzzle'),
      import('../solvers/pittsburgh-draw-puzzle'),
      (rules, lore) => player(rules.pittsburghDrawPuzzle, { solver: lore.pittsburghDrawPuzzleSolver }),
    ),
  'forty-nine-puzzle': () =>
    both(
      import('../../rules/forty-nine-outfit/forty-nine-puzzle'),
      import('../solvers/forty-nine-puzzle'),
      (rules, lore) => player(rules.fortyNinePuzzle, { solver: lore.fortyNinePuzzleSolver }),
    ),
  'nine-men-triangle': () =>
    both(import('../../rules/forty-nine-outfit/nine-men-triangle'), import('../solvers/chains'), (rules, lore) =>
      player(rules.nineMenTriangle, { solver: lore.chainsSolver }),
    ),
  'nine-men-square': () =>
    both(import('../../rules/forty-nine-outfit/nine-men-square'), import('../solvers/chains'), (rules, lore) =>
      player(rules.nineMenSquare, { solver: lore.chainsSolver }),
    ),
  'puzzle-supreme': () =>
    both(import('../../rules/forty-nine-outfit/puzzle-supreme'), import('../solvers/puzzle-supreme'), (rules, lore) =>
      player(rules.puzzleSupreme, { solver: lore.puzzleSupremeSolver }),
    ),
  'suite-assembling': () =>
    both(
      import('../../rules/forty-nine-outfit/suite-assembling'),
      import('../solvers/suite-assembling'),
      (rules, lore) => player(rules.suiteAssembling, { solver: lore.suiteAssemblingSolver }),
    ),
  isolation: () =>
    both(import('../../rules/forty-nine-outfit/isolation'), import('../solvers/isolation'), (rules, lore) =>
      player(rules.isolation, { solver: lore.isolationSolver }),
    ),
  'deck-o-cards-roulette': () =>
    both(
      import('../../rules/deck-o-cards/deck-o-cards-roulette'),
      import('../knowledge/deck-o-cards-roulette'),
      (rules, lore) => player(rules.deckOCardsRoulette, { knowledge: lore.rouletteKnowledge }),
    ),
  'color-casino': () =>
    both(import('../../rules/lion-coffee/color-casino'), import('../knowledge/color-casino'), (rules, lore) =>
      player(rules.colorCasino, { knowledge: lore.colorCasinoKnowledge }),
    ),
  'cassino-25': () =>
    both(import('../../rules/pack/cassino-25'), import('../knowledge/cassino-25'), (rules, lore) =>
      player(rules.cassino25, { knowledge: lore.cassino25Knowledge }),
    ),
  'cassino-21': () =>
    both(import('../../rules/pack/cassino-21'), import('../knowledge/cassino-21'), (rules, lore) =>
      player(rules.cassino21, { knowledge: lore.cassino21Knowledge }),
    ),
}

/** Brings in what a bot needs for one game and nothing of the others; null for a game that nobody knows. */
export async function bringPlayer(id: string): Promise<Player | null> {
  return Object.hasOwn(PLAYERS, id) ? PLAYERS[id]!() : null
}
