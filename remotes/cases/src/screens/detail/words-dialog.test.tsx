import { act, fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '@archway/platform';
import { startLanguage } from '@archway/platform/host';
import en from '../../i18n/detail/en-US.json';
import zh from '../../i18n/detail/zh-CN.json';
import { texts } from '../../texts.ts';
import type { CaseWords } from '../../case/use-case-machine.ts';
import { WordsDialog } from './WordsDialog.tsx';

test.each([
  ['zh-CN', zh.say.reject, '请填写原因'],
  ['en-US', en.say.reject, 'Reason is required'],
])('%s: asks for words, says that they are missing, and what the server says to them', async (lang, say, missing) => {
  localStorage.setItem('lang', lang);
  await startLanguage(null);
  await texts('detail');
  const refused = new ApiError({ name: 'transitionRefused', message: 'told by the server' });
  const take = jest.fn<Promise<void>, [string, CaseWords]>().mockRejectedValueOnce(refused);
  render(<WordsDialog action="reject" name="Mila" onOk={take} onCancel={() => undefined} />);
  const field = await screen.findByLabelText(say.label);
  const ok = screen.getByText(say.ok);
  await act(async () => void fireEvent.click(ok));
  expect(screen.getByRole('alert').textContent).toBe(missing);
  expect(take).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: ' too steep ' } });
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => void fireEvent.click(ok));
  expect(take).toHaveBeenCalledWith('reject', { reason: 'too steep', refused: 'step' });
  expect(screen.getByRole('alert').textContent).toBe('told by the server');
  fireEvent.click(screen.getByLabelText(say.target));
  await act(async () => void fireEvent.click(ok));
  expect(take).toHaveBeenLastCalledWith('reject', { reason: 'too steep', refused: 'target' });
});

test('who answers a question reads it there', async () => {
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await texts('detail');
  const asked = 'May 34 and 44 be extracted?';
  render(
    <WordsDialog
      action="answerFeasibility"
      name="Mila"
      asked={asked}
      onOk={() => Promise.resolve()}
      onCancel={() => undefined}
    />,
  );
  expect((await screen.findByRole('dialog')).textContent).toContain(asked);
});
