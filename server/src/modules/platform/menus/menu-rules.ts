import { type Menus, menuProblem, tidyMenus } from '@archway/contracts';
import { type SubjectRules, menuSubject } from '../../system/api.ts';
import { Registry } from '../registry.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { builtMenus } from './menu-service.ts';

/** Items and routes of every channel, each once: a change holds for all of them. */
function together(all: readonly Menus[]): Menus {
  const once = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => [
    ...new Map([...rows].reverse().map((row) => [keyOf(row), row])).values(),
  ];
  return {
    menus: once(
      all.flatMap(({ menus }) => menus),
      ({ key }) => key,
    ),
    routes: once(
      all.flatMap(({ routes }) => routes),
      ({ path }) => path,
    ),
  };
}

/** What a change of the menu is held to: on each channel whoever has a screen keeps one. */
export async function menuRules(registry: Registry, db?: Querier): Promise<SubjectRules> {
  const all: Menus[] = [];
  for (const channel of await registry.channels(db)) all.push(await builtMenus(registry, channel, db));
  const keys = all.flatMap(({ menus }) => menus.map(({ key }) => key));
  return {
    subject: menuSubject,
    tidy: (wanted) => tidyMenus(together(all), wanted),
    problem: (wanted, before) => {
      const known = [...keys, ...before.entries.map(({ key }) => key), ...(before.order ?? [])];
      for (const menus of all) {
        const problem = menuProblem(menus, wanted, known);
        if (problem) return problem;
      }
      return null;
    },
  };
}

/** The same, asked within somebody else's transaction. */
export const menuRulesOf = (db: Querier): Promise<SubjectRules> => menuRules(new Registry(db), db);
