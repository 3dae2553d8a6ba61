import { endpoints } from '../../endpoints.ts';
import type { Endpoint } from '../../wire/endpoint.ts';
import { auditedCalls, changedSubjects } from './audited.ts';

const { archives, audit, caseArchive, cases, cbct, comments, doubts, files, finishes, implantReport, inspection } =
  endpoints;
const { labels, messages, models, phone, photos, planDesigns, plans, prescription, presence, presentations } =
  endpoints;
const { assists, refinement, request, reviews, reviewVisit, sendings, shares, shareVisit, storage, tracing, views } =
  endpoints;
const domains = [
  archives,
  audit,
  caseArchive,
  cases,
  cbct,
  comments,
  doubts,
  files,
  finishes,
  implantReport,
  inspection,
  labels,
  messages,
  models,
  phone,
  photos,
];
const writing = [
  ...domains,
  plans,
  planDesigns,
  reviews,
  reviewVisit,
  assists,
  shares,
  shareVisit,
  prescription,
  presence,
  presentations,
  refinement,
  request,
  sendings,
  storage,
  tracing,
  views,
]
  .flatMap((domain) => Object.values(domain) as Endpoint[])
  .filter(({ method }) => method !== 'GET');

test.each(writing.map(({ id }) => id))('%s says what it leaves in the audit trail of a case', (id) => {
  expect(Object.keys(auditedCalls)).toContain(id);
});

test('no call is named that there is not', () => {
  const known = writing.map(({ id }) => id);
  expect(Object.keys(auditedCalls).filter((id) => !known.includes(id))).toEqual([]);
});

test('whatever can stand in a trail comes from some call', () => {
  const left = new Set(Object.values(auditedCalls).flatMap((subjects) => subjects ?? []));
  expect(changedSubjects.filter((subject) => !left.has(subject))).toEqual([]);
});
