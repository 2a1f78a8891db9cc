/** Sounds that all casinos share, by event type. */
export const casinoSounds = {
  dealt: ({ deal }: { readonly deal: number }): string => (deal === 1 ? 'shuffle' : 'deal'),
  trailed: 'lay',
  counted: 'pencil',
  ended: 'bell',
} as const
