/**
 * English texts for errors of the services, by error code. For a code that is missing here the service's own message is
 * shown, which names details that the page does not know: a line of a file, a move, a disk error.
 */
export default {
  'newer-format': 'A newer Parlor Box wrote it, and this one cannot read it. It was left as it is.',
  'older-format': 'A much older Parlor Box wrote it, and this one can no longer read it. It was left as it is.',
  'newer-rules': 'It was begun under newer rules than this Parlor Box has. A newer Parlor Box can open it.',
  'older-rules':
    'It was begun under older rules, which this Parlor Box no longer plays. The Parlor Box that wrote it can still open it.',
  'other-rules': 'It is played by another version of the rules than this Parlor Box has.',
  'foreign-file': 'It is not the kind of file that belongs there, and was left as it is.',
  'no-such-save': 'That saved game no longer exists.',
  'changed-outside': 'Another program has changed the saved game.',
  'out-of-step': 'The saved game holds other moves than this page has seen. Open it again from “The drawer”.',
  unfinished: 'Only a finished game can be added to the saved ones.',
  'disk-full': 'The disk is full.',
  'read-only': 'The folder of saved games cannot be written to.',
  closing: 'Parlor Box is being closed on this machine.',
  unreachable: 'The program that serves this page does not answer. Is it still running?',
  'no-lan': 'Tables for others on the network cannot be opened here.',
  'no-exhibit': 'This page does not show an exhibit.',
  'not-here': 'Games are kept by the host of the table.',
  'not-kept': 'This browser does not keep settings for pages like this one.',
}
