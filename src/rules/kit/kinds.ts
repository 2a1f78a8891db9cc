/**
 * A number that means one kind of thing. Plain numbers become one freely, as when a loop counts seats, and it can be
 * reckoned with like any number; but what is known to be of one kind is not taken for another, so that a seat and a card
 * that are swapped do not compile.
 */
export type Kind<Name extends string> = number & { readonly kind?: Name }
