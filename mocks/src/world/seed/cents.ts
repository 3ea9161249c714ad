/** Rounds to whole cents, removing binary floating-point errors. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100;
