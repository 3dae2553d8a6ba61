/**
 * Copies a data folder of a server that is stopped. The bytes of its embedded storage become second names of the same files,
 * where the disk knows that.
 */
export declare function copyData(from: string, to: string): void;

/** Removes the data folder of a server that is stopped. */
export declare function removeData(folder: string): void;
