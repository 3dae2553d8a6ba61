import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type CaseRow, type Entrust, type RoleKey, caseStatus, entrustTo } from '@archway/contracts';
import { type SessionUser } from '@archway/platform';
import { session } from '@archway/platform/host';
import { texts } from '../../../texts.ts';
import { CaseProgress } from '../../detail/CaseProgress.tsx';
import { caseRow } from '../list.fixture.tsx';
import { CaseCard } from './CaseCard.tsx';
import { StatusCell } from './StatusCell.tsx';

const row = (entrust: Entrust, role: RoleKey): CaseRow => caseRow({ entrust, roles: [role] });

const places: Readonly<Record<string, (shown: CaseRow) => React.ReactNode>> = {
  'a row of the list': (shown) => <StatusCell row={shown} />,
  'a card on a phone': (shown) => <CaseCard row={shown} />,
};

async function show(content: React.ReactNode): Promise<void> {
  await texts('common', 'list', 'detail');
  session.setUser({ roles: [], permissions: ['*:*:*'] } as unknown as SessionUser);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const tone = (): string | undefined =>
  screen.getByText('Designing').closest<HTMLElement>('[data-tone]')?.dataset['tone'];

describe.each(Object.entries(places))('%s', (_place, content) => {
  test('is amber for the doctor who designs the case', async () => {
    await show(content(row(entrustTo.self, 'doctor')));
    expect(tone()).toBe('warning');
  });

  test('is blue for the doctor while a design center designs it', async () => {
    await show(content(row(entrustTo.center, 'doctor')));
    expect(tone()).toBe('info');
  });

  test('is amber for the design center only where the case is entrusted', async () => {
    await show(content(row(entrustTo.center, 'design_center')));
    expect(tone()).toBe('warning');
  });

  test('is blue for the design center where the doctor designs', async () => {
    await show(content(row(entrustTo.self, 'design_center')));
    expect(tone()).toBe('info');
  });
});

test.each([
  [entrustTo.self, true],
  [entrustTo.center, false],
] as const)('the progress of a case whose way of design is %i is amber for its doctor: %s', async (entrust, amber) => {
  await show(<CaseProgress status={caseStatus.designing} entrust={entrust} roles={['doctor']} unfinished={false} />);
  expect(screen.getByText('Design').closest('li')?.className.includes('turn')).toBe(amber);
});
