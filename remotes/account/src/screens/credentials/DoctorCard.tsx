import type { OwnCredentials } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { DocumentTile } from './DocumentTile.tsx';
import { PartState } from './PartState.tsx';
import { Returned } from './Returned.tsx';
import styles from './credentials.module.css';

/** The qualification of the reader as a doctor. */
export function DoctorCard({ data }: { data: OwnCredentials }) {
  const t = useText('account');
  const part = data.parts.find((each) => each.part === 'doctorAuth');
  // Certified before there were papers: nothing is asked for.
  const settled = part?.state === 'authed' && part.credentials.length === 0;
  return (
    <Card
      title={t('credentials.doctorTitle')}
      meta={part && part.state !== 'none' ? <PartState state={part.state} /> : undefined}
    >
      {part ? <Returned parts={[part]} /> : null}
      {settled ? (
        <p className={styles.quiet}>{t('credentials.certifiedBody')}</p>
      ) : (
        <div className={styles.tiles}>
          <DocumentTile item="qualification" data={data} />
          <DocumentTile item="workPhoto" data={data} />
        </div>
      )}
    </Card>
  );
}
