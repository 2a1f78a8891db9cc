/**
 * English texts for errors of the services, by error code. For a code that is missing here the service's own message is
 * shown, which names details that the page does not know: a line of a file, a move, a disk error.
 */
export default {
  'newer-format': 'A newer Parlor Box wrote it, and this one cannot read it. It was left as it is.',
  'older-format': 'A much older Parlor Box wrote it, and this one does not read it any more. It was left as it is.',
  'newer-rules': 'It was begun under newer rules than this Parlor Box has. A newer Parlor Box can open it.',
  'older-rules':
    'It was begun under older rules, which this Parlor Box does not play any more. The Parlor Box that wrote it can still open it.',
  'other-rules': 'It is played by another version of the rules than this Parlor Box has.',
  'foreign-file': 'It is of another kind than what belongs there, and was left as it is.',
  'no-such-save': 'There is no such saved game any more.',
  'changed-outside': 'Another program has changed the saved game meanwhile.',
  'out-of-step': 'The saved game holds other moves than this page has seen. Open it anew from “Saved games”.',
  unfinished: 'Only a finished game is taken in among the saved ones.',
  'disk-full': 'The disk is full.',
  'read-only': 'The folder of saved games cannot be written to.',
  closing: 'Parlor Box is being closed on this machine.',
  unreachable: 'The program that this page comes from does not answer. Is it still running?',
  'no-lan': 'No tables for others on the network can be opened here.',
  'no-exhibit': 'This page shows no exhibit.',
  'not-here': 'Games are kept by the host of the table.',
  'not-kept': 'This browser keeps no settings for pages like this one.',
}
