import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import {
  type Answer,
  API_BASE,
  type Finish,
  type InspectionRound,
  type ListedPlan,
  type Review,
  caseStatus,
  endpoints,
  type reviewEndpoints,
} from '@archway/contracts';
import { confirmStore, loadTexts } from '@archway/platform/host';
import en from '../i18n/en-US.json';
import { PlanSection } from './PlanSection.tsx';

const { comments, plans } = endpoints;
const counts = [{ planId: '1', open: 1, all: 3 }];
const plan = (part: Partial<ListedPlan>): ListedPlan => ({
  ...{ planId: '1', caseId: '5', version: 1, name: 'Goal', planType: 'target', kind: 'auditPlan' },
  ...{ status: 0, result: null, designerName: 'Xu Nuo', auditorName: null, upperSteps: null, lowerSteps: null },
  ...{ remarks: null, reviewMessage: null, clinicalMessage: null, targetPlanId: null, sourcePlanId: null },
  ...{ documentHash: null, confirmedHash: null },
  ...{ createTime: '2026-11-20T10:00:00.000Z', updateTime: '2026-11-20T10:00:00.000Z', actions: [] },
  ...part,
});

type Asked = Answer<typeof reviewEndpoints.list>;
const noReviews: Asked = { reviews: [], askable: [] };
const noAssists: Answer<typeof endpoints.assists.list> = { assists: [], askable: [], remaining: null, centers: [] };

/** Post-processing of plans, as a test has it. */
let finishes: readonly Finish[] = [];
const finish = (part: Partial<Finish>): Finish => ({
  ...{ planId: '3', kind: 'postProcess', state: 'none', workedBy: null, workedAt: null, completedBy: null },
  ...{ completedAt: null, sha256: null, confirmed: false, actions: [] },
  ...part,
});
/** Inspections and the log of the case, likewise. */
let rounds: readonly InspectionRound[] = [];
let told: Answer<typeof endpoints.cases.progress> = [];
afterEach(() => {
  finishes = [];
  rounds = [];
  told = [];
});

/** Answers what the section asks, and keeps what is sent. */
function serve(list: readonly ListedPlan[], reviews: Asked = noReviews): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = [];
  const audit = { findings: {}, facts: null, cbct: false, openComments: 0 };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), 'http://localhost').pathname.slice(API_BASE.length);
    if (init?.method === 'PUT') audit.findings = (JSON.parse(String(init.body)) as typeof audit).findings;
    if (init?.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body ?? 'null')) });
    const answers: Readonly<Record<string, unknown>> = {
      [plans.list.path]: list,
      [endpoints.cases.versions.path]: [{ version: 1, stage: 1, status: caseStatus.designing }],
      [plans.actions.path]: { actions: [] },
      [comments.counts.path]: counts,
      [plans.audit.path]: audit,
      [endpoints.reviews.list.path]: reviews,
      [endpoints.assists.list.path]: noAssists,
      [endpoints.planDesigns.list.path]: { designs: [], offered: [] },
      [endpoints.finishes.list.path]: finishes,
      [endpoints.inspection.report.path]: { rounds, open: [], objects: [], proposals: [], mayInspect: false },
      [endpoints.cases.progress.path]: told,
    };
    const data = path in answers ? answers[path] : (list[0] ?? null);
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
  });
  return sent;
}

async function show(list: readonly ListedPlan[], status: number = caseStatus.designing, reviews = noReviews) {
  const sent = serve(list, reviews);
  await loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => en });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <PlanSection {...({ caseId: '5', version: 1, status } as Parameters<typeof PlanSection>[0])} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('list', { name: en.plans.title });
  return sent;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('stages stand under their target, with how far the design is and whose turn it is', async () => {
  await show([
    plan({
      planId: '3',
      name: 'Stages',
      planType: 'step',
      targetPlanId: '1',
      status: 2,
      upperSteps: 22,
      lowerSteps: 19,
    }),
    plan({ planId: '2', name: 'Second goal' }),
    plan({ status: 3, result: 'targetPassed' }),
  ]);
  const stages = screen.getByRole('list', { name: 'Stages of Goal' });
  within(stages).getByText('22 / 19');
  expect(within(stages).queryByText('Second goal')).toBeNull();
  screen.getByText(en.result.targetPassed);
  screen.getByText(en.flow.stepAuditing);
  screen.getByText(en.turn.auditor);
});

