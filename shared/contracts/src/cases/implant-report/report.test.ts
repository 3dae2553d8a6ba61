import type { PlannedImplant } from './report.ts';
import { boneClassOf, cautionsOf, emptyImplant, emptyReport, undecidedPositions } from './report.ts';
import { implantReportSchema } from './schema.ts';

const implant = (changes: Partial<PlannedImplant> = {}): PlannedImplant => ({ ...emptyImplant(36, 'BLT'), ...changes });

test('nothing is concluded from what was not measured', () => {
  expect(cautionsOf(implant())).toEqual([]);
  expect(cautionsOf(implant({ boneWidth: 4 }))).toEqual([]);
  expect(cautionsOf(implant({ boneHeight: 4 }))).toEqual([]);
});

test.each([
  ['2 mm above the canal', { clearance: 2 }, { clearance: 1.9 }, 'canal'],
  ['1.5 mm from a root', { rootDistance: 1.5 }, { rootDistance: 1.4 }, 'root'],
  ['3 mm from another implant', { implantDistance: 3 }, { implantDistance: 2.9 }, 'implant'],
  ['1 mm of bone beside it', { diameter: 4.1, boneWidth: 6.1 }, { diameter: 4.1, boneWidth: 6 }, 'width'],
  ['as long as the bone', { length: 10, boneHeight: 10 }, { length: 10, boneHeight: 9.9 }, 'height'],
] as const)('%s is enough, less is pointed out', (_what, enough, less, caution) => {
  expect(cautionsOf(implant(enough))).toEqual([]);
  expect(cautionsOf(implant(less))).toEqual([caution]);
});

test('above it is the floor of the sinus that counts, and only where the implant passes it', () => {
  expect(cautionsOf(implant({ position: 16, clearance: 0 }))).toEqual([]);
  expect(cautionsOf(implant({ position: 16, clearance: -0.5 }))).toEqual(['sinus']);
});

test('bone has a class by its density', () => {
  const densities = [null, 1251, 1250, 851, 850, 351, 350, 151, 150, -200];
  expect(densities.map(boneClassOf)).toEqual([null, 'D1', 'D2', 'D2', 'D3', 'D3', 'D4', 'D4', 'D5', 'D5']);
});

test('a position is decided with implant, diameter and length', () => {
  const chosen = implant({ diameter: 4.1, length: 10 });
  const of = (...implants: PlannedImplant[]) => undecidedPositions({ ...emptyReport, implants });
  expect(of(chosen)).toEqual([]);
  expect(of({ ...chosen, system: ' ' })).toEqual([36]);
  expect(of({ ...chosen, diameter: null }, implant({ position: 46 }))).toEqual([36, 46]);
});

test('a position twice, a length that no implant has and an unknown field are refused', () => {
  const refused = (implants: unknown[]) => !implantReportSchema.safeParse({ implants, conclusion: '' }).success;
  expect(refused([implant({ length: 10 })])).toBe(false);
  expect(refused([implant(), implant()])).toBe(true);
  expect(refused([implant({ length: 61 })])).toBe(true);
  expect(refused([{ ...implant(), torque: 35 }])).toBe(true);
});
