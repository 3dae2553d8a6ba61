import { useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type CrownRequest, type ImplantRequest, emptyRequests, missingOfRequest } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { session, startLanguage } from '@archway/platform/host';
import { texts } from '../texts.ts';
import { CrownFields } from './form/CrownFields.tsx';
import { ImplantFields } from './form/ImplantFields.tsx';
import { RequestSheet } from './sheet/RequestSheet.tsx';

/** What antd's lists wait for, and jsdom has not. */
class Channel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => queueMicrotask(() => act(() => this.port1.onmessage?.())) };
}
beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

let crown: CrownRequest;
let implant: ImplantRequest;

function Crown({ showProblems = false }: { showProblems?: boolean }) {
  const [values, setValues] = useState<CrownRequest>(emptyRequests.crown);
  crown = values;
  const change = (fields: Partial<Omit<CrownRequest, 'kind'>>) => setValues({ ...values, ...fields });
  const missing = missingOfRequest(values);
  return <CrownFields values={values} change={change} missing={missing} showProblems={showProblems} />;
}

function Implant() {
  const [values, setValues] = useState<ImplantRequest>(emptyRequests.implant);
  implant = values;
  const change = (fields: Partial<Omit<ImplantRequest, 'kind'>>) => setValues({ ...values, ...fields });
  return <ImplantFields values={values} change={change} missing={missingOfRequest(values)} showProblems />;
}

async function show(page: React.ReactNode): Promise<void> {
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await texts('common', 'prescription', 'request');
  session.setUser({ userId: '7', doctorId: '7', permissions: [] } as unknown as SessionUser);
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);
}

const tooth = (name: string) => screen.getByRole('option', { name: `Tooth ${name}` });

test('teeth are named by clicks and by keys; arrows choose nothing', async () => {
  await show(<Crown />);
  fireEvent.click(tooth('26'));
  fireEvent.click(tooth('16'));
  expect(crown.teeth).toEqual([16, 26]);
  expect(tooth('16').getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(tooth('16'), { key: 'ArrowRight' });
  expect(crown.teeth).toEqual([16, 26]);
  expect(document.activeElement).toBe(tooth('15'));
  fireEvent.keyDown(tooth('15'), { key: ' ' });
  expect(crown.teeth).toEqual([16, 15, 26]);
  fireEvent.click(tooth('26'));
  expect(crown.teeth).toEqual([16, 15]);
  expect(screen.getByRole('status').textContent).toBe('2 teeth selected: 16, 15');
});

test('metal takes the shade away, and asks for none', async () => {
  await show(<Crown showProblems />);
  expect(screen.getAllByText('Please answer this before you submit')).toHaveLength(4);
  fireEvent.click(screen.getByRole('radio', { name: 'Zirconia' }));
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(screen.getByText('A3.5'));
  expect(crown).toMatchObject({ material: 'zirconia', shade: 'A3.5' });
  fireEvent.click(screen.getByRole('radio', { name: 'Metal' }));
  expect(crown).toMatchObject({ material: 'metal', shade: null });
  expect(screen.getByRole<HTMLInputElement>('combobox').disabled).toBe(true);
  expect(missingOfRequest(crown)).toEqual(['teeth', 'restoration']);
});

test('an implant has positions, a system and a guide', async () => {
  await show(<Implant />);
  fireEvent.click(tooth('36'));
  fireEvent.change(document.getElementById('request-system')!, { target: { value: 'BLT 4.1' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Fully guided' }));
  expect(implant).toMatchObject({ positions: [36], system: 'BLT 4.1', guide: 'full' });
  expect(screen.queryByText('Please answer this before you submit')).toBeNull();
});

test('the sheet says what was answered and leaves out the rest', async () => {
  const given = { ...emptyRequests.crown, teeth: [11], material: 'lithiumDisilicate', shade: '1M2' } as const;
  await show(<RequestSheet request={given} />);
  for (const words of ['Crown design request', 'Lithium disilicate', '1M2'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText('Restoration')).toBeNull();
});

test('an empty sheet says that there is nothing yet', async () => {
  await show(<RequestSheet request={emptyRequests.implant} />);
  expect(screen.getByText('No design request yet')).toBeTruthy();
});
