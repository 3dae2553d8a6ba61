/** The server understood and said no. */
export class Refused extends Error {
  constructor(
    readonly errorName: string,
    message: string,
  ) {
    super(message);
  }
}

/** Nothing was tried, or nobody answered. */
export class NotPossible extends Error {}

export const exitCodeOf = (error: unknown): number => (error instanceof Refused ? 1 : 2);

export const explain = (error: unknown): string => {
  if (error instanceof Refused) return `Refused: ${error.message}`;
  if (error instanceof NotPossible) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
