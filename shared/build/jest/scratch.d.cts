/** Where tests keep databases and data folders: in memory, where the machine has that as a folder and room in it. */
export declare function scratchFolder(): string;
