/** A module of their own, because links must not evaluate the object. */
export const arrivalHeader = 'x-arrival'
export const guestHeader = 'x-guest'
/** Sent for a listener who may join homeowners. */
export const joinerHeader = 'x-joiner'
