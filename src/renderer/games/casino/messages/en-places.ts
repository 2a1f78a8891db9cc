/** Names of places and tickets, for reading the table aloud. */
export const places = {
  table: 'the bare table',
  build: 'build',
  call: 'Cassino!',
  count: 'count the cards',
}
