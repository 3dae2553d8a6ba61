/** Letters that every laser and every file system has. */
export const MACHINE_TEXT = /^[A-Za-z0-9_-]*$/;

/** A text in the letters of machines: spaces become hyphens, and what a machine has no letter for is left out. */
export const machineText = (text: string): string => text.replace(/\s+/g, '-').replace(/[^A-Za-z0-9_-]/g, '');

/** Whether something of a text cannot be marked. */
export const losesLetters = (text: string): boolean => text.replace(/\s+/g, '-').length > machineText(text).length;
