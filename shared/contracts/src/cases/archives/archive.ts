/**
 * What the patient data library of a case version keeps: records with a name, and follow-ups, which are visits. Both have
 * pictures.
 */
export const archiveKinds = ['record', 'followUp'] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

/** What was found at a visit. */
export const visitFindings = [
  { key: 'attachmentLost', zh: '附件脱落', en: 'Attachment lost' },
  { key: 'alignerUnfit', zh: '矫治器不贴合', en: 'Aligner does not fit' },
  { key: 'gap', zh: '出现间隙', en: 'Gap' },
  { key: 'alignerBroken', zh: '矫治器破损', en: 'Aligner broken' },
  { key: 'poorWear', zh: '佩戴时间不足', en: 'Worn too little' },
  { key: 'poorHygiene', zh: '口腔卫生不佳', en: 'Poor oral hygiene' },
] as const;
export type VisitFinding = (typeof visitFindings)[number]['key'];
export const visitFindingKeys = visitFindings.map(({ key }) => key);

/** The last step that can have been worn at a visit. */
export const LAST_WORN_STEP = 199;
/** Most records and follow-ups of one case version. */
export const ARCHIVE_LIMIT = 200;
/** Most pictures of one record or follow-up. */
export const ARCHIVE_PICTURE_LIMIT = 30;
/** How many small pictures a list shows of each. */
export const ARCHIVE_COVERS = 4;

/** Where a picture of a comparison comes from: the photos of the intake, or the library. */
export const comparedSources = ['intake', ...archiveKinds] as const;
export type ComparedSource = (typeof comparedSources)[number];
