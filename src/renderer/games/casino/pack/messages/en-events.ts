import {
  countedMessages,
  dealtMessages,
  endedMessage,
  captureMessages,
  trailedMessages,
} from '../../messages/en-events'

/** Names of the values of builds, singular and plural. Aces on aces are a build, too. */
const NUMBERS: Readonly<Record<number, readonly [one: string, many: string]>> = {
  1: ['ace', 'aces'],
  2: ['two', 'twos'],
  3: ['three', 'threes'],
  4: ['four', 'fours'],
  5: ['five', 'fives'],
  6: ['six', 'sixes'],
  7: ['seven', 'sevens'],
  8: ['eight', 'eights'],
  9: ['nine', 'nines'],
  10: ['ten', 'tens'],
}

/** Returns a message of a build for each value that it may have. */
const forBuildValues = <T>(form: (one: string, many: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(NUMBERS).map(([value, words]) => [value, form(...words)]))

/** Returns the messages of a capture, with what follows it. */
function capturedMessages(after: string) {
  const build = 'the build of {value}'
  return {
    take: captureMessages('{what}', '{card}', after),
    'take-build': captureMessages(build, '{card}', after),
    'take-both': captureMessages(`{what} and ${build}`, '{card}', after),
  }
}

/** Returns the messages of a call: by you, against you, or between others. */
function calledMessages(kind: string, what: string) {
  return {
    [`you${kind}`]: `Cassino! You take ${what}, missed by {fromName} with {card}.`,
    [`from-you${kind}`]: `“Cassino!” {name} takes ${what} that your {card} missed.`,
    [`they${kind}`]: `“Cassino!” {name} takes ${what}, missed by {fromName} with {card}.`,
  }
}

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
export const events = {
  dealt: {
    ...dealtMessages('table'),
    more: '{name} deals four more to each. The stock holds {stock}.',
    'more-you': '{name} deals four more to each: you hold {cards}. The stock holds {stock}.',
    last: '“Cards!” {name} deals the last four to each.',
    'last-you': '“Cards!” {name} deals the last four to each: you hold {cards}.',
  },
  trailed: trailedMessages('{card}'),
  captured: capturedMessages('.'),
  'captured-big': capturedMessages(': big casino!'),
  'captured-little': capturedMessages(': little casino!'),
  'captured-ace': capturedMessages(', an ace among them.'),
  built: forBuildValues((eight) => ({
    you: `“Building ${eight}.” You lay {card} on {what}.`,
    they: `“Building ${eight}.” {name} lays {card} on {what}.`,
  })),
  'built-groups': forBuildValues((_eight, eights) => ({
    you: `“Building ${eights}.” You lay {card} on {what}: {groups} groups, and nobody can raise them.`,
    they: `“Building ${eights}.” {name} lays {card} on {what}: {groups} groups, and nobody can raise them.`,
  })),
  raised: forBuildValues((eight) => ({
    you: `“Building ${eight}!” With {card} you raise the {from} of {owner}.`,
    they: `“Building ${eight}!” With {card} {name} raises the {from} of {owner}.`,
  })),
  added: forBuildValues((eight, eights) => ({
    you: `“Building ${eights}.” You add {card} to the build of ${eight}.`,
    they: `“Building ${eights}.” {name} adds {card} to the build of ${eight}.`,
  })),
  swept: { you: 'A sweep! You leave the table bare.', they: 'A sweep! {name} leaves the table bare.' },
  called: {
    ...calledMessages('', '{what}'),
    ...calledMessages('-build', 'the build of {value}'),
    ...calledMessages('-both', '{what} and the build of {value}'),
  },
  waiting: 'The last card is played. Count the cards!',
  gathered: {
    you: 'You captured last: the last card on the table is yours. | You captured last: the {n} cards left on the table are yours.',
    they: '{name} captured last and gathers the last card. | {name} captured last and gathers the {n} cards that are left.',
  },
  'gathered-nobody': 'Nobody captured in this round; what lies on the table counts for nobody.',
  counted: countedMessages('spades'),
  ended: endedMessage,
}
