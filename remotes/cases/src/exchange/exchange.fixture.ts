import type { ArchiveInside, ArchiveJob } from '@archway/contracts';

/** An archive of tests, which has come to one of two practices before. */
export const inside = (given: Partial<ArchiveInside> = {}): ArchiveInside => ({
  ...{ size: 5_000_000, exported: { at: '2026-11-20T06:32:00.000Z', by: 'Li Wei' }, serviceType: 1, versions: 2 },
  ...{ source: { ptNo: 'AW2611-0192', practice: 'Far Away' }, patientName: 'Noah Reed' },
  files: [
    { dataType: 1, count: 10 },
    { dataType: 2, count: 1 },
  ],
  parts: ['case', 'photos', 'prescriptions', 'messages', 'unheard-of'],
  places: [
    {
      ...{ practiceId: '1', name: 'Sunrise', importedAs: null },
      doctors: [
        { doctorId: '5', name: 'Dr. Chen' },
        { doctorId: '6', name: 'Dr. Lin' },
      ],
    },
    {
      ...{ practiceId: '2', name: 'Harbour', importedAs: { caseId: '77', version: 1 } },
      doctors: [{ doctorId: '8', name: 'Dr. Fang' }],
    },
  ],
  ...given,
});

export const archiveJob = (given: Partial<ArchiveJob> = {}): ArchiveJob => ({
  ...{ jobId: '9', kind: 'export', state: 'running', progress: 0.4, problem: null, caseId: '1', download: null },
  expires: '2026-11-21T06:32:00.000Z',
  ...given,
});
