import type { LibraryVersion } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { ask, tell } from './api.ts';

/** What a list says of a case. */
export interface SeenCase {
  readonly ptId: string;
  readonly version: number;
  readonly status: number;
  readonly stage: number;
  readonly modelCount: number;
  readonly entrust: number;
}

/** A case that can still be changed and has a model, one at the designers, and a refinement. */
export async function casesOf(page: Page): Promise<{ open: SeenCase; under: SeenCase; refined: SeenCase }> {
  const { rows } = await ask<{ rows: SeenCase[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  const open = rows.find(({ status, modelCount }) => status === 0 && modelCount > 0)!;
  const under = rows.find(({ status, modelCount }) => status === 10 && modelCount === 2)!;
  const refined = rows.find(({ stage }) => stage > 1)!;
  return { open, under, refined };
}

/** A case with follow-ups, whose library has something in it: one of those who wear their aligners, far down the list. */
export async function followedUp(page: Page): Promise<Pick<SeenCase, 'ptId' | 'version'>> {
  for (let pageNum = 1; ; pageNum++) {
    const { rows } = await ask<{ rows: SeenCase[] }>(page, `/doctor/doc/pagePt?pageSize=100&pageNum=${pageNum}`);
    if (rows.length === 0) throw new Error('no case of the demonstration has follow-ups');
    for (const { ptId } of rows.filter(({ status }) => status === 34)) {
      const versions = await ask<LibraryVersion[]>(page, `/doctor/pt/archives/library/version/list?ptId=${ptId}`);
      const found = versions.find(({ followUps, pictures }) => followUps > 0 && pictures > 0);
      if (found) return { ptId, version: found.version };
    }
  }
}

/** A presentation of a case. */
export async function presented(page: Page, { ptId, version }: Pick<SeenCase, 'ptId' | 'version'>): Promise<string> {
  const slides = [{ kind: 'text', slideId: 'a', heading: 'Next steps', body: '- Wear your aligners' }];
  const presentation = { ptId, version: Number(version), title: 'For the patient', language: 'en-US', slides };
  const made = await tell<{ presentationId: string }>(page, '/doctor/pt/presentation', presentation);
  return `/presentation?id=${made.presentationId}`;
}
