import {
  type CustomEntry,
  type Customization,
  type DictionaryEntries,
  type FieldChange,
  type MenuEntries,
  customChanges,
  customEntryOf,
  serviceTypes,
} from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import {
  type SubjectRules,
  customizationOf,
  dictionaryRules,
  oneChangeAtATime,
  writeCustomization,
} from '../system/api.ts';
import { type Findings, type Problem, type Step, repeated } from './step.ts';

interface Said {
  readonly order?: readonly string[] | undefined;
  readonly entries: readonly CustomEntry[];
}

/** What operators say now, with what the document says put over it. */
function together(now: Customization, { order, entries }: Said): Customization {
  const given = entries.map(({ key, ...said }) => ({
    ...customEntryOf(now, key),
    key,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  }));
  const named = new Set(given.map(({ key }) => key));
  return {
    order: order ? [...order] : now.order,
    entries: [...now.entries.filter(({ key }) => !named.has(key)), ...given],
  };
}

const text = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const fieldsOf = (before: Customization, after: Customization): FieldChange[] =>
  customChanges(before, after).map(({ key, field, from, to }) => ({
    field: key === null ? field : `${key}.${field}`,
    from: text(from),
    to: text(to),
  }));

async function examine(
  db: Querier,
  change: { readonly kind: 'menu' | 'dictionary'; readonly name: string },
  path: readonly (string | number)[],
  rules: SubjectRules,
  said: Said,
): Promise<Findings> {
  // Nobody changes it between the examination and the change.
  await oneChangeAtATime(db);
  const { customization: now, version } = await customizationOf(db, rules.subject);
  const wanted = rules.tidy(together(now, said));
  const wrong = rules.problem(wanted, now);
  if (wrong) return { problems: [{ path, error: wrong.error, values: wrong.values }], steps: [] };
  const fields = fieldsOf(now, wanted);
  if (fields.length === 0) return { problems: [], steps: [] };
  const step: Step = {
    change: { ...change, action: version === 1 ? 'add' : 'change', fields },
    run: ({ tx, events, by }) => writeCustomization(tx, { events }, rules, wanted, by),
  };
  return { problems: [], steps: [step] };
}

export async function examineDictionaries(db: Querier, all: readonly DictionaryEntries[]): Promise<Findings> {
  const problems: Problem[] = repeated('dictionaries', all, ({ type }) => type, 'type');
  const steps: Step[] = [];
  for (const [at, { type, order, entries }] of all.entries()) {
    problems.push(
      ...repeated('entries', entries, ({ value }) => String(value), 'value').map((problem) => ({
        ...problem,
        path: ['dictionaries', at, ...problem.path],
      })),
    );
    const said = {
      order: order?.map(String),
      entries: entries.map(({ value, ...entry }) => ({ ...entry, key: String(value) })),
    };
    const found = await examine(
      db,
      { kind: 'dictionary', name: type },
      ['dictionaries', at],
      dictionaryRules(type),
      said,
    );
    problems.push(...found.problems);
    steps.push(...found.steps);
  }
  return { problems, steps };
}

/** @param rules what the menu of the live builds is held to */
export async function examineMenu(
  db: Querier,
  menu: MenuEntries | undefined,
  rules: () => Promise<SubjectRules>,
): Promise<Findings> {
  if (!menu) return { problems: [], steps: [] };
  const twice = repeated('entries', menu.entries, ({ key }) => key, 'key').map((problem) => ({
    ...problem,
    path: ['menu', ...problem.path],
  }));
  const entries = menu.entries.map(({ service, ...entry }) => ({
    ...entry,
    ...(service !== undefined && { designType: service === 'any' ? null : serviceTypes[service].id }),
  }));
  const found = await examine(db, { kind: 'menu', name: 'menu' }, ['menu'], await rules(), {
    order: menu.order,
    entries,
  });
  return { problems: [...twice, ...found.problems], steps: found.steps };
}
