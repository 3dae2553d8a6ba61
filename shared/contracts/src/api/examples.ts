/** Records as the documentation of the public API shows them; tests hold them against the schemas. */
const at = '2026-11-24T08:30:00.000Z';

export const exampleCaseRow = {
  object: 'case',
  caseId: '5120',
  version: 1,
  number: 'AW2611-0192',
  service: 'aligner',
  status: 'unsubmitted',
  statusChangedAt: at,
  designMode: 'center',
  doctorId: '2',
  doctorName: 'Ada Quist',
  createdAt: at,
  submittedAt: null,
  updatedAt: at,
  patientName: 'Mara Lind',
} as const;

const { patientName, ...row } = exampleCaseRow;

export const exampleCase = {
  ...row,
  dataSource: 'api',
  patient: { name: patientName, gender: 'female', birthday: '1999-04-12', phone: null, email: null },
  plan: null,
  editable: true,
  missing: [
    {
      code: 'photosMissing',
      message: 'The following photos are not uploaded yet: [Upper arch]',
      items: ['intraoral_upper'],
    },
  ],
} as const;

export const examplePrescription = {
  complaintTags: ['crowding'],
  objectives: 'Align both arches.',
  arches: 'both',
  movable: 'all',
  attachments: 'asNeeded',
  spacing: 'close',
  communication: 'after',
} as const;

export const exampleNewCase = {
  service: 'aligner',
  designMode: 'center',
  patient: { name: 'Mara Lind', gender: 'female', birthday: '1999-04-12' },
  prescription: examplePrescription,
} as const;

export const exampleFile = {
  object: 'file',
  fileId: '31',
  caseId: '5120',
  version: 1,
  kind: 'scan',
  jaw: 'upper',
  position: null,
  fileName: 'upper.stl',
  status: 'processing',
  problem: null,
  upload: null,
  createdAt: at,
} as const;

export const exampleUpload = {
  ...exampleFile,
  status: 'awaitingUpload',
  upload: {
    method: 'PUT',
    url: 'https://files.example.com/archway/pt/5120/1/2/-/api-31.stl?x-oss-signature=…',
    headers: { 'content-type': 'application/octet-stream' },
    expiresAt: '2026-11-24T09:30:00.000Z',
  },
} as const;
