import { finding } from '../doctor/finding.ts';
import { figuresOf } from './health.ts';
import type { PageReport } from './page-reports.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const report = (minutes: number, failed: boolean, durationMs: number | null = null): PageReport => ({
  remote: 'alpha',
  version: '1.0.0+abc',
  failed,
  message: failed ? 'Error: gone' : '',
  durationMs,
  at: minutesAgo(minutes),
});
const loads = (count: number, ms = 200) => Array.from({ length: count }, () => report(10, false, ms));

describe('health of a remote', () => {
  it('is unassessed as long as no page has reported anything', () => {
    expect(figuresOf([], [], now)).toMatchObject({ health: 'unassessed', failures: 0, lastFailure: null });
  });

  it('is healthy when pages load it', () => {
    expect(figuresOf(loads(5), [], now)).toMatchObject({ health: 'healthy', loads: { count: 5, p95: 200 } });
  });

  it('is a warning after one failure of the day', () => {
    const figures = figuresOf([...loads(5), report(600, true)], [], now);
    expect(figures.health).toBe('warning');
    expect(figures.lastFailure).toEqual({
      at: minutesAgo(600).toISOString(),
      message: 'Error: gone',
      version: '1.0.0+abc',
    });
  });

  it('is failing when several pages of the last hour failed', () => {
    expect(figuresOf([...loads(20), report(5, true), report(6, true), report(7, true)], [], now).health).toBe(
      'failing',
    );
  });

  it('is not failing when that is a tiny part of all loads', () => {
    const few = [report(5, true), report(6, true), report(7, true)];
    expect(figuresOf([...loads(500), ...few], [], now).health).toBe('warning');
  });

  it('is failing with a conflict, whatever pages say', () => {
    const conflict = finding('error', ['alpha'], 'react', { zh: '冲突', en: 'conflict' });
    expect(figuresOf(loads(5), [conflict], now).health).toBe('failing');
  });

  it('is a warning when it loads slowly', () => {
    expect(figuresOf(loads(5, 4000), [], now).health).toBe('warning');
  });

  it('counts failures in steps of five minutes, the last one last', () => {
    const { failureTrend } = figuresOf([report(1, true), report(4, true), report(66, true), report(71, true)], [], now);
    expect(failureTrend).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  });
});
