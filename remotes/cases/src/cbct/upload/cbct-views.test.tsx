import { fireEvent, render, screen } from '@testing-library/react';
import type { SeriesChoice } from '@archway/volume';
import { CbctFailed } from './CbctFailed.tsx';
import { CbctProgress } from './CbctProgress.tsx';
import { SeriesRow } from '../series/SeriesRow.tsx';
import { type CbctUpload, newCbctUpload } from './cbct-upload.ts';

const upload = (change: Partial<CbctUpload>): CbctUpload => ({
  ...newCbctUpload({ caseId: '7', version: 1 }, 'CBCT_2026-11-18'),
  ...change,
});
/** @apart Texts are not loaded, so that buttons are called by their keys. */
const buttons = (): (string | null)[] => screen.queryAllByRole('button').map((button) => button.textContent);

test('an upload shows its bytes, and can be held and ended', () => {
  const bytes = 152 * 1024 ** 2;
  const { container } = render(
    <CbctProgress
      home="wizard"
      upload={upload({ step: 'upload', state: 'uploading', share: 0.585, bytes, rate: 0.042, ratio: 3.9 })}
    />,
  );
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('58');
  expect(container.textContent).toContain('89 / 152 MB · 6.4 MB/s');
  expect(container.textContent).toContain('cbct.step.compress 3.9×');
  expect(container.querySelector('[aria-live]')?.textContent).toBe('uploadState.uploading 50%');
  expect(buttons()).toEqual(['cbct.pause', 'cbct.cancel']);
});

test.each<[Partial<CbctUpload>, string[]]>([
  [{ step: 'read', state: 'preparing' }, ['cbct.cancel']],
  [{ step: 'upload', state: 'uploading', paused: true }, ['cbct.resume', 'cbct.cancel']],
  // The server has it: there is nothing left to cancel.
  [{ step: 'verify', state: 'uploading' }, []],
])('what can be done with %j', (change, expected) => {
  render(<CbctProgress home="wizard" upload={upload(change)} />);
  expect(buttons()).toEqual(expected);
});

test.each<[CbctUpload['failure'], string[]]>([
  [{ key: 'upload' }, ['cbct.retry', 'cbct.other']],
  [{ key: 'read', reason: 'workerFailed' }, ['cbct.retry', 'cbct.other']],
  // The same files give the same answer.
  [{ key: 'read', reason: 'encrypted' }, ['cbct.other']],
  [{ key: 'merge', reason: 'truncated' }, ['cbct.retry', 'cbct.other']],
  [{ key: 'video' }, ['cbct.retry', 'cbct.other']],
  [{ key: 'noSeries' }, ['cbct.other']],
])('the ways on from %j', (failure, expected) => {
  render(<CbctFailed upload={upload({ state: 'serverError', failure })} />);
  expect(screen.getByRole('alert').textContent).toContain(`cbct.error.${failure?.key}`);
  expect(buttons()).toEqual(expected);
});

test('a series that cannot be packed says why and cannot be picked', () => {
  const series: SeriesChoice = {
    key: 'a',
    name: 'K-0187',
    series: '2',
    description: 'DVT',
    modality: 'CT',
    part: [2, 5],
    created: '20261118',
    dimension: [512, 512, 1],
    spacing: [0.2, 0.2, 0.2],
    direction: null,
    componentType: 'int16',
    notes: null,
    thumbnail: null,
    problem: 'singleImage',
  };
  const onPick = jest.fn();
  const { rerender } = render(<SeriesRow series={series} group="g" isPicked={false} onPick={onPick} />);
  expect(screen.getByText('cbct.reason.singleImage')).toBeTruthy();
  expect(screen.getByText(/cbct.pick.part/)).toBeTruthy();
  fireEvent.click(screen.getByText('DVT'));
  expect(onPick).not.toHaveBeenCalled();
  rerender(<SeriesRow series={{ ...series, problem: null }} group="g" isPicked={false} onPick={onPick} />);
  fireEvent.click(screen.getByText('DVT'));
  expect(onPick).toHaveBeenCalledTimes(1);
});
