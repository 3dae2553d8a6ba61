import { appHistory, errorText, useLang, useText } from '@archway/platform';
import { Building2, Button, Card, EmptyState } from '@archway/ui';

/** Registration comes first: a practice is created or joined, or somebody asks to. */
export function Incomplete() {
  const t = useText('account');
  const lang = useLang();
  return (
    <Card>
      <EmptyState
        icon={<Building2 />}
        title={errorText('registrationIncomplete', lang)}
        body={t('credentials.incompleteBody')}
        action={
          <>
            <Button type="primary" onClick={() => appHistory.push('/account?key=5')}>
              {t('credentials.toPractices')}
            </Button>
            <Button onClick={() => appHistory.push('/account?key=2')}>{t('credentials.toAccount')}</Button>
          </>
        }
      />
    </Card>
  );
}