test('a doctor who designs alone holds every turn, and submits to nobody', async () => {
  await show([plan({ kind: 'doctorDraft', actions: ['submit'] })]);
  screen.getByText(en.turn.doctor);
  screen.getByRole('button', { name: en.action.submitOwn });
});

test('what was confirmed is named by the hash of its document, and nothing is before', async () => {
  const confirmedHash = 'a1'.repeat(32);
  await show([
    plan({ status: 3, confirmedHash, name: 'Confirmed' }),
    plan({ planId: '2', documentHash: 'b2'.repeat(32) }),
  ]);
  screen.getByText(confirmedHash);
  expect(screen.getAllByText(en.confirmedHash, { exact: false })).toHaveLength(1);
});

test('a draft in which nothing is saved says so to whoever designs it, until it can be submitted', async () => {
  await show([
    plan({ planId: '3', name: 'Empty', actions: ['saveDocument'] }),
    plan({ planId: '2', name: 'Designed', documentHash: 'b2'.repeat(32), actions: ['saveDocument', 'submit'] }),
    plan({ planId: '1', name: 'Somebody’s', actions: [] }),
  ]);
  expect(screen.getAllByText(en.notDesigned)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: en.action.submit })).toHaveLength(1);
});

test('only what the server offers is there', async () => {
  await show([plan({ actions: [] })]);
  // What was said of it, which changes nothing, is all that there is to press.
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['3 comments, 1 open']);
});

test('an auditor rejects with a reason, which stands with the plan', async () => {
  const sent = await show([plan({ status: 2, actions: ['takeAudit', 'passAudit', 'rejectAudit'] })]);
  await press(en.action.rejectAudit);
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/reason/i), { target: { value: ' Midline ' } });
  await press(en.rejecting.ok);
  expect(sent).toEqual([
    {
      path: plans.act.path,
      body: expect.objectContaining({ version: 1, action: 'rejectAudit', reason: 'Midline' }),
    },
  ]);
});

test('a plan passes when everything was looked at, and not before', async () => {
  const sent = await show([plan({ status: 2, actions: ['saveAudit', 'passAudit'] })]);
  await press(en.action.passAudit);
  const dialog = await screen.findByRole('dialog');
  const pass = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: en.action.passAudit });
  const checks = await within(dialog).findAllByRole('checkbox');
  expect(checks).toHaveLength(5);
  expect(pass().disabled).toBe(true);
  within(dialog).getByText(/checks that are not ticked: 5/);
  for (const check of checks.slice(0, 4)) await act(async () => void fireEvent.click(check));
  // Roots and bone are on no CBCT: what cannot be assessed is said, and not ticked.
  const last = within(dialog).getAllByRole('button', { name: en.audit.leave }).at(-1)!;
  await act(async () => void fireEvent.click(last));
  within(dialog).getByText(en.audit.notAssessed);
  expect(pass().disabled).toBe(false);
  await act(async () => void fireEvent.click(pass()));
  expect(sent).toEqual([
    { path: plans.act.path, body: expect.objectContaining({ action: 'passAudit', reason: null }) },
  ]);
});

test('stages begin from their target, with a name that follows it', async () => {
  const sent = await show([plan({ status: 3, result: 'targetPassed', actions: ['startStep'] })]);
  await press(en.action.startStep);
  await screen.findByRole('dialog');
  await press(en.naming.create);
  expect(sent).toEqual([
    {
      path: plans.createStep.path,
      body: expect.objectContaining({ version: 1, name: 'Goal + stages', remarks: null }),
    },
  ]);
});

test('what auditor and doctor said stands with the plan that they rejected', async () => {
  await show([plan({ status: 4, result: 'refuseTarget', reviewMessage: 'Midline.', clinicalMessage: 'Keep 14.' })]);
  screen.getByText(en.result.refuseTarget);
  screen.getByText('Midline.');
  screen.getByText('Keep 14.');
});

