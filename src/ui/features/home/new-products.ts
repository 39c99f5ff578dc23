/** How many of the newest products home asks for (R7.12). */
export const NEW_PRODUCTS = 12
