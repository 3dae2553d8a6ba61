import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  type CaseDetail,
  type RefinementProblem,
  type ToldProblem,
  emptyRefinement,
  endpoints,
} from '@archway/contracts';
import { ApiError, type SessionUser, query } from '@archway/platform';
import { session, startLanguage } from '@archway/platform/host';
import commonEn from '../i18n/common/en-US.json';
import commonZh from '../i18n/common/zh-CN.json';
import en from '../i18n/refinement/en-US.json';
import zh from '../i18n/refinement/zh-CN.json';
import { texts } from '../texts.ts';
import { RefinementNotice } from './RefinementNotice.tsx';
import { RefinementSection } from './RefinementSection.tsx';
import { RestartDialog } from './RestartDialog.tsx';

const detail = {
  ...{ caseId: '1', version: 2, stage: 2, patientName: 'Lena Hart', upperSteps: 20, lowerSteps: null },
} as CaseDetail;
const told: ToldProblem = {
  problem: {
    ...emptyRefinement,
    ...{ reasons: ['aligner', 'patient'], description: 'Tooth 12 lags behind.', upperWorn: 0, teeth: [12] },
  },
  ...{ by: 'Li Wei', at: '2026-11-20T06:32:00.000Z' },
};

async function show(page: ReactNode, lang = 'en-US', answer: ToldProblem | null = told): Promise<void> {
  localStorage.setItem('lang', lang);
  await startLanguage(null);
  await texts('common', 'case', 'prescription', 'refinement');
  session.setUser({ userId: '7', doctorId: '7', permissions: [] } as unknown as SessionUser);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(query(endpoints.refinement.problem, { query: { caseId: '1', version: 2 } }).queryKey, answer);
  render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
}

const send = () => act(async () => void fireEvent.click(document.querySelector('button[type=submit]')!));

describe.each([
  ['zh-CN', zh.refinement, commonZh, '上颌已戴步数', '情况描述', '重启原因'],
  ['en-US', en.refinement, commonEn, 'Upper steps worn', 'Condition description', 'Reason for refinement'],
] as const)('%s', (lang, t, common, worn, description, reasons) => {
  test('the dialog says what a restart costs, asks why, and lets nothing through before it is told', async () => {
    const restart = jest.fn<Promise<void>, [RefinementProblem]>().mockResolvedValue();
    await show(<RestartDialog detail={detail} onRestart={restart} onClose={() => undefined} />, lang);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(t.question)).toBeTruthy();
    expect(within(dialog).getByText(t.restart.replace('{name}', 'Lena Hart'))).toBeTruthy();
    expect(document.querySelector('button[type=submit]')?.textContent?.replaceAll(' ', '')).toBe(
      common.action.restart.replaceAll(' ', ''),
    );
    await send();
    expect(restart).not.toHaveBeenCalled();
    // The reason, what is seen, and the steps of the one jaw that the plan treats.
    expect(screen.getAllByRole('alert')).toHaveLength(3);

    fireEvent.click(within(dialog).getByLabelText(t.reason.revisit));
    fireEvent.change(within(dialog).getByLabelText(description), { target: { value: ' Gap at 12 ' } });
    fireEvent.change(within(dialog).getByLabelText(worn), { target: { value: '9' } });
    await send();
    expect(restart).toHaveBeenCalledWith({
      ...emptyRefinement,
      ...{ reasons: ['revisit'], description: 'Gap at 12', upperWorn: 9 },
    });
  });

  test('the section of a refinement says what it is for, who said so, and nothing as a dash', async () => {
    await show(<RefinementSection detail={detail} />, lang);
    expect(screen.getByText(reasons, { selector: 'dt' })).toBeTruthy();
    expect(screen.getByText(new RegExp(`${t.reason.aligner}.*${t.reason.patient}`))).toBeTruthy();
    expect(screen.getByText('Tooth 12 lags behind.')).toBeTruthy();
    expect(screen.getByText(/Li Wei/)).toBeTruthy();
    expect(screen.getByText('0')).toBeTruthy();
    expect(screen.getAllByText('—').length).toBeGreaterThan(0);
  });

  test('a refinement from before reasons were kept says that there is none', async () => {
    await show(<RefinementSection detail={detail} />, lang, null);
    expect(screen.getByText(t.none)).toBeTruthy();
  });
});

test('what the server says against a restart is told in the dialog', async () => {
  const refused = new ApiError({ name: 'restartRunning', message: 'told by the server' });
  const restart = jest.fn<Promise<void>, [RefinementProblem]>().mockRejectedValue(refused);
  const known = { ...detail, upperSteps: null };
  await show(<RestartDialog detail={known} onRestart={restart} onClose={() => undefined} />);
  fireEvent.click(await screen.findByLabelText(en.refinement.reason.aligner));
  fireEvent.change(screen.getByLabelText('Condition description'), { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('option', { name: 'Tooth 22' }));
  await send();
  expect(restart).toHaveBeenCalledWith(expect.objectContaining({ teeth: [22], upperWorn: null }));
  expect(screen.getByText('told by the server')).toBeTruthy();
});

test('a reason that is taken back is no reason', async () => {
  const restart = jest.fn<Promise<void>, [RefinementProblem]>();
  await show(<RestartDialog detail={detail} onRestart={restart} onClose={() => undefined} />);
  const reason = await screen.findByLabelText(en.refinement.reason.aligner);
  fireEvent.click(reason);
  fireEvent.click(reason);
  await send();
  expect(screen.getAllByRole('alert')).toHaveLength(3);
});

test('the intake of a refinement says in its first step why records are given anew, and nowhere else', async () => {
  await show(<RefinementNotice detail={detail} step="patient" />);
  expect(screen.getByText('Refinement 1')).toBeTruthy();
  expect(screen.getByText(/Aligner problem, Patient issues: Tooth 12 lags behind\./)).toBeTruthy();
});

test.each([
  ['another step', detail, 'photos'],
  ['an initial phase', { ...detail, stage: 1 }, 'patient'],
  ['a case that is not saved', null, 'patient'],
] as const)('%s: no notice', async (_name, given, step) => {
  await show(<RefinementNotice detail={given} step={step} />);
  expect(screen.queryByText(new RegExp(en.refinement.anew))).toBeNull();
});
