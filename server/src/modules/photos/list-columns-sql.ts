import { portraitPositions, requiredPhotos } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { computed } from '../../infrastructure/lists/selection.ts';
import type { PhotosOfCase } from '../cases/api.ts';

const positionList = (positions: readonly string[]): SQL => sql.raw(`array['${positions.join("', '")}']`);

/** What a row of the case list shows of its photos, from index look-ups per row. */
export const listColumns: PhotosOfCase['columns'] = ({ caseId, version }) => ({
  photoCount:
    computed<number>(sql`(select count(*)::int from case_photos p where p.pt_id = ${caseId} and p.version = ${version}
    and p.position = any(${positionList(requiredPhotos)}))`),
  thumbName: computed<
    string | null
  >(sql`(select p.thumb_name from case_photos p where p.pt_id = ${caseId} and p.version = ${version}
    and p.position = any(${positionList(portraitPositions)})
    order by array_position(${positionList(portraitPositions)}, p.position) limit 1)`),
});
