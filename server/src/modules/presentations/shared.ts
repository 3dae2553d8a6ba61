import type { PresentationToShare, presentationsToShare } from '../plans/api.ts';
import { findNamed, rowsOfCase } from './repository.ts';
import type { PresentationRecord } from './schema.ts';
import { picturesOf } from './sources.ts';

const told = ({
  presentationId,
  caseId,
  version,
  title,
  language,
  slides,
}: PresentationRecord): PresentationToShare => ({
  ...{ presentationId, caseId, version, title, language, slides },
});

/** What links to patients need to know of presentations. */
export const sharedPresentations: (typeof presentationsToShare)['one'] = {
  async find(db, presentationId) {
    const found = await findNamed(db, presentationId);
    return found ? told(found.row) : null;
  },
  async ofVersion(db, { caseId, version }) {
    return (await rowsOfCase(db, caseId)).filter((row) => row.version === version).map(told);
  },
  async ofCase(db, caseId) {
    return (await rowsOfCase(db, caseId)).map(told);
  },
  pictures: picturesOf,
};
