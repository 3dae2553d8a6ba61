import {
  type CaseStatus,
  type Entrust,
  type OpenedService,
  contradictionsOf,
  entrusts,
  isOneOf,
  serviceTypes,
} from '@archway/contracts';
import { demoCases, serviceCases } from './demo-cases.ts';
import { demoPrescription } from './prescriptions.ts';
import { restingStatuses } from './reach.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DOCTORS = 2;
const services: readonly OpenedService[] = [
  ...[serviceTypes.aligner.id, serviceTypes.crownDesign.id, serviceTypes.plant.id, serviceTypes.report.id],
];
const casesOf = (service: OpenedService) =>
  service === serviceTypes.aligner.id ? demoCases(162, DOCTORS, NOW, 2611) : serviceCases(service, DOCTORS, NOW);

describe.each(services)('service %i', (service) => {
  const cases = casesOf(service);

  test.each(entrusts.map(({ value }) => value))('has cases of way %i in each status that they can stay in', (mode) => {
    const there = new Set(cases.filter(({ entrust }) => entrust === mode).map(({ status }) => status));
    expect([...there].sort()).toEqual(restingStatuses(mode, service).sort());
  });

  test('shows no two neighbours alike, for all of them and for each doctor', () => {
    const listed = [...cases].sort((a, b) => b.touchedAt - a.touchedAt);
    for (const rows of [listed, listed.filter(({ doctor }) => doctor === 0)])
      for (const [at, row] of rows.entries()) expect(rows[at + 1]?.look.name).not.toBe(row.look.name);
    expect(new Set(cases.map(({ look }) => look.name)).size).toBeGreaterThanOrEqual(8);
  });

  test('is about people of the right age with names of their own', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    for (const { look, birthday } of cases) {
      const age = (NOW - Date.parse(birthday)) / (365 * 86_400_000);
      expect(age).toBeGreaterThan(look.ages[0] - 0.1);
      expect(age).toBeLessThan(look.ages[1] + 0.1);
    }
  });
});

test('a status that the machine itself moves on is no place to stay', () => {
  const stay = (mode: Entrust): CaseStatus[] => restingStatuses(mode, serviceTypes.aligner.id);
  expect([0, 5, 10, 34].every((status) => isOneOf(stay(0), status))).toBe(true);
  expect([1, 2, 6, 8, 9].some((status) => isOneOf(stay(0), status))).toBe(false);
  expect(stay(1)).toHaveLength(15);
  expect(restingStatuses(1, serviceTypes.plant.id)).not.toContain(32);
});

test('no prescription of the demonstration contradicts itself', () => {
  for (const [index, demo] of casesOf(serviceTypes.aligner.id).entries())
    expect(contradictionsOf(demoPrescription(demo, `AW2611-${index}`))).toEqual([]);
});
