import { compareShared } from './compare-shared.ts';
import { status } from '../status.fixture.ts';

const conflict = (subject: string, severity: 'error' | 'warning' = 'error') => ({
  severity,
  subject,
  message: { zh: '冲突', en: 'conflict' },
});

describe('what remote and host share', () => {
  it('stands side by side, conflicts first', () => {
    const remote = status('plans', { conflicts: [conflict('react'), conflict('menu plans', 'warning')] });
    const rows = compareShared(remote, { antd: '^6.0.0', react: '^20.0.0' }, { antd: '6.6.0', react: '19.3.1' });
    expect(
      rows.map(({ subject, provided, wanted, conflict: found }) => [subject, provided, wanted, found?.severity]),
    ).toEqual([
      ['react', '19.3.1', '^20.0.0', 'error'],
      ['menu plans', undefined, undefined, 'warning'],
      ['antd', '6.6.0', '^6.0.0', undefined],
    ]);
  });
});
