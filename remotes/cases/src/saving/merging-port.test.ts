import { ApiError } from '@archway/platform';
import { type Clash, type Standing, mergingPort } from './merging-port.ts';

interface Record {
  readonly ipr: string | null;
  readonly tads: string | null;
  readonly midline: string | null;
}
const given = (changes: Partial<Record>): Record => ({ ipr: null, tads: null, midline: null, ...changes });

/** A server with one record, which somebody else has changed since the page read it. */
function server(theirs: Record) {
  return { values: theirs, revision: 5 };
}

function port(state: Standing<Record>, base: Record) {
  const told = { merged: [] as Record[], clashes: [] as Clash<Record>[], kept: [] as unknown[] };
  const standing = { current: { values: base, revision: 4 } };
  const held = state as { values: Record; revision: number };
  const { save, keep } = mergingPort<Record>(
    {
      async send(values, revision) {
        if (revision !== held.revision) throw new ApiError({ name: 'caseChanged', message: 'changed', code: 202007 });
        held.values = values;
        return (held.revision += 1);
      },
      read: async () => ({ ...held, by: 'Lin Jing' }),
      isRefused: () => false,
      keep: (draft) => told.kept.push(draft?.values ?? null),
    },
    standing,
    {
      onMerged: (_sent, merged) => told.merged.push(merged),
      onClash: (clash) => told.clashes.push(clash),
    },
  );
  return { save, keep, told, standing };
}

test('answers to different questions are brought together, and nothing is lost', async () => {
  const state = server(given({ ipr: 'none' }));
  const { save, told, standing } = port(state, given({}));
  await save(given({ tads: 'accept' }));
  expect(state.values).toEqual(given({ ipr: 'none', tads: 'accept' }));
  expect(told).toMatchObject({ merged: [given({ ipr: 'none', tads: 'accept' })], clashes: [] });
  expect(standing.current.revision).toBe(6);
});

test('the same question answered differently is asked about, and nothing is saved before', async () => {
  const state = server(given({ ipr: 'none', midline: 'maintain' }));
  const { save, told } = port(state, given({}));
  await expect(save(given({ ipr: 'anterior' }))).rejects.toMatchObject({ name: 'caseChanged' });
  expect(state).toEqual({ values: given({ ipr: 'none', midline: 'maintain' }), revision: 5 });
  expect(told.clashes).toEqual([
    {
      mine: given({ ipr: 'anterior', midline: 'maintain' }),
      theirs: given({ ipr: 'none', midline: 'maintain' }),
      fields: ['ipr'],
      by: 'Lin Jing',
    },
  ]);
  // What was chosen is saved upon theirs.
  await save(given({ ipr: 'anterior', midline: 'maintain' }));
  expect(state).toMatchObject({ values: { ipr: 'anterior', midline: 'maintain' }, revision: 6 });
});

test('what waits on the device is kept with what it began from', () => {
  const { keep, told } = port(server(given({})), given({ tads: 'accept' }));
  keep(given({ ipr: 'none', tads: 'accept' }));
  keep(null);
  expect(told.kept).toEqual([{ mine: given({ ipr: 'none', tads: 'accept' }), base: given({ tads: 'accept' }) }, null]);
});
