/** English texts for a LAN table that another host on the network holds. */
export default {
  missed: 'You have joined a game in progress: you will see its earlier moves when it is over.',
  gap: 'The game went on while the connection was lost: you will see the moves you missed when it is over.',
  looksOn: 'From now on you are watching.',
  sitsDown: 'From now on you are playing.',
  gone: 'The table as you last saw it.',
  unreachable: 'Nobody answers there. Is the table still open, and are both on the same network?',
  chairLost: 'Your chair has been given to somebody else.',
  otherRules: 'The host plays this game by another version of the rules; please use the same version of Parlor Box.',
  noHint: 'Hints are only for tables of your own: here everybody thinks for themselves.',
  notHere: 'Tables cannot be opened here.',
  notStarted: 'The game could not begin: another one is already in progress.',
}
