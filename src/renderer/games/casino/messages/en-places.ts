/** What places and tickets are called aloud, beside the cards. */
export const places = {
  table: 'the bare table',
  build: 'build',
  call: 'Cassino!',
  count: 'count the cards',
}
