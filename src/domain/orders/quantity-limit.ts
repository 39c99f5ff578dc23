/** The most pieces of one cell: more than any order has, and few enough for exact sums. */
export const MAX_PIECES = 9999
