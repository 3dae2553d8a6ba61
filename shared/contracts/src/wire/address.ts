import { API_BASE, type Endpoint } from './endpoint.ts';
import { ourWord, toWire, wireWord } from './words.ts';

/** The parts of an input that any endpoint may have, in our words. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const PARAMETER = /:(\w+)/g;

/** Names of the parameters in an endpoint's path, in our words. */
export const pathParameters = ({ path }: Pick<Endpoint, 'path'>): string[] =>
  [...path.matchAll(PARAMETER)].map(([, name = '']) => ourWord(name));

/** Where an endpoint is asked, below the origin; what the query leaves undefined or null is not sent. */
export function addressOf({ path }: Pick<Endpoint, 'path'>, { params = {}, query = {} }: LooseInput = {}): string {
  const filled = path.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(params[ourWord(name)])));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    itemsOf(value).map((item): [string, string] => [wireWord(name), String(item)]),
  );
  return `${API_BASE}${filled}${pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''}`;
}

/** A list is asked with its name repeated. */
function itemsOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** What is sent as the body: JSON in the words of the wire; undefined where nothing is given. */
export const bodyOf = ({ body }: LooseInput = {}): string | undefined =>
  body === undefined ? undefined : JSON.stringify(toWire(body));
