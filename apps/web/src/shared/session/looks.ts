import { productName } from '@wayside/domain';

/** Choices of looks, per brand and user, which survive a sign-out: without texts of a server and search words. */
export const LOOKS = 'looks';

/** Whether a stored name survives a sign-out. */
export const isOfLooks = (name: string): boolean => name === `${productName}_${LOOKS}`;
/** Whether it survives the end of a session, after which the same user signs in again. */
export const isOfAnyLooks = (name: string): boolean => name.includes(LOOKS);
