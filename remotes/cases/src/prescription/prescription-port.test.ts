import { type Prescription, emptyPrescription, endpoints } from '@archway/contracts';
import { ApiError, call } from '@archway/platform';
import { type PrescriptionClash, type Standing, prescriptionPort } from './prescription-port.ts';

jest.mock('@archway/platform', () => ({ ...jest.requireActual('@archway/platform'), call: jest.fn() }));

const given = (changes: Partial<Prescription>): Prescription => ({ ...emptyPrescription, ...changes });

/** A server with one prescription, which somebody else has changed since the page read it. */
function server(theirs: Prescription) {
  const state = { prescription: theirs, revision: 5 };
  jest.mocked(call).mockImplementation((async (endpoint: { id: string }, input: { body?: Standing }) => {
    if (endpoint.id === endpoints.prescription.read.id) return { ...state, saved: { by: 'Lin Jing', at: '' } };
    if (input.body?.revision !== state.revision)
      throw new ApiError({ name: 'caseChanged', message: 'changed', code: 202007, http: 200 });
    state.prescription = input.body.prescription;
    state.revision += 1;
    return { revision: state.revision };
  }) as never);
  return state;
}

function port(base: Prescription) {
  const told = { merged: [] as Prescription[], clashes: [] as PrescriptionClash[] };
  const standing = { current: { prescription: base, revision: 4 } };
  const { save } = prescriptionPort({ caseId: '7', version: 1 }, standing, {
    onMerged: (_sent, merged) => told.merged.push(merged),
    onClash: (clash) => told.clashes.push(clash),
    onSaved: () => undefined,
  });
  return { save, told, standing };
}

test('answers to different questions are brought together, and nothing is lost', async () => {
  const state = server(given({ ipr: 'none' }));
  const { save, told, standing } = port(given({}));
  await save(given({ tads: 'accept' }));
  expect(state.prescription).toEqual(given({ ipr: 'none', tads: 'accept' }));
  expect(told).toEqual({ merged: [given({ ipr: 'none', tads: 'accept' })], clashes: [] });
  expect(standing.current.revision).toBe(6);
});

test('the same question answered differently is asked about, and nothing is saved before', async () => {
  const state = server(given({ ipr: 'none', midline: 'maintain' }));
  const { save, told } = port(given({}));
  await expect(save(given({ ipr: 'anterior' }))).rejects.toMatchObject({ name: 'caseChanged' });
  expect(state).toEqual({ prescription: given({ ipr: 'none', midline: 'maintain' }), revision: 5 });
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
  expect(state).toMatchObject({ prescription: { ipr: 'anterior', midline: 'maintain' }, revision: 6 });
});
