/** Most pieces that one combination takes: far above any order, far below where sums lose exactness. */
export const MAX_PIECES = 9999
