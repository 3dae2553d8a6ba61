import { viewBudget } from './memory-budget.ts';

const MIB = 2 ** 20;
const card = { textureSide: 2048, software: false };

test('an eighth of the memory, within bounds', () => {
  expect(viewBudget({ ...card, deviceMemory: 8 })).toEqual({ bytes: 1024 * MIB, side: 2048 });
  expect(viewBudget({ ...card, deviceMemory: 2 }).bytes).toBe(256 * MIB);
  expect(viewBudget({ ...card, deviceMemory: 0.25 }).bytes).toBe(128 * MIB);
  expect(viewBudget({ ...card, deviceMemory: 32 }).bytes).toBe(1024 * MIB);
});

test('a browser that hides its memory counts as 4 GiB', () => {
  expect(viewBudget(card).bytes).toBe(512 * MIB);
});

test('without a graphics card less is held, never more', () => {
  expect(viewBudget({ ...card, software: true, deviceMemory: 8 }).bytes).toBe(256 * MIB);
  expect(viewBudget({ ...card, software: true, deviceMemory: 1 }).bytes).toBe(128 * MIB);
});
