/** A module of its own, because links must not evaluate the object. */
export const arrivalHeader = 'x-arrival'
