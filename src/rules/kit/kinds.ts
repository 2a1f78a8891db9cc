/**
 * A number with a nominal kind. Plain numbers are assignable to it, as when a loop counts seats, and arithmetic works
 * as usual; but a number of one kind is not assignable to another kind, so that swapping a seat and a card does not
 * compile.
 */
export type Kind<Name extends string> = number & { readonly kind?: Name }
