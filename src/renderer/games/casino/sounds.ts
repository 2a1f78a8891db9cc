/** What is heard at every casino. */
export const casinoSounds = {
  dealt: ({ deal }: { readonly deal: number }): string => (deal === 1 ? 'shuffle' : 'deal'),
  trailed: 'lay',
  counted: 'pencil',
  ended: 'bell',
} as const
