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
  ...['choose', 'surprise', 'more', 'watch', 'yourTurn', 'rivalThinks', 'confirm', 'clear'],
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
  ...GAME_IDS.map((game) => `goal.${game}`),
  ...BOX_IDS.map((box) => `boxes.${box}`),
]
