export interface EnsureOptions {
  /** Told what happens, line by line; the console when absent. */
  say?: (line: string) => void;
}

/** Installs the pinned dependencies unless they stand as the lockfile says. Resolves to whether it installed. */
export function ensureInstalled(options?: EnsureOptions): Promise<boolean>;

/**
 * Builds host, remotes and server, as far as their sources changed since the last build.
 * @param options.only folders to build, e.g. `['remotes/cases']`; all of them when absent
 * @param options.force builds also what is up to date
 * @returns the folders that were built
 */
export function ensureBuilt(options?: EnsureOptions & { only?: readonly string[]; force?: boolean }): Promise<string[]>;

/** Runs the pinned pnpm. Rejects when it fails. */
export function runPnpm(args: readonly string[]): Promise<void>;

/** Ends the process with a clear message when this Node is too old. */
export function assertNode(): void;
