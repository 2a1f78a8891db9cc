import {
  countedMessages,
  dealtMessages,
  endedMessage,
  captureMessages,
  trailedMessages,
} from '../../casino/messages/en-events'
import { forColours } from './colours'

/** Returns the messages of a capture for every colour, with what follows it. */
const tookMessages = (after: string) =>
  forColours((colour) => captureMessages('{what}', `the ${colour} {number}`, after))

/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
export const events = {
  dealt: dealtMessages('board'),
  leftovers: 'The cards that cannot go round are laid open: {cards}.',
  trailed: forColours((colour) => trailedMessages(`the ${colour} {number}`)),
  built: forColours((colour) => ({
    you: `You set a ${colour} pair apart, {number} on {on}.`,
    they: `{name} sets a ${colour} pair apart, {number} on {on}.`,
  })),
  took: tookMessages('.'),
  'took-ten': tookMessages(': the red ten is in it!'),
  'took-two': tookMessages(': the black two is in it!'),
  sweep: { you: 'A sweep! You leave the board bare.', they: 'A sweep! {name} leaves the board bare.' },
  'last-trick': {
    you: 'You took last: the last card on the board is yours. | You took last: the {n} cards left on the board are yours.',
    they: '{name} took last and gathers the last card. | {name} took last and gathers the {n} cards that are left.',
  },
  'last-trick-leftovers': {
    you: 'You took last: what lies on the board is yours, and so are the leftovers {leftovers}.',
    they: '{name} took last and gathers what lies on the board, and the leftovers {leftovers}.',
  },
  counted: countedMessages('reds'),
  ended: endedMessage,
}
