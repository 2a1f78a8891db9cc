/** English texts for a LAN table that another host on the network holds. */
export default {
  missed: 'You have come to a game under way: what was played before is told when it is over.',
  gap: 'While the connection was lost the game went on; what was played meanwhile is told when it is over.',
  looksOn: 'From here on you look on.',
  sitsDown: 'From here on you play.',
  gone: 'The table as you saw it last.',
  unreachable: 'Nobody answers there. Is the table still open, and are both on the same network?',
  chairLost: 'Your chair was given to somebody else meanwhile.',
  otherRules: 'The host plays this game by another version of the rules; please use the same version of Parlor Box.',
  noHint: 'Hints are for tables of your own: here everybody thinks for himself.',
  notHere: 'Tables cannot be opened here.',
  notStarted: 'The game could not begin: one is under way already.',
}
