import { type ErrorName, errorText, errors } from '@archway/contracts';

export type Path = readonly (string | number)[];

/** `users[0].email` */
const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part),
    '',
  );

/** `  line 12 users[0].email: …` */
export const problemLine = (place: string, path: Path, message: string): string =>
  `  ${[place, pathText(path)].filter(Boolean).join(' ')}: ${message}`;

const isNamed = (message: string): message is ErrorName => Object.hasOwn(errors, message);

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What the contract says of a document; where its rule has a refusal, in the words of that. */
export const issueOf = ({ path, message }: Issue): { path: Path; message: string } => ({
  path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
  message: isNamed(message) ? errorText(message, 'en-US') : message,
});
