import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { CaseDetail, QualityReport } from '@archway/contracts';
import { ApiError } from '@archway/platform';
import { startLanguage } from '@archway/platform/host';
import en from '../../i18n/quality/en-US.json';
import zh from '../../i18n/quality/zh-CN.json';
import caseEn from '../../i18n/case/en-US.json';
import caseZh from '../../i18n/case/zh-CN.json';
import { texts } from '../../texts.ts';
import { FindingDialog } from './FindingDialog.tsx';
import { OpenReport } from './OpenReport.tsx';

const model = { kind: 'model', id: '7', place: '1', fileName: 'upper.stl', thumbName: null } as const;
const detail = { caseId: '1', version: 1 } as CaseDetail;
const report: QualityReport = {
  rounds: [],
  open: [
    {
      ...{ findingId: '5', by: 'Li Wei', at: '2026-11-20T06:32:00.000Z', reason: 'holeInCrown' },
      ...{ objects: [model], values: {}, weight: 'supply', words: 'Tooth 26' },
    },
  ],
  objects: [model],
  proposals: [
    {
      ...{ key: 'k', reason: 'fragment', objects: [model], values: {} },
      answer: { by: 'Zhou Ming', at: '2026-11-20T06:32:00.000Z' },
    },
  ],
  mayInspect: true,
};

async function inLanguage(lang: string): Promise<void> {
  localStorage.setItem('lang', lang);
  await startLanguage(null);
  await texts('common', 'case', 'photos', 'cbct', 'detail', 'quality');
}

describe.each([
  ['zh-CN', zh, caseZh],
  ['en-US', en, caseEn],
])('%s', (lang, { quality: t }, { finding, jaw }) => {
  test('files, what was found at them, and what the machine proposes with what was said to it', async () => {
    await inLanguage(lang);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <OpenReport detail={detail} report={report} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const [written, proposed] = screen.getAllByRole('region');
    expect(within(written!).getByText(finding.holeInCrown)).toBeTruthy();
    expect(within(written!).getByText('Tooth 26')).toBeTruthy();
    expect(within(written!).getByText(t.weight.supply)).toBeTruthy();
    expect(within(proposed!).getByText(finding.fragment)).toBeTruthy();
    expect(within(proposed!).getByText(/Zhou Ming/)).toBeTruthy();

    fireEvent.click(within(written!).getByLabelText(t.addAbout.replace('{name}', jaw['1'])));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(jaw['1'])).toBeTruthy();
  });

  test('a finding in words alone needs them, and what the server says is told', async () => {
    await inLanguage(lang);
    const refused = new ApiError({ name: 'notInspecting', message: 'told by the server' });
    const change = jest.fn<Promise<void>, unknown[]>().mockRejectedValue(refused);
    const own = { ...report.open[0]!, reason: 'remark' as const, words: 'x' };
    render(
      <FindingDialog
        finding={own}
        files={[model]}
        writer={{ add: () => Promise.resolve(), change }}
        onClose={() => undefined}
      />,
    );
    const submit = (): Element => document.querySelector('button[type=submit]')!;
    const words = await screen.findByLabelText(new RegExp(t.field.words));
    fireEvent.change(words, { target: { value: ' ' } });
    await act(async () => void fireEvent.click(submit()));
    expect(change).not.toHaveBeenCalled();
    fireEvent.change(words, { target: { value: ' Bite ' } });
    await act(async () => void fireEvent.click(submit()));
    expect(change).toHaveBeenCalledWith(own, { weight: 'supply', words: 'Bite' });
    expect(screen.getByText('told by the server')).toBeTruthy();
  });
});
