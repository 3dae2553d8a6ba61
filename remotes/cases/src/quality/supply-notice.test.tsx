import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type CaseDetail, type CaseFinding, type QualityReport, caseStatus, endpoints } from '@archway/contracts';
import { query } from '@archway/platform';
import en from '../i18n/quality/en-US.json';
import { texts } from '../texts.ts';
import type { WizardStep } from '../screens/wizard/steps.ts';
import { SupplyNotice } from './SupplyNotice.tsx';

const photo = (id: string) => ({ kind: 'photo' as const, id, place: 'frontOcc', fileName: 'a.jpg', thumbName: null });
const finding = (words: string, more: Partial<CaseFinding>): CaseFinding => ({
  ...{ reason: 'remark', objects: [], values: {}, weight: 'supply', words },
  ...more,
});
const report: QualityReport = {
  rounds: [
    {
      ...{ round: 1, by: 'Li', startedAt: '2026-11-20T06:32:00.000Z', endedAt: '2026-11-20T07:32:00.000Z' },
      ...{ result: 'failed', words: null },
      findings: [
        finding('stands', { objects: [photo('1')] }),
        finding('replaced', { objects: [photo('2')] }),
        finding('only a remark', { objects: [photo('1')], weight: 'note' }),
        finding('of the prescription', { reason: 'prescriptionUnclear' }),
      ],
    },
  ],
  ...{ open: [], objects: [photo('1'), photo('3')], proposals: [], mayInspect: false },
};

async function show(step: WizardStep, status: CaseDetail['status'] = caseStatus.inspectionFailed): Promise<void> {
  await texts('common', 'case', 'photos', 'cbct', 'quality');
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(query(endpoints.inspection.report, { query: { caseId: '1', version: 1 } }).queryKey, report);
  render(
    <QueryClientProvider client={client}>
      <SupplyNotice detail={{ caseId: '1', version: 1, status } as CaseDetail} step={step} />
    </QueryClientProvider>,
  );
}

test('a step says what is asked for in it, and neither what was replaced nor remarks', async () => {
  await show('photos');
  expect(screen.getByText(en.quality.askedFor)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('stands') as string,
  ]);
});

test('the last step says all that stands', async () => {
  await show('submit');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['models', caseStatus.inspectionFailed],
  ['photos', caseStatus.unsubmitted],
] as const)('%s of a case in status %i: nothing is asked for', async (step, status) => {
  await show(step, status);
  expect(screen.queryByText(en.quality.askedFor)).toBeNull();
});
