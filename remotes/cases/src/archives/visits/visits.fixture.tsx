import { act, fireEvent } from '@testing-library/react';
import type { Archive } from '@archway/contracts';
import { type Call, compared, picture, server, settle, visit } from '../archives.fixture.tsx';

export const ARCHIVE_CHANGED = 202070;

export interface Given {
  rows?: readonly Archive[];
  canAddDataBase?: boolean;
  canAddFollowUp?: boolean;
  /** Answers to what is written, in order; the last one stays. */
  update?: readonly (number | null)[];
}

/** A server that keeps these visits, and what was sent to it. */
export function serving({ rows = [], canAddDataBase = true, canAddFollowUp = true, update = [null] }: Given) {
  const answers = [...update];
  const kept = { rows, pictures: [picture('p1'), picture('p2', { position: null, name: 'Gum' })] };
  const calls = server({
    '/archives/listPic': () => kept.pictures,
    '/archives/list': () => ({ rows: kept.rows, canAddDataBase, canAddFollowUp }),
    '/archives/compare': () => ({
      places: [{ position: 'frontOcc', count: 3 }],
      pictures: [
        compared('i', '2026-01-05', { source: 'intake', archivesId: null }),
        compared('p1', '2026-11-20', { archivesId: '5' }),
        compared('later', '2027-01-01', { archivesId: '9' }),
      ],
    }),
    '/archives/update': () => (answers.length > 1 ? answers.shift() : answers[0]) ?? rows[0],
    '/archives/add': () => visit('6', '2026-11-23'),
    '/archives/delete': () => null,
  });
  return { calls, kept };
}

export const sent = (calls: readonly Call[], end: string): Record<string, unknown>[] =>
  calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
export const submit = async (): Promise<void> => {
  await act(async () => void fireEvent.click(document.querySelector('button[type=submit]')!));
  await settle();
};
