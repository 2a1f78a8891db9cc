import { GAME_IDS, BOX_IDS } from '../../rules/manifest'

/** Keys of the sentences on the exhibit's page that a file may translate into its own languages. */
export const WORD_KEYS: readonly string[] = [
  ...[
    'home',
    'startOver',
    'sure',
    'sound',
    'soundOff',
    'speak',
    'speakOff',
    'languages',
    'moreLanguages',
    'you',
    'rival',
  ],
  ...['first', 'second', 'visitor', 'forTwo', 'two', 'turnOf', 'cards', 'wins', 'winsBare', 'solvedByTwo'],
  ...['forPhones', 'onPhones', 'phonesHow', 'phonesWait', 'phonesHere', 'phonesBegin', 'phonesMove', 'phonesFault'],
  ...['choose', 'surprise', 'more', 'watch', 'yourTurn', 'notHere', 'rivalThinks', 'confirm', 'clear'],
  ...['won', 'wonBy', 'drawn', 'drawnAt', 'lost', 'lostBy', 'lostFar', 'solved', 'stuck', 'unsolved', 'unplayable'],
  ...[
    'again',
    'other',
    'about',
    'back',
    'stillThere',
    'anyKey',
    'goesOn',
    'printed',
    'unprinted',
    'closed',
    'closedUntil',
  ],
  ...['keyHelp', 'chosen', 'handPoints'],
  ...['deck-o-cards', 'lion-coffee', 'pack', 'aged'].map((name) => `invites.${name}`),
  ...GAME_IDS.flatMap((game) => [`title.${game}`, `goal.${game}`]),
  ...BOX_IDS.map((box) => `boxes.${box}`),
]

/** Keys of the page's sentences at any table: names that are spoken, the end of a game on phones, a slow start. */
export const TABLE_WORD_KEYS: readonly string[] = [
  ...['app.table', 'app.loading', 'app.fetching', 'newGame.chair'],
  ...BOX_IDS.map((box) => `boxes.${box}.title`),
  ...[
    'bank',
    'lid',
    'openBox',
    'card',
    'holds',
    'empty',
    'shown',
    'deed',
    'choose',
    'putBack',
    'down',
    'below',
    'stack',
    'chips',
    'stake',
  ].map((name) => `flat.${name}`),
  ...['hand', 'square', 'row', 'pile', 'rack', 'table', 'build', 'seat'].map((kind) => `flat.of.${kind}`),
  ...['stock', 'pass', 'stand', 'table', 'tray', 'up', 'build', 'call', 'count', 'discards'].map(
    (thing) => `flat.one.${thing}`,
  ),
  ...['red', 'red-king', 'black', 'black-king', 'peg'].map((man) => `flat.man.${man}`),
  ...['stock', 'rest', 'heap', 'trick', 'said', 'blind', 'men', 'hand'].map((zone) => `flat.zone.${zone}`),
  ...['hand', 'won', 'books', 'shown', 'discards', 'taken', 'chips'].map((zone) => `flat.seat.${zone}`),
  ...['and', 'cards', 'draw', 'empty', 'noHand', 'pad', 'square', 'wins', 'winsBy', 'yourHand'].map(
    (name) => `game.${name}`,
  ),
  ...['unknown', 'none', 'unlimited', 'down', 'untold', 'step', 'jumps'].map((name) => `mirror.${name}`),
  ...['on', 'off'].map((name) => `option.${name}`),
  ...['A', 'J', 'Q', 'K'].map((name) => `spoken.${name}`),
  ...['spades', 'hearts', 'diamonds', 'clubs', 'red', 'black', 'green', 'pink'].map((name) => `spoken.${name}`),
]

/**
 * Parts of a game's own messages that visitors read or hear. The other parts (options, lessons, reasons of hints, the
 * walk through a count) belong to pages that an exhibit does not show.
 */
export const GAME_WORD_PARTS: readonly string[] = [
  ...['event', 'prompt', 'verb', 'move', 'extra', 'card', 'touch', 'thing', 'deed', 'state', 'pad', 'result'],
]
