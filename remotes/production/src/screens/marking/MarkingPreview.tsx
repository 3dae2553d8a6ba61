import { useQuery } from '@tanstack/react-query';
import {
  ADVISED_MARKING,
  type Marking,
  type MarkingContent,
  type WrittenPiece,
  endpoints,
  markingOf,
  markingPlaces,
  standardWriting,
} from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { SampleCaseField } from '../../templates/SampleCaseField.tsx';
import { useSampleCase } from '../../templates/use-sample-case.ts';
import { ArchDrawing } from './ArchDrawing.tsx';
import styles from './marking.module.css';

/** How markings are written for an appliance: as its practice has it, or as everybody has. */
function useWriting(piece: WrittenPiece | undefined) {
  const { data } = useQuery(query(endpoints.markings.writings));
  const everybody = data?.find(({ practiceId }) => practiceId === null)?.writing ?? standardWriting;
  return data?.find(({ practiceId }) => practiceId === piece?.practiceId)?.writing ?? everybody;
}

/** What a template marks on an appliance of a real case, place by place. */
export function MarkingPreview({ content }: { content: MarkingContent }) {
  const t = useText('production');
  const sample = useSampleCase();
  const piece = sample.pieces?.[0];
  const writing = useWriting(piece);
  const marking =
    piece &&
    markingOf(
      content,
      {
        ...{ caseNumber: piece.ptNo, patientName: piece.patientName, jaw: piece.jaw, step: piece.step },
        ...{ orderNumber: piece.orderNo, extracted: piece.extracted },
      },
      writing,
    );
  return (
    <section className={styles.preview} aria-label={t('marking.preview')}>
      <SampleCaseField sample={sample} id="marking-sample" />
      {marking ? (
        <>
          <ArchDrawing
            marking={marking}
            lower={piece.jaw === 'lower'}
            label={t('marking.previewOf', { name: piece.code })}
          />
          <Notes marking={marking} />
        </>
      ) : (
        <p className={styles.hint}>{t('marking.noPieces')}</p>
      )}
    </section>
  );
}

/** What of it cannot be read well, or not at all. */
function Notes({ marking }: { marking: Marking }) {
  const t = useText('production');
  const places = [...markingPlaces, 'brand'] as const;
  const long = places.filter((place) => marking[place].long);
  const lossy = places.filter((place) => marking[place].lossy);
  const names = (of: readonly (typeof places)[number][]): string =>
    of.map((place) => t(`marking.field.${place}`)).join(t('templates.listSeparator'));
  return (
    <div className={styles.notes} role="status">
      {long.length > 0 ? <p>{t('marking.long', { names: names(long), num: ADVISED_MARKING })}</p> : null}
      {lossy.length > 0 ? <p>{t('marking.lossy', { names: names(lossy) })}</p> : null}
    </div>
  );
}
