/** Letters that every laser and every file system has. */
export const MACHINE_TEXT = /^[A-Za-z0-9_-]*$/;

const OTHERS = /[^A-Za-z0-9_\s-]/g;

/** A text in the letters of machines: what they have no letter for is left out, and spaces become hyphens. */
export const machineText = (text: string): string => text.replace(OTHERS, '').trim().replace(/\s+/g, '-');

/** Whether something of a text cannot be marked. */
export const losesLetters = (text: string): boolean => text.search(OTHERS) >= 0;