const review: Review = {
  ...{ reviewId: '9', planId: '1', kind: 'expert', state: 'failed', recipientName: 'Dr W-52', question: null },
  ...{ recipientMail: 'w52@example.com', lang: 'en-US', protection: 'none', showPatient: false, askedBy: 'Xu Nuo' },
  ...{ askedAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-11-24T18:00:00.000Z', views: 2, maxViews: 5 },
  ...{ decidedAt: '2026-11-21T10:00:00.000Z', reason: 'Slower', appliedAt: null, actions: ['apply'] },
};

test('a review stands at its plan with what was said, and is applied after a question', async () => {
  const sent = await show([plan({ status: 3 })], caseStatus.designing, { reviews: [review], askable: ['1'] });
  const list = await screen.findByRole('list', { name: en.review.list });
  within(list).getByText('Slower');
  within(list).getByText(en.review.state.failed);
  screen.getByText(en.review.expert.expertReviewing);
  await press(en.review.action.apply);
  expect(confirmStore.get()[0]?.body).toBe(en.review.ask.apply.failed.body);
  await act(async () => confirmStore.get()[0]?.answer(true));
  expect(sent.map(({ path }) => path)).toEqual(['/design/review/9/apply']);
});

test('stages that were approved wait for their post-processing, which whoever finishes plans can begin', async () => {
  const approved = plan({
    ...{ planId: '3', name: 'Stages', planType: 'step', status: 3, result: 'clinicallyPassed' },
    documentHash: 'a'.repeat(64),
  });
  finishes = [finish({ actions: ['start'] }), finish({ kind: 'retainer' })];
  await show([approved], caseStatus.clinicallyApproved);
  const shown = within(screen.getByRole('list', { name: en.finish.list }));
  expect(shown.getAllByText(en.finish.state.none)).toHaveLength(2);
  // The retainer is nobody's here to design.
  const links = shown.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/post-process?caseId=5&version=1&planId=3&kind=postProcess',
  ]);
  screen.getByText(en.turn.finisher);
});

test('what is completed is told with whom, and what nobody needs besides is not', async () => {
  const approved = plan({ planId: '3', name: 'Stages', planType: 'step', status: 3, result: 'planConfirmed' });
  const done = { completedBy: 'Xu Nuo', completedAt: '2026-11-20T10:00:00.000Z', sha256: 'b'.repeat(64) };
  finishes = [finish({ ...done, state: 'completed', confirmed: true }), finish({ kind: 'retainer' })];
  await show([approved], caseStatus.planConfirmed);
  const shown = within(screen.getByRole('list', { name: en.finish.list }));
  shown.getByText(/Xu Nuo/);
  shown.getByText(en.finish.confirmed);
  expect(shown.getAllByRole('listitem')).toHaveLength(1);
});

describe('what was settled before the design', () => {
  const round: InspectionRound = {
    ...{ round: 2, by: 'Gao Yuan', startedAt: '2026-11-18T10:00:00.000Z', endedAt: '2026-11-18T11:00:00.000Z' },
    ...{ result: 'passed', words: 'Margins are clear.', findings: [] },
  };
  const entry = (part: Pick<(typeof told)[number], 'id' | 'action' | 'note'> & { version?: number }) => ({
    ...{ from: null, to: caseStatus.designing, by: 'Chen Li', asAdmin: false, version: 1, findings: [] },
    ...{ at: '2026-11-19T10:00:00.000Z' },
    ...part,
  });
  const facts = () => screen.queryByLabelText(en.before.title);

  test('stands above the plans: the last inspection, the last question with its answer', async () => {
    rounds = [round, { ...round, round: 1, result: 'failed', words: 'The bite is missing.' }];
    told = [
      entry({ id: '4', action: 'answerFeasibility', note: 'Elsewhere', version: 2 }),
      entry({ id: '3', action: 'answerFeasibility', note: 'Yes, both.' }),
      entry({ id: '2', action: 'askFeasibility', note: 'May 14 and 24 go?' }),
    ];
    await show([plan({})]);
    const text = (await screen.findByLabelText(en.before.title)).textContent ?? '';
    for (const part of [
      en.before.passed,
      'Margins are clear.',
      'Gao Yuan',
      'May 14 and 24 go?',
      'Yes, both.',
      'Chen Li',
    ])
      expect(text).toContain(part);
    for (const part of ['The bite is missing.', 'Elsewhere', en.before.open]) expect(text).not.toContain(part);
    expect(screen.getByRole('link', { name: en.before.report }).getAttribute('href')).toContain('section=quality');
  });

  test('is left out where nothing was, and a question without an answer says so', async () => {
    await show([plan({})]);
    expect(facts()).toBeNull();
    cleanup();
    told = [entry({ id: '2', action: 'askFeasibility', note: 'May 14 go?' })];
    await show([plan({})]);
    expect((await screen.findByLabelText(en.before.title)).textContent).toContain(en.before.open);
  });
});
