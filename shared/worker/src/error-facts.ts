/** An error on its way between threads: of its class only the name arrives. */
export interface ErrorFacts {
  readonly name: string;
  readonly message: string;
  /** Its own properties, as far as they can be cloned: code, values, file… */
  readonly details: Readonly<Record<string, unknown>>;
  readonly cause?: ErrorFacts;
}

/** Errors that led to each other, at most so many. */
const DEEPEST = 5;

export function factsOf(thrown: unknown, depth = 1): ErrorFacts {
  // By its form: errors of another realm are no instances of this one's.
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown) || !('name' in thrown))
    return { name: 'Error', message: String(thrown), details: {} };
  const { name, message, cause, ...own } = { ...thrown, ...described(thrown) };
  return {
    name,
    message,
    details: Object.fromEntries(Object.entries(own).filter(([, value]) => canBeCloned(value))),
    ...(cause !== undefined && depth < DEEPEST && { cause: factsOf(cause, depth + 1) }),
  };
}

/** What is no enumerable property of its own. */
const described = (error: { name: unknown; message: unknown; cause?: unknown }) => ({
  name: String(error.name),
  message: String(error.message),
  cause: error.cause,
});

/** An error that says and holds what the one in the worker did. */
export const revived = ({ name, message, details, cause }: ErrorFacts): Error =>
  Object.assign(new Error(message, cause && { cause: revived(cause) }), details, { name });

function canBeCloned(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}
