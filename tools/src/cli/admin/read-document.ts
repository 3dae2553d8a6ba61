import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { type ProvisioningInput, provisioningDocument } from '@archway/contracts';
import { LineCounter, type Node, isMap, isNode, isPair, parseDocument } from 'yaml';
import { NotPossible } from '../problem.ts';
import { type Path, issueOf, problemLine } from './issue-lines.ts';

/** A document that was read, and where in its file each part of it stands. */
export interface ReadDocument {
  readonly document: ProvisioningInput;
  /** `line 12`, or nothing where the file does not say. */
  readonly placeOf: (path: Path) => string;
}

/**
 * Reads a document of YAML, of which JSON is a part, and holds it to the contract. A password may be `{env: NAME}`, so
 * that it stands in no file; a logo is the name of a PNG beside the document.
 * @throws NotPossible that says everything that is wrong with it, each with path and line
 */
export function readDocument(file: string): ReadDocument {
  const lines = new LineCounter();
  const source = parseDocument(textOf(file), { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): string => `line ${lines.linePos(offset).line}`;
  if (source.errors.length > 0)
    throw new NotPossible(
      [`${file} cannot be read:`, ...source.errors.map(({ message, pos }) => `  ${lineAt(pos[0])}: ${message}`)].join(
        '\n',
      ),
    );
  const placeOf = (path: Path): string => {
    // A field that is missing is told where its entry begins.
    for (let length = path.length; length > 0; length--) {
      const offset = offsetOf(source.getIn(path.slice(0, length - 1), true), path[length - 1], length === path.length);
      if (offset !== undefined) return lineAt(offset);
    }
    return '';
  };
  const wrong: string[] = [];
  const tell = (path: Path, message: string): void => void wrong.push(problemLine(placeOf(path), path, message));
  const document = resolved(source.toJS() as unknown, dirname(resolve(file)), tell);
  const parsed = provisioningDocument.safeParse(document);
  for (const { path, message } of parsed.error?.issues.map(issueOf) ?? []) tell(path, message);
  if (wrong.length > 0) throw new NotPossible([`${file} was not applied, nothing was changed:`, ...wrong].join('\n'));
  return { document: document as ProvisioningInput, placeOf };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new NotPossible(`${file} cannot be read (${String((error as { code?: string }).code ?? error)})`);
  }
}

/** Where a part of a map or a list begins. */
function offsetOf(parent: unknown, part: string | number | undefined, exact: boolean): number | undefined {
  if (isMap(parent) && exact) {
    const pair = parent.items.find((item) => isPair(item) && String(item.key) === String(part));
    const key = pair?.key;
    if (isNode(key)) return key.range?.[0];
  }
  const inner =
    isNode(parent) && 'get' in parent
      ? (parent as { get: (key: unknown, keep: true) => unknown }).get(part, true)
      : undefined;
  return isNode(inner) ? (inner as Node).range?.[0] : undefined;
}

type Tell = (path: Path, message: string) => void;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Entries of a list, each with `change` applied; what is no list of objects is left to the contract. */
const eachOf = (list: unknown, change: (entry: Fields, at: number) => Fields): unknown =>
  Array.isArray(list) ? list.map((entry: unknown, at) => (isFields(entry) ? change(entry, at) : entry)) : list;

/** Puts passwords of the environment and pictures of files into their places. An empty file is an empty document. */
function resolved(document: unknown, folder: string, tell: Tell): unknown {
  if (document === null) return {};
  if (!isFields(document)) return document;
  const { users, tenants, ...others } = document;
  return {
    ...others,
    ...(users !== undefined && {
      users: eachOf(users, (user, at) => withPassword(user, ['users', at, 'password'], tell)),
    }),
    ...(tenants !== undefined && {
      tenants: eachOf(tenants, (tenant, at) => withLogo(tenant, folder, ['tenants', at, 'logo'], tell)),
    }),
  };
}

function withPassword(user: Fields, path: Path, tell: Tell): Fields {
  const { password } = user;
  if (!isFields(password) || typeof password['env'] !== 'string') return user;
  const value = process.env[password['env']];
  if (value === undefined) tell(path, `the variable ${password['env']} is not set`);
  // One that is not there is told once, and not again as a field without a text.
  return { ...user, password: value };
}

function withLogo(tenant: Fields, folder: string, path: Path, tell: Tell): Fields {
  const { logo } = tenant;
  if (typeof logo !== 'string') return tenant;
  if (extname(logo).toLowerCase() !== '.png') {
    tell(path, 'the logo is the name of a PNG file');
    return tenant;
  }
  try {
    return { ...tenant, logo: readFileSync(resolve(folder, logo)).toString('base64') };
  } catch (error) {
    tell(path, `${logo} cannot be read (${String((error as { code?: string }).code ?? error)})`);
    return tenant;
  }
}
