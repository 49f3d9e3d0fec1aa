/** How numbers and times are written. */
export const locale = 'en'
