import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { roleKeys } from '../access/roles.ts';
import * as contract from '../index.ts';
import { errors } from '../wire/errors.ts';
import type { AnyMachine, Value } from './define-machine.ts';
import { mayTake, rowsOf } from './machine-rows.ts';
import { machines } from './machines.ts';

const isMachine = (value: unknown): value is AnyMachine =>
  typeof value === 'object' && value !== null && 'table' in value && 'states' in value && 'rows' in value;

test('every machine of the contract stands in the list, by its name', () => {
  const root = join(__dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const defining = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      /= defineMachine\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  const exported = Object.values(contract).filter(isMachine);
  const listed: readonly AnyMachine[] = Object.values(machines);
  expect(exported).toHaveLength(defining.length);
  for (const machine of exported) expect(listed).toContain(machine);
  for (const [name, machine] of Object.entries(machines)) expect(machine.name).toBe(name);
});

describe.each(Object.entries<AnyMachine>(machines))('the machine %s', (_name, machine) => {
  const { rows, states, actions, guards, effects, modes } = machine;
  const ways: readonly (Value | undefined)[] = modes.length > 0 ? modes : [undefined];

  it.each(ways)('decides each action in a state once, made by %s', (mode) => {
    const decided = rowsOf(machine, mode).map(({ from, action }) => `${from} ${action}`);
    expect(decided).toEqual([...new Set(decided)]);
  });

  it('has a row for all that it names, and names all that its rows have', () => {
    const values = new Set(Object.values(states));
    for (const { from, to } of rows) expect(values.has(from) && values.has(to)).toBe(true);
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(actions));
    expect(new Set(rows.flatMap(({ guard }) => guard ?? []))).toEqual(new Set(Object.keys(guards)));
    expect(new Set(rows.flatMap((row) => row.effects))).toEqual(new Set(effects));
    for (const { modes: own } of rows) expect(modes).toEqual(expect.arrayContaining([...(own ?? [])]));
  });

  it('names only roles and errors that exist', () => {
    const known: readonly string[] = [...roleKeys, 'system'];
    for (const { by } of rows) for (const party of by) expect(known).toContain(party);
    for (const { refusals } of Object.values(guards)) for (const name of refusals) expect(errors).toHaveProperty(name);
  });

  it('lets somebody take every row, and an administrator every one that a person may take', () => {
    for (const row of rows) {
      expect(row.by).not.toEqual([]);
      expect(mayTake(row, ['admin'])).toBe(row.by.some((party) => party !== 'system'));
    }
  });
});
